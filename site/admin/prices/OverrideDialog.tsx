import { LIMITS } from '@shared/contract/common';
import type { PriceOverrideInput, PriceOverrideJson } from '@shared/contract/prices/override';
import type { Currency } from '@shared/domain/prices/money';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { Field, TextArea, TextInput } from '../../components/Field';
import { useSaveOverride } from '../../queries/overrides';
import { space } from '../../styles/theme';
import { FailureText } from '../gallery/galleryStyles';
import { SwitchField } from '../components/SwitchField';
import { isStale } from '../components/isStale';
import { useAttempt } from '../components/useAttempt';
import { failureText } from '../../api/failureText';
import { useForm } from '../components/useForm';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { WriteButton } from '../components/WriteButton';
import { fieldsOf, overrideFormSchema } from './overrideForm';
import { WeekdaysField } from './WeekdaysField';
import { t } from './texts.en';

/**
 * The form of a new override, or of one that is changed. It stays open, with what was typed
 * and the server's reason, when saving failed.
 * @param existing `null` for a new one; its newest state when the list was read again
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
  const [initial] = useState(() => ({
    fields: fieldsOf(existing),
    isActive: existing?.isActive ?? true,
    arrivalDays: existing?.arrivalDays ?? null,
    departureDays: existing?.departureDays ?? null,
  }));
  const [readAt, setReadAt] = useState(existing?.updatedAt ?? '');
  const [isActive, setActive] = useState(initial.isActive);
  const [arrivalDays, setArrivalDays] = useState(initial.arrivalDays);
  const [departureDays, setDepartureDays] = useState(initial.departureDays);
  const form = useForm({
    schema: overrideFormSchema,
    initial: initial.fields,
    onValid: (input) => void handleValid({ ...input, isActive, arrivalDays, departureDays }),
  });
  const isChanged =
    JSON.stringify({ fields: form.values, isActive, arrivalDays, departureDays }) !==
    JSON.stringify(initial);
  const leave = useUnsavedChanges(isChanged);
  const dismiss = () => !attempt.isBusy && leave(onClose);

  const handleValid = async (input: PriceOverrideInput) => {
    if (attempt.isBusy) return;
    const isSaved = await attempt.run(() =>
      save
        .mutateAsync({ existing: existing && { id: existing.id, updatedAt: readAt }, input })
        .catch((error: unknown) => {
          form.showIssuesOf(error);
          throw error;
        }),
    );
    if (isSaved) onClose();
  };

  // The list has been read again since: the next save stands on what the other window stored.
  const isOutdated = isStale(attempt.error);
  if (isOutdated && existing && existing.updatedAt !== readAt) setReadAt(existing.updatedAt);

  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={existing ? t('prices.editPriceOverride') : t('prices.newPriceOverride')}
      description={t('prices.overrideDescription')}
    >
      <Form {...form.props} aria-busy={attempt.isBusy}>
        <Field label={t('prices.name')} error={form.issues.name}>
          {(control) => (
            <TextInput {...control} {...form.control('name')} required maxLength={LIMITS.name} />
          )}
        </Field>
        <Field label={t('prices.description')} isOptional error={form.issues.description}>
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
          <Field label={t('prices.startDate')} error={form.issues.startDate}>
            {(control) => (
              <TextInput {...control} {...form.control('startDate')} type="date" required />
            )}
          </Field>
          <Field
            label={t('prices.endDate')}
            hint={t('prices.mustBeOnOr')}
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
            label={t('prices.overridePriceCurrencyPer', { currency })}
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
          <Field
            label={t('prices.priority')}
            hint={t('prices.theHigherOneWins')}
            error={form.issues.priority}
          >
            {(control) => (
              <TextInput {...control} {...form.control('priority')} inputMode="numeric" />
            )}
          </Field>
        </Pair>
        <Field
          label={t('prices.minimumStayNights')}
          hint={t('prices.emptyAsTheSeason')}
          isOptional
          error={form.issues.minStay}
        >
          {(control) => <TextInput {...control} {...form.control('minStay')} inputMode="numeric" />}
        </Field>
        <WeekdaysField
          label={t('prices.guestsArriveOn')}
          hint={t('prices.noneTickedAsThe')}
          days={arrivalDays}
          onChange={setArrivalDays}
        />
        <WeekdaysField
          label={t('prices.guestsLeaveOn')}
          hint={t('prices.noneTickedAsThe')}
          days={departureDays}
          onChange={setDepartureDays}
        />
        <SwitchField label={t('prices.active')} isOn={isActive} onChange={setActive} />
        {attempt.error !== null && (
          <FailureText role="alert">
            {isOutdated ? t('prices.thisOverrideWasChanged') : failureText(attempt.error)}
          </FailureText>
        )}
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={dismiss}>
            {t('prices.cancel')}
          </Button>
          <WriteButton type="submit" aria-disabled={attempt.isBusy}>
            {existing ? t('prices.updateOverride') : t('prices.createOverride')}
          </WriteButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const WORDS = {
  create: {
    done: {
      get title() {
        return t('prices.overrideCreated');
      },
    },
    failed: {
      get title() {
        return t('prices.failedToCreatePrice');
      },
    },
  },
  update: {
    done: {
      get title() {
        return t('prices.overrideUpdated');
      },
    },
    failed: {
      get title() {
        return t('prices.failedToUpdatePrice');
      },
    },
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
