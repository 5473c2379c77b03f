import type { VillaSettings, VillaSettingsInput } from '@shared/contract/prices/settings';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { settingsFormQuery, useSaveSettings } from '../../queries/settings';
import { showToast } from '../../stores/toasts';
import { failureText } from '../../api/failureText';
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
  /** The base currency that the stored amounts are in. */
  storedCurrency: string;
  /** The fields that are not saved yet. */
  changedFields: readonly SettingsField[];
  /** Shows what was saved elsewhere than with this form, in place of all that is typed. */
  adoptSaved: (saved: VillaSettings) => void;
  /** Why the last try failed; stays readable when the toast has gone. */
  failure: string | null;
  /** What another window has saved meanwhile. */
  stale: Stale | null;
  /** What is asked before saving, to be drawn with the form. */
  question: ReactNode;
  /**
   * Checks and saves the whole form from elsewhere than its own button.
   * @param picked what was chosen there; it is in the form once it is saved
   * @returns whether it is saved
   */
  apply: (picked: Partial<SettingsFields>) => Promise<boolean>;
};

const NIGHT_PRICES = ['basePrice', 'highSeasonPrice', 'peakSeasonPrice'] as const;

/**
 * The settings form: what it started from, what is typed, and how saving went.
 * @param settings as read when the form was opened
 */
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
