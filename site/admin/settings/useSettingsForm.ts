import type { VillaSettings, VillaSettingsInput } from '@shared/contract/prices/settings';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { settingsFormQuery, useSaveSettings } from '../../queries/settings';
import { showToast } from '../../stores/toasts';
import { failureText } from '../components/failureText';
import { isStale } from '../components/isStale';
import { useForm, type Form } from '../components/useForm';
import { useStoredForm, type Stale } from '../components/useStoredForm';
import { becomesFree, useFreeNightsQuestion } from '../prices/useFreeNightsQuestion';
import {
  fieldsOf,
  SETTING_LABELS,
  settingsFormSchema,
  type SettingsField,
  type SettingsFields,
} from './settingsForm';
import { t } from '../i18n/t';

export type SettingsForm = {
  form: Form<SettingsFields>;
  isSaving: boolean;
  storedCurrency: string;
  changedFields: readonly SettingsField[];
  /** Replaces all input with values that were saved elsewhere. */
  adoptSaved: (saved: VillaSettings) => void;
  /** Why the last attempt failed. Stays after the toast. */
  failure: string | null;
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
export function useSettingsForm(settings: VillaSettings): SettingsForm {
  const mutation = useSaveSettings();
  const [failure, setFailure] = useState<string | null>(null);
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
  const { stored, changed, keep, replace, catchUp, stale } = useStoredForm({
    query: settingsFormQuery,
    initial: settings,
    draftOf: fieldsOf,
    draft: form.values,
    fill: form.setValues,
    schema: settingsFormSchema,
    labelOf: (name) => t(SETTING_LABELS[name]),
  });

  const save = async (input: VillaSettingsInput): Promise<boolean> => {
    if (mutation.isPending) return false;
    setFailure(null);
    try {
      const saved = await mutation.mutateAsync({ ...input, updatedAt: stored.updatedAt });
      keep(saved);
      showToast({
        title: t('Settings updated'),
        description: t('Villa settings have been successfully updated.'),
      });
      return true;
    } catch (error) {
      const message = isStale(error)
        ? t(
            'These settings were changed in another window. Nothing that you typed is lost: please check the form and save again.',
          )
        : failureText(error, t('Failed to update settings.'));
      showToast({
        title: t('Error updating settings'),
        description: message,
        tone: 'destructive',
      });
      if (await catchUp(error)) return false;
      setFailure(message);
      form.showIssuesOf(error);
      return false;
    }
  };

  return {
    form,
    isSaving: mutation.isPending,
    storedCurrency: stored.baseCurrency,
    changedFields: changed,
    adoptSaved: (saved) => {
      replace(saved);
      setFailure(null);
    },
    failure,
    stale,
    question: freeNights.question,
    apply: async (picked) => {
      const checked = z.safeParse(settingsFormSchema, { ...form.values, ...picked });
      if (checked.success) return save(checked.data);
      setFailure(checked.error.issues.map(({ message }) => message).join('. '));
      return false;
    },
  };
}
