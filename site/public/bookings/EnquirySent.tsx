import type { EnquiryReceipt } from '@shared/contract/bookings/booking';
import { parseCents } from '@shared/domain/prices/money';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { staySummary } from './staySummary';

export function EnquirySent({
  receipt,
  onAnother,
}: {
  receipt: EnquiryReceipt;
  onAnother: () => void;
}) {
  const page = usePage();
  const { t, money } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    // The second click of a double click on "Send" would hit the link that is now in its place.
    const ignoreSecond = (event: MouseEvent) => {
      if (event.detail < 2) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('click', ignoreSecond, true);
    return () => window.removeEventListener('click', ignoreSecond, true);
  }, []);
  return (
    <Panel role="status">
      <Title ref={heading} tabIndex={-1}>
        {t('enquiry.sent.title')}
      </Title>
      <p>
        {receipt.sendsMail
          ? `${t('enquiry.sent.text')} ${t('enquiry.sent.mail')}`
          : t('enquiry.sent.text')}
      </p>
      <Reference>
        {t('enquiry.sent.reference')}: <strong>{receipt.reference}</strong>
      </Reference>
      {!receipt.sendsMail && <p>{t('enquiry.sent.noMail')}</p>}
      <p>
        {staySummary(receipt, receipt, page)},{' '}
        {money(parseCents(receipt.totalAmount), receipt.currency)}
      </p>
      <div>
        <Button type="button" $variant="secondary" onClick={onAnother}>
          {t('enquiry.sent.another')}
        </Button>
      </div>
    </Panel>
  );
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  max-width: 640px;
  margin-top: ${space(4)};
  padding: ${space(10)} ${space(8)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-top: 4px solid ${({ theme }) => theme.colors.palm};
  border-radius: ${({ theme }) => theme.radii.card};
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.type.h2};
  outline: none;
`;

const Reference = styled.p`
  font-size: ${({ theme }) => theme.type.lead};
`;
