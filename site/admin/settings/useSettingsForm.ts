import type { VillaSettings, VillaSettingsInput } from '@shared/contract/prices/settings';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { settingsFormQuery, useSaveSettings } from '../../queries/settings';
import { useAttempt, type Attempt } from '../components/useAttempt';
import { useForm, type Form } from '../components/useForm';
import { useStoredForm, type Stale } from '../components/useStoredForm';
import { becomesFree, useFreeNightsQuestion } from '../prices/useFreeNightsQuestion';
import {
  fieldsOf,
  SETTING_LABELS,
  settingsFormSchema,
  type SettingsField,
  type SettingsFields,
} from './settingsFields';
import { t } from '../i18n/t';

export type SettingsFormState = {
  form: Form<SettingsFields>;
  attempt: Pick<Attempt, 'isBusy' | 'failure'>;
  storedCurrency: string;
  changedFields: readonly SettingsField[];
  /** Replaces all input with values that were saved elsewhere. */
  adoptSaved: (saved: VillaSettings) => void;
  stale: Stale | null;
  /** A question before saving, rendered with the form. */
  question: ReactNode;
  /**
   * Validates and saves the whole form from a dialog.
   * @param picked the dialog's values; the form takes them once they are saved
   * @returns whether it was saved
   */
  apply: (picked: Partial<SettingsFields>) => Promise<boolean>;
};

const NIGHT_PRICES = ['basePrice', 'highSeasonPrice', 'peakSeasonPrice'] as const;

/** @param settings as read when the form was opened */
export function useSettingsForm(settings: VillaSettings): SettingsFormState {
  const mutation = useSaveSettings();
  const [invalid, setInvalid] = useState<string | null>(null);
  const freeNights = useFreeNightsQuestion();
  const form = useForm({
    schema: settingsFormSchema,
    initial: fieldsOf(settings),
    onValid: (input) =>
      freeNights.askIf(
        NIGHT_PRICES.some((name) => becomesFree(input[name], stored[name])),
        () => void save(input),
      ),
  });
  const storedForm = useStoredForm({
    query: settingsFormQuery,
    initial: settings,
    draftOf: fieldsOf,
    draft: form.values,
    fill: form.setValues,
    schema: settingsFormSchema,
    labelOf: (name) => t(SETTING_LABELS[name]),
  });
  const { stored, changed, keep, replace, stale } = storedForm;
  const { isBusy, failure, run, clear } = useAttempt(
    {
      done: ['Settings updated', 'Villa settings have been successfully updated.'],
      failed: ['Error updating settings', 'Failed to update settings.'],
    },
    { form, stored: storedForm },
  );
  const save = (input: VillaSettingsInput): Promise<boolean> => {
    setInvalid(null);
    return run(async () =>
      keep(await mutation.mutateAsync({ ...input, updatedAt: stored.updatedAt })),
    );
  };

  return {
    form,
    attempt: { isBusy, failure: invalid ?? failure },
    storedCurrency: stored.baseCurrency,
    changedFields: changed,
    adoptSaved: (saved) => {
      replace(saved);
      clear();
    },
    stale,
    question: freeNights.question,
    apply: async (picked) => {
      const checked = z.safeParse(settingsFormSchema, { ...form.values, ...picked });
      if (checked.success) return save(checked.data);
      setInvalid(checked.error.issues.map(({ message }) => message).join('. '));
      return false;
    },
  };
}
