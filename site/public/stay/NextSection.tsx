import type { StayPayments } from '@shared/contract/payments/stayPayments';
import type { StayPage } from '@shared/contract/stay/stayPage';
import { formatDay } from '@shared/domain/date';
import { paymentDueDates } from '@shared/domain/prices/paymentDueDates';
import { serverTexts } from '@shared/i18n/catalogues';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Quiet } from '../../components/SmallText';
import { space } from '../../styles/theme';
import { firstPaymentOf } from '../bookings/firstPayment';
import { NextSteps } from '../bookings/NextSteps';
import { usePage } from '../PageContext';
import { AccountFacts } from './PaymentsSection';
import { useStayText } from './stayText';

/** The one thing to do now; nothing if there is none, or if a form below asks for it. */
export function NextSection({ page }: { page: StayPage }) {
  const { today } = usePage();
  const { text } = useStayText();
  const { payments, details, offer, status, isOver } = page;
  if (payments?.transfer) return <Transfer page={page} transfer={payments.transfer} />;
  if (status === 'pending' && offer === null && !isOver) {
    return (
      <Panel as="div">
        <NextSteps isSent payment={firstPaymentOf(paymentDueDates(page, today), page.currency)} />
      </Panel>
    );
  }
  if (details?.guestNames.length !== 0) return null;
  return (
    <Step title={text('next.details')}>
      <Button as="a" href="#details">
        {text('next.toDetails')}
      </Button>
    </Step>
  );
}

function Transfer({
  page: { reference, currency },
  transfer: { cents, euroCents, dueDate, bank, qr },
}: {
  page: StayPage;
  transfer: NonNullable<StayPayments['transfer']>;
}) {
  const { language, locale, money, today } = usePage();
  const { text } = useStayText();
  const texts = serverTexts(language).payments;
  const amount = money(cents, currency);
  const day = formatDay(dueDate, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <Step title={text(dueDate < today ? 'next.overdue' : 'next.transfer', { amount, day })}>
      <Columns>
        <div>
          <AccountFacts bank={bank} reference={reference}>
            {euroCents !== null && (
              <>
                <dt>{texts['payments.bank.euros']}</dt>
                <dd>{money(euroCents, 'EUR')}</dd>
              </>
            )}
          </AccountFacts>
          <Hint>
            {euroCents !== null && `${texts['payments.bank.eurosHint']} `}
            {texts['payments.bank.text']}
          </Hint>
        </div>
        {qr && (
          <figure>
            <svg
              viewBox={`0 0 ${qr.size} ${qr.size}`}
              width="176"
              height="176"
              role="img"
              aria-label={texts['payments.bank.qr']}
              shapeRendering="crispEdges"
            >
              <rect width={qr.size} height={qr.size} fill="#fff" />
              <path d={qr.path} fill="#000" />
            </svg>
            <Quiet as="figcaption">{texts['payments.bank.qrHint']}</Quiet>
          </figure>
        )}
      </Columns>
    </Step>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  const { text } = useStayText();
  return (
    <Panel aria-labelledby="next-title">
      <Kicker>{text('next.kicker')}</Kicker>
      <h2 id="next-title">{title}</h2>
      {children}
    </Panel>
  );
}

const Panel = styled.section`
  margin-top: ${space(8)};
  padding: ${space(6)} ${space(5)};
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.card};
  overflow-wrap: anywhere;
  h2 {
    margin-bottom: ${space(5)};
    font-size: ${({ theme }) => theme.type.h3};
  }
  ${({ theme }) => theme.up.tablet} {
    padding: ${space(8)};
  }
  @media print {
    padding: 0;
    break-inside: avoid;
  }
`;

const Kicker = styled(Quiet)`
  margin: 0 0 ${space(1)};
`;

const Hint = styled(Quiet)`
  max-width: ${({ theme }) => theme.width.text};
  margin-top: ${space(5)};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(5)} ${space(10)};
  align-items: start;
  figure {
    max-width: 220px;
    margin: 0;
  }
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: 1fr auto;
  }
`;
