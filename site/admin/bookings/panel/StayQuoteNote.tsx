import {
  centsOfNumber,
  normaliseDecimal,
  parseCents,
  type Currency,
} from '@shared/domain/prices/money';
import styled from 'styled-components';
import { space } from '../../../styles/theme';
import { Bill, Paper } from './Bill';
import { Notice } from '../../components/sectionStyles';
import { SmallButton } from '../../components/SmallButton';
import type { StayQuote } from './useStayQuote';
import { t } from '../../i18n/t';
import { centsText } from '../../components/formats';

/**
 * The server's answer for an unsaved stay: list price, clash and hints.
 * @param amount typed amount
 * @param showsClash false if the dates are unchanged
 * @param onTake uses the list price
 */
export function StayQuoteNote({
  quote,
  amount,
  showsClash,
  onTake,
}: {
  quote: StayQuote;
  amount: string;
  showsClash: boolean;
  onTake: () => void;
}) {
  return (
    <Area aria-live="polite" aria-busy={quote.state === 'checking'}>
      {quote.state === 'checking' && <Quiet>{t('Checking price and nights...')}</Quiet>}
      {quote.state === 'failed' && <Notice $tone="error">{quote.message}</Notice>}
      {quote.state === 'known' && (
        <>
          {showsClash && quote.answer.clash && (
            <Notice $tone="error">{quote.answer.clash.message}</Notice>
          )}
          {quote.answer.hints.map((hint) => (
            <Notice key={hint} $tone="warning">
              {t('{hint} You can save it all the same.', { hint })}
            </Notice>
          ))}
          <QuotePaper>
            <Bill quote={quote.answer.quote} />
            <TakePrice
              listCents={centsOfNumber(quote.answer.quote.total)}
              currency={quote.answer.quote.currency}
              amount={amount}
              onTake={onTake}
            />
          </QuotePaper>
        </>
      )}
    </Area>
  );
}

function TakePrice({
  listCents,
  currency,
  amount,
  onTake,
}: {
  listCents: number;
  currency: Currency;
  amount: string;
  onTake: () => void;
}) {
  if (centsOrNull(amount) === listCents) return <Quiet>{t('The amount is the list price.')}</Quiet>;
  return (
    <SmallButton onClick={onTake}>
      {t('Use {listCents}', { listCents: centsText(listCents, currency) })}
    </SmallButton>
  );
}

/** `null` if invalid. */
export function centsOrNull(amount: string): number | null {
  try {
    return parseCents(normaliseDecimal(amount));
  } catch {
    return null;
  }
}

const Area = styled.div`
  display: grid;
  gap: ${space(3)};
  font-size: ${({ theme }) => theme.type.small};
`;

const QuotePaper = styled(Paper)`
  display: grid;
  gap: ${space(3)};
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.slate};
`;
