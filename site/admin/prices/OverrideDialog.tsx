import { LIMITS } from '@shared/contract/common';
import type { PriceOverrideInput, PriceOverrideJson } from '@shared/contract/prices/override';
import type { Currency } from '@shared/domain/prices/money';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { Field, TextArea, TextInput } from '../../components/Field';
import { overridesQuery, useSaveOverride } from '../../queries/overrides';
import { space } from '../../styles/theme';
import { SwitchField } from '../components/SwitchField';
import { SaveNotice } from '../components/SaveNotice';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { useStoredForm, valueText } from '../components/useStoredForm';
import { WriteButton } from '../components/WriteButton';
import { choicesOf, fieldsOf, overrideFormSchema, overrideLabel } from './overrideForm';
import { becomesFree, useFreeNightsQuestion } from './useFreeNightsQuestion';
import { WeekdaysField, weekdayName } from './WeekdaysField';
import { t } from '../i18n/t';

/**
 * The form of a new override, or of one that is changed. It stays open, with what was typed
 * and the server's reason, when saving failed.
 * @param existing as it was when the dialog was opened; `null` for a new one
 * @param currency the base currency, in which overrides are
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
  const attempt = useAttempt(existing ? WORDS.update : WORDS.create);
  const ownOf = (list: readonly PriceOverrideJson[]) =>
    list.find(({ id }) => id === existing?.id) ?? existing;
  const freeNights = useFreeNightsQuestion();
  const [choices, setChoices] = useState(() => choicesOf(existing));
  const form = useForm({
    schema: overrideFormSchema,
    initial: fieldsOf(existing),
    onValid: (input) =>
      freeNights.askIf(
        becomesFree(input.overridePrice, ownOf(stored)?.overridePrice),
        () => void handleValid({ ...input, ...choices }),
      ),
  });
  const { stored, catchUp, stale, leave } = useStoredForm({
    query: overridesQuery,
    initial: [],
    draftOf: (list) => ({ ...fieldsOf(ownOf(list)), ...choicesOf(ownOf(list)) }),
    draft: { ...form.values, ...choices },
    fill: ({ isActive, arrivalDays, departureDays, ...fields }) => {
      form.setValues(fields);
      setChoices((now) => ({
        isActive: isActive ?? now.isActive,
        arrivalDays: arrivalDays === undefined ? now.arrivalDays : arrivalDays,
        departureDays: departureDays === undefined ? now.departureDays : departureDays,
      }));
    },
    schema: overrideFormSchema,
    labelOf: (name) => overrideLabel(name, currency),
    textOf: (name, shown) =>
      name === 'arrivalDays' || name === 'departureDays'
        ? (shown[name] ?? []).map((day) => weekdayName(day, 'long')).join(', ')
        : valueText(shown[name]),
  });
  const dismiss = () => !attempt.isBusy && leave(onClose);

  const handleValid = async (input: PriceOverrideInput) => {
    if (attempt.isBusy) return;
    const isSaved = await attempt.run(() =>
      save.mutateAsync({ existing: ownOf(stored), input }).catch(async (error: unknown) => {
        await catchUp(error);
        form.showIssuesOf(error);
        throw error;
      }),
    );
    if (isSaved) onClose();
  };

  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={existing ? t('Edit Price Override') : t('New Price Override')}
      description={t(
        'A price of its own for a range of nights, and rules of stay where they differ. Where ranges overlap, the higher priority wins.',
      )}
    >
      <Form {...form.props} aria-busy={attempt.isBusy}>
        <Field label={t('Name')} error={form.issues.name}>
          {(control) => (
            <TextInput {...control} {...form.control('name')} required maxLength={LIMITS.name} />
          )}
        </Field>
        <Field label={t('Description')} isOptional error={form.issues.description}>
          {(control) => (
            <Description
              {...control}
              name="description"
              rows={2}
              maxLength={LIMITS.shortText}
              value={form.values.description}
              onChange={(event) => form.setValue('description', event.target.value)}
            />
          )}
        </Field>
        <Pair>
          <Field label={t('Start date')} error={form.issues.startDate}>
            {(control) => (
              <TextInput {...control} {...form.control('startDate')} type="date" required />
            )}
          </Field>
          <Field
            label={t('End date')}
            hint={t('Must be on or after the start date')}
            error={form.issues.endDate}
          >
            {(control) => (
              <TextInput
                {...control}
                {...form.control('endDate')}
                type="date"
                required
                min={form.values.startDate || undefined}
              />
            )}
          </Field>
        </Pair>
        <Pair>
          <Field
            label={t('Override price ({currency} per night)', { currency })}
            error={form.issues.overridePrice}
          >
            {(control) => (
              <TextInput
                {...control}
                {...form.control('overridePrice')}
                inputMode="decimal"
                autoComplete="off"
                required
              />
            )}
          </Field>
          <Field label={t('Priority')} hint={t('The higher one wins')} error={form.issues.priority}>
            {(control) => (
              <TextInput {...control} {...form.control('priority')} inputMode="numeric" />
            )}
          </Field>
        </Pair>
        <Field
          label={t('Minimum stay (nights)')}
          hint={t('Empty: as the season has it')}
          isOptional
          error={form.issues.minStay}
        >
          {(control) => <TextInput {...control} {...form.control('minStay')} inputMode="numeric" />}
        </Field>
        <WeekdaysField
          label={t('Guests arrive on')}
          hint={t('None ticked: as the season has it. All seven: any day')}
          days={choices.arrivalDays}
          onChange={(arrivalDays) => setChoices((now) => ({ ...now, arrivalDays }))}
        />
        <WeekdaysField
          label={t('Guests leave on')}
          hint={t('None ticked: as the season has it. All seven: any day')}
          days={choices.departureDays}
          onChange={(departureDays) => setChoices((now) => ({ ...now, departureDays }))}
        />
        <SwitchField
          label={t('Active')}
          isOn={choices.isActive}
          onChange={(isActive) => setChoices((now) => ({ ...now, isActive }))}
        />
        <SaveNotice stale={stale} failure={attempt.failure} />
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={dismiss}>
            {t('Cancel')}
          </Button>
          <WriteButton type="submit" aria-disabled={attempt.isBusy}>
            {existing ? t('Update Override') : t('Create Override')}
          </WriteButton>
        </DialogActions>
        {freeNights.question}
      </Form>
    </Dialog>
  );
}

const WORDS = {
  create: {
    done: 'Price override created successfully',
    failed: 'Failed to create price override',
  },
  update: {
    done: 'Price override updated successfully',
    failed: 'Failed to update price override',
  },
} as const;

const Form = styled(DialogForm)`
  margin-top: ${space(5)};
`;

const Description = styled(TextArea)`
  min-height: 72px;
`;

const Pair = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
