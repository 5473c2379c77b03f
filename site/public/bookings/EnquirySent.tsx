import type { EnquiryReceipt } from '@shared/contract/bookings/booking';
import { parseCents } from '@shared/domain/prices/money';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';
import { HousePhoto } from '../HousePhoto';
import { usePage } from '../PageContext';
import { NextSteps, type FirstPayment } from './NextSteps';
import { staySummary } from './staySummary';

/** The confirmation after an enquiry. */
export function EnquirySent({
  receipt,
  payment = null,
  onAnother,
}: {
  receipt: EnquiryReceipt;
  payment?: FirstPayment | null;
  onAnother: () => void;
}) {
  const page = usePage();
  const { t, money, content } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t('enquiry.sent.title');
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    const before = document.title;
    document.title = `${title} · ${content['villa.name']}`;
    return () => {
      document.title = before;
    };
  }, [title, content]);
  useIgnoredSecondClick();
  const { stayPath } = receipt;
  return (
    <Sheet>
      <Photo sizes="(min-width: 1100px) 560px, 100vw" />
      <div>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Text>
          {receipt.sendsMail
            ? `${t('enquiry.sent.text')} ${t('enquiry.sent.mail')}`
            : t('enquiry.sent.text')}
        </Text>
        <Stay>
          {`${staySummary(receipt, receipt, page)}, ${money(parseCents(receipt.totalAmount), receipt.currency)}`}
        </Stay>
        <p>
          <span>{`${t('enquiry.sent.reference')}:`}</span> <strong>{receipt.reference}</strong>
        </p>
        <NextSteps isSent payment={payment} />
        {!receipt.sendsMail && stayPath && <p>{t('enquiry.sent.noMail')}</p>}
        <Actions>
          {stayPath && (
            <>
              <Button as="a" href={stayPath}>
                {t('enquiry.sent.page')}
              </Button>
              <Button as="a" href={`${stayPath}/calendar.ics`} $variant="secondary">
                {t('enquiry.sent.calendar')}
              </Button>
            </>
          )}
          <Button type="button" $variant={stayPath ? 'quiet' : 'secondary'} onClick={onAnother}>
            {t('enquiry.sent.another')}
          </Button>
        </Actions>
      </div>
    </Sheet>
  );
}

/** The second click of a double click on "Send" would hit what is now in its place. */
function useIgnoredSecondClick(): void {
  useEffect(() => {
    const ignoreSecond = (event: MouseEvent) => {
      if (event.detail < 2) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('click', ignoreSecond, true);
    return () => window.removeEventListener('click', ignoreSecond, true);
  }, []);
}

const Sheet = styled.div`
  display: grid;
  gap: ${space(8)};
  margin-top: ${space(4)};
  > div {
    display: flex;
    flex-direction: column;
    gap: ${space(5)};
    max-width: ${({ theme }) => theme.width.text};
  }
  ${({ theme }) => theme.up.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space(16)};
    align-items: start;
  }
`;

const Photo = styled(HousePhoto)`
  aspect-ratio: 16 / 9;
  ${({ theme }) => theme.up.desktop} {
    aspect-ratio: 4 / 5;
    max-height: calc(100svh - 220px);
  }
`;

const Title = styled.h1`
  font-size: ${({ theme }) => theme.type.h2};
  outline: none;
`;

const Text = styled.p`
  font-size: ${({ theme }) => theme.type.lead};
  color: ${({ theme }) => theme.colors.slate};
`;

const Stay = styled.p`
  padding-block: ${space(4)};
  border-block: 1px solid ${({ theme }) => theme.colors.stone};
  font-family: ${({ theme }) => theme.fonts.display};
  font-size: ${({ theme }) => theme.type.h4};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;
