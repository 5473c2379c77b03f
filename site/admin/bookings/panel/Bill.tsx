import type { QuoteJson } from '@shared/contract/prices/price';
import { billLineKey, billLines } from '@shared/domain/prices/billLines';
import { centsOfNumber, type Cents } from '@shared/domain/prices/money';
import { billLineText } from '@shared/i18n/billText';
import styled from 'styled-components';
import { space } from '../../../styles/theme';
import { currentLanguage, ruleTexts } from '../../i18n/language';
import { t } from '../../i18n/t';
import { centsText, dayMonthText } from '../../components/formats';

/**
 * The list price line by line and the agreed amount if it differs.
 * @param agreedCents in the quote's currency; omitted if nothing is agreed
 */
export function Bill({ quote, agreedCents }: { quote: QuoteJson; agreedCents?: Cents }) {
  const money = (cents: Cents) => centsText(cents, quote.currency);
  const listCents = centsOfNumber(quote.total);
  const isOther = agreedCents !== undefined && agreedCents !== listCents;
  return (
    <AmountLines>
      {billLines(quote).map((line, index) => (
        <div key={billLineKey(line, index)}>
          <dt>
            <span>{billLineText(line, ruleTexts(), money, currentLanguage())}</span>
            {(line.kind === 'nights' || line.kind === 'agreedNights') && (
              <small>{`${dayMonthText(line.dates.start)} – ${dayMonthText(line.dates.end)}`}</small>
            )}
          </dt>
          <dd>{money(line.cents)}</dd>
        </div>
      ))}
      <AmountSum $isTotal={!isOther}>
        <dt>{agreedCents === undefined || isOther ? t('List price') : t('Total')}</dt>
        <dd>{money(listCents)}</dd>
      </AmountSum>
      {isOther && (
        <AmountSum $isTotal>
          <dt>
            <span>{t('Agreed amount')}</span>
            <small>{differenceText(agreedCents - listCents, quote.currency)}</small>
          </dt>
          <dd>{money(agreedCents)}</dd>
        </AmountSum>
      )}
    </AmountLines>
  );
}

export function differenceText(cents: Cents, currency: QuoteJson['currency']): string {
  const amount = centsText(Math.abs(cents), currency);
  return cents < 0
    ? t('{amount} below the list price', { amount })
    : t('{amount} above the list price', { amount });
}

/** The surface that a bill lies on. */
export const Paper = styled.div`
  padding: ${space(4)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
`;

/** Names on the left, amounts on the right. */
export const AmountLines = styled.dl`
  margin: 0;
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
    padding: ${space(1)} 0;
  }
  dd {
    margin: 0;
    white-space: nowrap;
  }
  small {
    display: block;
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 400;
    color: ${({ theme }) => theme.colors.slate};
  }
`;

export const AmountSum = styled.div<{ $isTotal: boolean }>`
  && {
    margin-top: ${space(1)};
    padding-top: ${space(2)};
    border-top: 1px solid
      ${({ theme, $isTotal }) => ($isTotal ? theme.colors.ink : theme.colors.stone)};
    font-weight: ${({ $isTotal }) => ($isTotal ? 600 : 400)};
  }
  dd {
    color: ${({ theme, $isTotal }) => ($isTotal ? theme.colors.terracotta : 'inherit')};
  }
`;
