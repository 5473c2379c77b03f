import { LIMITS } from '@shared/contract/common';
import type { PriceOverrideInput, PriceOverrideJson } from '@shared/contract/prices/override';
import type { Currency } from '@shared/domain/prices/money';
import { TextAreaField, TextField } from '../components/fields';
import { overridesQuery, useSaveOverride } from '../../queries/overrides';
import { SwitchField } from '../components/SwitchField';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { useStoredForm, valueText } from '../components/useStoredForm';
import { fieldsOf, overrideFormSchema, overrideLabel } from './overrideForm';
import { TermsPair } from './terms/termsParts';
import { becomesFree, useFreeNightsQuestion } from './useFreeNightsQuestion';
import { WeekdaysField, weekdayName } from './WeekdaysField';
import { FormDialog } from '../components/FormDialog';
import { t } from '../i18n/t';

/**
 * @param existing as of when the dialog was opened; `null` for a new one
 * @param currency the base currency
 */
export function OverrideDialog({
  existing,
  currency,
  onClose,
}: {
  existing: PriceOverrideJson | null;
  currency: Currency;
  onClose: () => void;
}) {
  const save = useSaveOverride();
  const ownOf = (list: readonly PriceOverrideJson[]) =>
    list.find(({ id }) => id === existing?.id) ?? existing;
  const freeNights = useFreeNightsQuestion();
  const form = useForm({
    schema: overrideFormSchema,
    initial: fieldsOf(existing),
    onValid: (input) =>
      freeNights.askIf(
        becomesFree(input.overridePrice, ownOf(storedForm.stored)?.overridePrice),
        () => void handleValid(input),
      ),
  });
  const storedForm = useStoredForm({
    query: overridesQuery,
    initial: [],
    draftOf: (list) => fieldsOf(ownOf(list)),
    draft: form.values,
    fill: form.setValues,
    schema: overrideFormSchema,
    labelOf: (name) => overrideLabel(name, currency),
    textOf: (name, shown) =>
      name === 'arrivalDays' || name === 'departureDays'
        ? (shown[name] ?? []).map((day) => weekdayName(day, 'long')).join(', ')
        : valueText(shown[name]),
  });
  const attempt = useAttempt(existing ? TEXTS.update : TEXTS.create, { form, stored: storedForm });

  const handleValid = async (input: PriceOverrideInput) => {
    const existingNow = ownOf(storedForm.stored);
    if (await attempt.run(() => save.mutateAsync({ existing: existingNow, input }))) onClose();
  };

  return (
    <FormDialog
      title={existing ? t('Edit Price Override') : t('New Price Override')}
      description={t(
        'A price of its own for a range of nights, and rules of stay where they differ. Where ranges overlap, the higher priority wins.',
      )}
      form={form}
      attempt={attempt}
      isUnsaved={storedForm.changed.length > 0}
      stale={storedForm.stale}
      submit={existing ? t('Update Override') : t('Create Override')}
      onClose={onClose}
    >
      <TextField label={t('Name')} {...form.field('name')} required maxLength={LIMITS.name} />
      <TextAreaField
        label={t('Description')}
        isOptional
        {...form.field('description')}
        rows={2}
        maxLength={LIMITS.shortText}
      />
      <TermsPair>
        <TextField label={t('Start date')} {...form.field('startDate')} type="date" required />
        <TextField
          label={t('End date')}
          hint={t('Must be on or after the start date')}
          {...form.field('endDate')}
          type="date"
          required
          min={form.values.startDate || undefined}
        />
      </TermsPair>
      <TermsPair>
        <TextField
          label={t('Override price ({currency} per night)', { currency })}
          {...form.field('overridePrice')}
          inputMode="decimal"
          required
        />
        <TextField
          label={t('Priority')}
          hint={t('The higher one wins')}
          {...form.field('priority')}
          inputMode="numeric"
        />
      </TermsPair>
      <TextField
        label={t('Minimum stay (nights)')}
        hint={t('Empty: as the season has it')}
        isOptional
        {...form.field('minStay')}
        inputMode="numeric"
      />
      <WeekdaysField
        label={t('Guests arrive on')}
        hint={t('None ticked: as the season has it. All seven: any day')}
        {...form.field('arrivalDays')}
      />
      <WeekdaysField
        label={t('Guests leave on')}
        hint={t('None ticked: as the season has it. All seven: any day')}
        {...form.field('departureDays')}
      />
      <SwitchField label={t('Active')} {...form.field('isActive')} />
      {freeNights.question}
    </FormDialog>
  );
}

const TEXTS = {
  create: {
    done: 'Price override created successfully',
    failedToast: 'Failed to create price override',
  },
  update: {
    done: 'Price override updated successfully',
    failedToast: 'Failed to update price override',
  },
} as const;
