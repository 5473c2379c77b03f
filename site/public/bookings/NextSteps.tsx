import { VILLA } from '@shared/villa';
import type { Cents, Currency } from '@shared/domain/prices/money';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';

/** What is paid once the stay is confirmed, if the owner's terms say so. */
export type FirstPayment = { cents: Cents; currency: Currency; isTotal: boolean };

/**
 * What happens after an enquiry, in three steps.
 * @param isSent whether the first step is done
 */
export function NextSteps({
  isSent = false,
  payment,
}: {
  isSent?: boolean;
  payment: FirstPayment | null;
}) {
  const { t, money } = usePage();
  const amount = payment && money(payment.cents, payment.currency);
  const steps = [
    t(isSent ? 'steps.sent' : 'steps.send'),
    t('steps.answer', { hours: VILLA.enquiryReplyWithinHours }),
    amount === null
      ? t('steps.payment')
      : t(payment?.isTotal ? 'steps.total' : 'steps.deposit', { amount }),
  ];
  return (
    <section aria-labelledby="next-steps">
      <Title id="next-steps">{t('steps.title')}</Title>
      <Steps>
        {steps.map((step, index) => (
          <Step key={step} $isDone={isSent && index === 0}>
            {step}
          </Step>
        ))}
      </Steps>
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: ${space(3)};
  font-size: ${({ theme }) => theme.type.h4};
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
`;

const Step = styled.li<{ $isDone: boolean }>`
  display: grid;
  grid-template-columns: ${space(7)} minmax(0, 1fr);
  gap: ${space(3)};
  counter-increment: step;
  &::before {
    display: grid;
    place-items: center;
    width: ${space(7)};
    height: ${space(7)};
    border: 1px solid ${({ $isDone, theme }) => theme.colors[$isDone ? 'palm' : 'slate']};
    border-radius: 50%;
    background: ${({ $isDone, theme }) => ($isDone ? theme.colors.palm : 'none')};
    color: ${({ $isDone, theme }) => theme.colors[$isDone ? 'ground' : 'slate']};
    font-size: ${({ theme }) => theme.type.small};
    font-variant-numeric: tabular-nums;
    content: ${({ $isDone }) => ($isDone ? "'✓' / ''" : 'counter(step)')};
  }
`;
