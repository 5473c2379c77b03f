import type { VillaSettings, VillaSettingsInput } from '@shared/contract/prices/settings';
import type { ReactNode } from 'react';
import { settingsFormQuery, useSaveSettings } from '../../queries/settings';
import { useAttempt, type Attempt, type AttemptTexts } from '../components/useAttempt';
import { useForm, type Form } from '../components/useForm';
import { useStoredForm, type Stale, type StoredForm } from '../components/useStoredForm';
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
  /** Saves all settings; the form takes them then. For a dialog with an attempt of its own. */
  send: (input: VillaSettingsInput) => Promise<void>;
  catchUp: StoredForm<VillaSettings, SettingsFields>['catchUp'];
};

export const SAVE_TEXTS: AttemptTexts = {
  done: ['Settings updated', 'Villa settings have been successfully updated.'],
  failedToast: ['Error updating settings', 'Failed to update settings.'],
};

const NIGHT_PRICES = ['basePrice', 'highSeasonPrice', 'peakSeasonPrice'] as const;

/** @param settings as read when the form was opened */
export function useSettingsForm(settings: VillaSettings): SettingsFormState {
  const mutation = useSaveSettings();
  const freeNights = useFreeNightsQuestion();
  const form = useForm({
    schema: settingsFormSchema,
    initial: fieldsOf(settings),
    onValid: (input) =>
      freeNights.askIf(
        NIGHT_PRICES.some((name) => becomesFree(input[name], stored[name])),
        () => void run(() => send(input)),
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
  const { stored, changed, keep, replace, stale, catchUp } = storedForm;
  const { isBusy, failure, run, clear } = useAttempt(SAVE_TEXTS, { form, stored: storedForm });
  const send = async (input: VillaSettingsInput) =>
    keep(await mutation.mutateAsync({ ...input, updatedAt: stored.updatedAt }));

  return {
    form,
    attempt: { isBusy, failure },
    storedCurrency: stored.baseCurrency,
    changedFields: changed,
    adoptSaved: (saved) => {
      replace(saved);
      clear();
    },
    stale,
    question: freeNights.question,
    send,
    catchUp,
  };
}
