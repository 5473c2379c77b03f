import { MAX_TAX_RATES } from '@shared/contract/prices/priceTermsInput';
import type { Currency } from '@shared/domain/prices/money';
import styled from 'styled-components';
import { space } from '../../../styles/theme';
import { SwitchField } from '../../components/SwitchField';
import { FailureText } from '../../components/tabStyles';
import { YearlyDay } from '../seasons/RangeFields';
import { TextField } from '../../components/fields';
import type { Form } from '../../components/useForm';
import type { TaxDraft } from './termsDraft';
import { AddItem } from '../AddItem';
import { TermsGroup, TermsItem, TermsPair } from './termsParts';
import { translated } from '../../i18n/language';
import { t } from '../../i18n/t';

export function TaxFields({ form, currency }: { form: Form<TaxDraft>; currency: Currency }) {
  const rates = form.list('rates');
  const isOn = form.field('isOn');
  return (
    <>
      <SwitchField
        label={t('Take the tourist tax')}
        {...isOn}
        onValue={(next) => {
          isOn.onValue(next);
          if (next && rates.items.length === 0) rates.add(NEW_RATE);
        }}
      />
      {isOn.value && (
        <>
          <TermsGroup>
            <legend>{t('Amounts')}</legend>
            {rates.items.map((_rate, index) => (
              <TermsItem
                // Rates have no id.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                label={t('dates {value}', { value: index + 1 })}
                onRemove={() => rates.remove(index)}
              >
                <TermsPair>
                  {(['start', 'end'] as const).map((end) => {
                    const { value, error, onValue } = rates.field(index, end);
                    return (
                      <Day key={end}>
                        <span>{t(DAY_LABELS[end])}</span>
                        <YearlyDay
                          label={t(DAY_LABELS[end])}
                          day={value}
                          invalid={error ? { 'aria-invalid': true } : {}}
                          onChange={onValue}
                        />
                        {error && <FailureText role="alert">{translated(error)}</FailureText>}
                      </Day>
                    );
                  })}
                </TermsPair>
                <TextField
                  label={t('Amount ({currency} for each person and night)', { currency })}
                  {...rates.field(index, 'amount')}
                  inputMode="decimal"
                />
              </TermsItem>
            ))}
            {rates.error && <FailureText role="alert">{translated(rates.error)}</FailureText>}
            {rates.items.length < MAX_TAX_RATES && (
              <AddItem onAdd={() => rates.add(NEW_RATE)}>{t('Add dates')}</AddItem>
            )}
          </TermsGroup>
          <TermsPair>
            <TextField
              label={t('From the age of')}
              {...form.field('minimumAge')}
              hint={t('0: guests of any age')}
              inputMode="numeric"
            />
            <TextField
              label={t('Nights, at most')}
              {...form.field('maxNights')}
              hint={t('Empty: all nights of a stay')}
              isOptional
              inputMode="numeric"
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
