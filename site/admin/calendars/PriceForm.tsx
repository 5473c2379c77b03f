import { MAX_OVERRIDE_PRIORITY } from '@shared/contract/prices/override';
import { addDays, type PlainDate } from '@shared/domain/date';
import type { Currency } from '@shared/domain/prices/money';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useApi } from '../../api/ApiContext';
import { overridesQuery, useDeleteOverride, useSaveOverride } from '../../queries/overrides';
import { leaveSafely } from '../../stores/unsavedChanges';
import { nightRangeTitle } from '../components/dateRangeText';
import { TextField } from '../components/fields';
import { FormInDialog } from '../components/FormDialog';
import { showUndoable } from '../components/showUndoable';
import { typedPrice } from '../components/typedAmount';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { t } from '../i18n/t';
import { becomesFree, useFreeNightsQuestion } from '../prices/useFreeNightsQuestion';
import { useFirstField } from './useFirstField';

const schema = z.object({ overridePrice: typedPrice('Override price') });

/** A price for chosen nights, which wins over the prices that these nights have. @param to the day after the last */
export function PriceForm({
  from,
  to,
  currency,
  onClose,
}: {
  from: PlainDate;
  to: PlainDate;
  currency: Currency;
  onClose: () => void;
}) {
  const overrides = useQuery(overridesQuery(useApi()));
  const save = useSaveOverride();
  const remove = useDeleteOverride();
  const freeNights = useFreeNightsQuestion();
  const nights = nightRangeTitle(from, to);
  const endDate = addDays(to, -1);
  const form = useForm({
    schema,
    initial: { overridePrice: '' },
    onValid: ({ overridePrice }) =>
      freeNights.askIf(
        becomesFree(overridePrice, null),
        () =>
          void attempt.run(async () => {
            const below = (overrides.data ?? [])
              .filter((other) => other.startDate <= endDate && other.endDate >= from)
              .map((other) => other.priority + 1);
            const { id } = await save.mutateAsync({
              existing: null,
              input: {
                name: nights,
                startDate: from,
                endDate,
                overridePrice,
                priority: Math.min(Math.max(0, ...below), MAX_OVERRIDE_PRIORITY),
              },
            });
            showUndoable({ title: t('Price saved'), description: nights }, () =>
              remove.mutateAsync(id),
            );
            onClose();
          }),
      ),
  });
  const attempt = useAttempt({ failed: 'The price could not be saved.' }, { form });
  useFirstField(form.props.ref);
  return (
    <FormInDialog
      label={t('Price of these nights')}
      form={form}
      attempt={attempt}
      submit={t('Save price')}
      busy={t('Saving...')}
      isHeldBack={overrides.isPending}
      onCancel={() => leaveSafely(onClose)}
    >
      <TextField
        label={t('Price per night ({currency})', { currency })}
        hint={nights}
        {...form.field('overridePrice')}
        inputMode="decimal"
        required
      />
      {freeNights.question}
    </FormInDialog>
  );
}
