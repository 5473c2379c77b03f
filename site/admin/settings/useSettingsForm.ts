import type { VillaSettings, VillaSettingsInput } from '@shared/contract/prices/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useApi } from '../../api/ApiContext';
import { settingsFormQuery, useSaveSettings } from '../../queries/settings';
import { showToast } from '../../stores/toasts';
import { failureText } from '../../api/failureText';
import { isStale } from '../components/isStale';
import { useForm, type Form } from '../components/useForm';
import { useStoredForm, type Stale } from '../components/useStoredForm';
import {
  fieldsOf,
  SETTING_LABELS,
  settingsFormSchema,
  type SettingsField,
  type SettingsFields,
} from './settingsForm';
import { t } from './texts.en';

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
  /**
   * Checks and saves the whole form from elsewhere than its own button.
   * @param picked what was chosen there; it is in the form once it is saved
   * @returns whether it is saved
   */
  apply: (picked: Partial<SettingsFields>) => Promise<boolean>;
};

/**
 * The settings form: what it started from, what is typed, and how saving went.
 * @param settings as read when the form was opened
 */
export function useSettingsForm(settings: VillaSettings): SettingsForm {
  const api = useApi();
  const mutation = useSaveSettings();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    schema: settingsFormSchema,
    initial: fieldsOf(settings),
    onValid: (input) => void save(input, form.values),
  });
  const { stored, changed, keep, replace, catchUp, stale } = useStoredForm({
    initial: settings,
    draftOf: fieldsOf,
    draft: form.values,
    fill: form.setValues,
    read: () => queryClient.fetchQuery({ ...settingsFormQuery(api), staleTime: 0 }),
    labelOf: (name) => SETTING_LABELS[name],
  });

  const save = async (input: VillaSettingsInput, sent: SettingsFields): Promise<boolean> => {
    if (mutation.isPending) return false;
    setFailure(null);
    try {
      const saved = await mutation.mutateAsync({ ...input, updatedAt: stored.updatedAt });
      // As typed, and not as stored ("450" is "450.00"): the form is not written under the owner.
      keep(saved, sent);
      showToast({
        title: t('settings.settingsUpdated'),
        description: t('settings.villaSettingsHaveBeen'),
      });
      return true;
    } catch (error) {
      const message = isStale(error)
        ? t('settings.theseSettingsWereChanged')
        : failureText(error, t('settings.failedToUpdateSettings'));
      showToast({
        title: t('settings.errorUpdatingSettings'),
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
    apply: async (picked) => {
      const fields = { ...form.values, ...picked };
      const checked = z.safeParse(settingsFormSchema, fields);
      if (checked.success) return save(checked.data, fields);
      setFailure(checked.error.issues.map(({ message }) => message).join('. '));
      return false;
    },
  };
}
