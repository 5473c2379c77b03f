import { MAX_TAX_RATES } from '@shared/contract/prices/priceTermsInput';
import type { Currency } from '@shared/domain/prices/money';
import styled from 'styled-components';
import { space } from '../../../styles/theme';
import { SwitchField } from '../../components/SwitchField';
import { FailureText } from '../../components/tabStyles';
import { YearlyDay } from '../seasons/RangeFields';
import type { TermsFieldsProps } from './TermsDialog';
import type { TaxDraft } from './termsDraft';
import { AddItem } from '../AddItem';
import { TermsField, TermsGroup, TermsItem, TermsPair } from './termsParts';
import { translated } from '../../i18n/language';
import { t } from '../../i18n/t';

/** Whether the tourist tax is taken, how much it is when, and from whom. */
export function TaxFields({
  draft,
  change,
  issues,
  currency,
}: TermsFieldsProps<TaxDraft> & { currency: Currency }) {
  const { isOn, rates } = draft;
  const set = (index: number, part: Partial<TaxDraft['rates'][number]>) =>
    change({
      rates: rates.map((each, place) => (place === index ? { ...each, ...part } : each)),
    });
  return (
    <>
      <SwitchField
        label={t('Take the tourist tax')}
        value={isOn}
        // Most councils take one amount all year.
        onValue={(next) =>
          change({ isOn: next, ...(next && rates.length === 0 && { rates: [NEW_RATE] }) })
        }
      />
      {isOn && (
        <>
          <TermsGroup>
            <legend>{t('Amounts')}</legend>
            {rates.map((rate, index) => (
              <TermsItem
                // The rows have no identity but their place.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                label={t('dates {value}', { value: index + 1 })}
                onRemove={() => change({ rates: rates.toSpliced(index, 1) })}
              >
                <TermsPair>
                  {(['start', 'end'] as const).map((end) => {
                    const issue = issues[`touristTax.rates.${index}.${end}`];
                    return (
                      <Day key={end}>
                        <span>{t(DAY_LABELS[end])}</span>
                        <YearlyDay
                          label={t(DAY_LABELS[end])}
                          day={rate[end]}
                          invalid={issue ? { 'aria-invalid': true } : {}}
                          onChange={(day) => set(index, { [end]: day })}
                        />
                        {issue && <FailureText role="alert">{translated(issue)}</FailureText>}
                      </Day>
                    );
                  })}
                </TermsPair>
                <TermsField
                  label={t('Amount ({currency} for each person and night)', { currency })}
                  name={`touristTax.rates.${index}.amount`}
                  value={rate.amount}
                  issues={issues}
                  isNumber="decimal"
                  onChange={(amount) => set(index, { amount })}
                />
              </TermsItem>
            ))}
            {issues['touristTax.rates'] && (
              <FailureText role="alert">{translated(issues['touristTax.rates'])}</FailureText>
            )}
            {rates.length < MAX_TAX_RATES && (
              <AddItem onAdd={() => change({ rates: [...rates, NEW_RATE] })}>
                {t('Add dates')}
              </AddItem>
            )}
          </TermsGroup>
          <TermsPair>
            <TermsField
              label={t('From the age of')}
              name="touristTax.minimumAge"
              value={draft.minimumAge}
              issues={issues}
              hint={t('0: guests of any age')}
              isNumber
              onChange={(minimumAge) => change({ minimumAge })}
            />
            <TermsField
              label={t('Nights, at most')}
              name="touristTax.maxNights"
              value={draft.maxNights}
              issues={issues}
              hint={t('Empty: all nights of a stay')}
              isOptional
              isNumber
              onChange={(maxNights) => change({ maxNights })}
            />
          </TermsPair>
        </>
      )}
    </>
  );
}

const DAY_LABELS = {
  start: 'First day',
  end: 'Last day',
} as const;

const NEW_RATE: TaxDraft['rates'][number] = { start: '01-01', end: '12-31', amount: '' };

const Day = styled.div`
  display: grid;
  gap: ${space(1.5)};
  > span {
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 600;
  }
`;
