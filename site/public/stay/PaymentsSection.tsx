import type { StayPayments } from '@shared/contract/payments/stayPayments';
import type { StayPage } from '@shared/contract/stay/stayPage';
import { formatIban, type BankAccount } from '@shared/domain/payments/bankDetails';
import { fill } from '@shared/i18n/fill';
import { serverTexts } from '@shared/i18n/catalogues';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { Facts, StayPart } from './stayParts';
import { Quiet } from '../../components/SmallText';
import { useStayText } from './stayText';

export function PaymentsSection({ page }: { page: StayPage }) {
  const { language, money: format } = usePage();
  const { day } = useStayText();
  const { payments, currency } = page;
  const texts = serverTexts(language).payments;
  if (!payments) {
    return (
      page.account && (
        <StayPart id="payments" title={texts['payments.bank.title']}>
          <p>{texts['payments.bank.whatIsOpen']}</p>
          <AccountFacts bank={page.account} reference={page.reference} />
        </StayPart>
      )
    );
  }
  const money = (cents: number) => format(cents, currency);
  const { items, receivedCents, returnedCents, outstandingCents, giveBackCents } = payments;
  const { securityOutstandingCents } = payments;
  const openCents = outstandingCents + securityOutstandingCents;
  const statusOf = ({ state, dueDate, paidCents }: StayPayments['items'][number]) => {
    if (state === 'paid') return texts['payments.isPaid'];
    const due = fill(texts[state === 'overdue' ? 'payments.overdue' : 'payments.dueBy'], {
      day: day(dueDate),
    });
    if (paidCents === 0) return due;
    return `${fill(texts['payments.partlyPaid'], { amount: money(paidCents) })}, ${due}`;
  };
  const isAsked = page.status === 'confirmed';
  return (
    <StayPart id="payments" title={texts['payments.title']}>
      <Items>
        {items.map((item) => (
          <li key={`${item.kind} ${item.dueDate} ${item.cents}`}>
            <span>
              {texts[`payments.item.${item.kind}`]}
              {isAsked && <small>{statusOf(item)}</small>}
            </span>
            <b>{money(item.cents)}</b>
          </li>
        ))}
        {receivedCents > 0 && (
          <li>
            <span>{texts['payments.paid']}</span>
            <b>{money(receivedCents)}</b>
          </li>
        )}
        {returnedCents > 0 && (
          <li>
            <span>{texts['payments.returned']}</span>
            <b>{money(returnedCents)}</b>
          </li>
        )}
        {outstandingCents > 0 && (
          <li>
            <strong>{texts['payments.outstanding']}</strong>
            <strong>{money(outstandingCents)}</strong>
          </li>
        )}
        {securityOutstandingCents > 0 && (
          <li>
            <strong>{texts['payments.outstandingSecurity']}</strong>
            <strong>{money(securityOutstandingCents)}</strong>
          </li>
        )}
      </Items>
      {isAsked && openCents === 0 && receivedCents > 0 && giveBackCents === 0 && (
        <p>{texts['payments.allPaid']}</p>
      )}
      {giveBackCents > 0 && (
        <p>{fill(texts['payments.giveBack'], { amount: money(giveBackCents) })}</p>
      )}
      {items.some(({ kind }) => kind === 'security') && (
        <Quiet>{texts['payments.securityHint']}</Quiet>
      )}
      {isAsked && openCents > 0 && !payments.transfer && <p>{texts['payments.bank.later']}</p>}
      {payments.transfer && <Transfer page={page} transfer={payments.transfer} />}
    </StayPart>
  );
}

function Transfer({
  page: { reference, currency },
  transfer: { cents, dueDate, bank, qr },
}: {
  page: StayPage;
  transfer: NonNullable<StayPayments['transfer']>;
}) {
  const { language, money } = usePage();
  const { day } = useStayText();
  const texts = serverTexts(language).payments;
  return (
    <Bank>
      <h3>{texts['payments.bank.title']}</h3>
      <p>{texts['payments.bank.text']}</p>
      <BankColumns>
        <AccountFacts bank={bank} reference={reference}>
          <dt>{texts['payments.bank.amount']}</dt>
          <dd>
            {fill(texts['payments.bank.next'], {
              amount: money(cents, currency),
              day: day(dueDate),
            })}
          </dd>
        </AccountFacts>
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
      </BankColumns>
    </Bank>
  );
}

/** Bank account and transfer reference. @param children shown before them */
function AccountFacts({
  bank,
  reference,
  children,
}: {
  bank: BankAccount;
  reference: string;
  children?: ReactNode;
}) {
  const { language } = usePage();
  const texts = serverTexts(language).payments;
  return (
    <Facts>
      {children}
      <dt>{texts['payments.bank.holder']}</dt>
      <dd>{bank.holder}</dd>
      <dt>{texts['payments.bank.iban']}</dt>
      <dd>{formatIban(bank.iban)}</dd>
      {bank.bic !== null && (
        <>
          <dt>{texts['payments.bank.bic']}</dt>
          <dd>{bank.bic}</dd>
        </>
      )}
      <dt>{texts['payments.bank.reference']}</dt>
      <dd>{reference}</dd>
    </Facts>
  );
}

const Items = styled.ul`
  margin: 0 0 ${space(3)};
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
    padding: ${space(1.5)} 0;
  }
  small {
    display: block;
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
  b {
    font-weight: 400;
    white-space: nowrap;
  }
  li:has(strong) {
    margin-top: ${space(2)};
    padding-top: ${space(3)};
    border-top: 1px solid ${({ theme }) => theme.colors.ink};
  }
  strong {
    font-weight: 600;
  }
  strong:last-child {
    white-space: nowrap;
  }
`;

const Bank = styled.div`
  margin-top: ${space(5)};
  padding-top: ${space(4)};
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
  h3 {
    margin-bottom: ${space(2)};
    font-family: ${({ theme }) => theme.fonts.text};
    font-size: 1rem;
    font-weight: 600;
    letter-spacing: 0;
  }
`;

const BankColumns = styled.div`
  display: grid;
  gap: ${space(5)};
  align-items: start;
  margin-top: ${space(4)};
  figure {
    max-width: 220px;
    margin: 0;
  }
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: 1fr auto;
  }
`;
