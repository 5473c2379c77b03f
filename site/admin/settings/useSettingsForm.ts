import { getVillaSettings } from '@shared/contract/publicEndpoints';
import type { VillaSettings, VillaSettingsInput } from '@shared/contract/prices/settings';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useApi } from '../../api/ApiContext';
import { ApiError } from '../../api/client';
import { useSaveSettings } from '../../queries/settings';
import { showToast } from '../../stores/toasts';
import { failureText } from '../../api/failureText';
import { useForm, type Form } from '../components/useForm';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import {
  compareWithStored,
  differingFields,
  fieldsOf,
  settingsFormSchema,
  type SettingsField,
  type SettingsFields,
} from './settingsForm';
import { t } from './texts.en';

/** What another window has saved: the field, and what is stored there now. */
export type StoredField = { name: SettingsField; stored: string };

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
  /** Fields that another window has changed as well; saving replaces what it put there. */
  conflicts: StoredField[];
  /** Fields that only another window has changed, and that the form now shows. */
  adopted: StoredField[];
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
  const [base, setBase] = useState(() => ({
    fields: fieldsOf(settings),
    updatedAt: settings.updatedAt,
  }));
  const [failure, setFailure] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<StoredField[]>([]);
  const [adopted, setAdopted] = useState<StoredField[]>([]);
  const form = useForm({
    schema: settingsFormSchema,
    initial: base.fields,
    onValid: (input) => void save(input, form.values),
  });
  const changedFields = differingFields(base.fields, form.values);
  useUnsavedChanges(changedFields.length > 0);

  /** Brings in what the other window has saved, so that the next save stands on it. */
  const catchUp = async (mine: SettingsFields) => {
    const stored = await api.call(getVillaSettings);
    const theirs = fieldsOf(stored);
    const compared = compareWithStored(base.fields, mine, theirs);
    for (const name of compared.adopted) form.setValue(name, theirs[name]);
    const storedOf = (name: SettingsField) => ({ name, stored: theirs[name] });
    setAdopted(compared.adopted.map(storedOf));
    setConflicts(compared.conflicting.map(storedOf));
    setBase({ fields: theirs, updatedAt: stored.updatedAt });
  };

  const save = async (input: VillaSettingsInput, sent: SettingsFields): Promise<boolean> => {
    if (mutation.isPending) return false;
    setFailure(null);
    try {
      const saved = await mutation.mutateAsync({ ...input, updatedAt: base.updatedAt });
      setConflicts([]);
      setAdopted([]);
      // As typed, and not as stored ("450" is "450.00"): the form is not written under the owner.
      setBase({ fields: sent, updatedAt: saved.updatedAt });
      showToast({
        title: t('settings.settingsUpdated'),
        description: t('settings.villaSettingsHaveBeen'),
      });
      return true;
    } catch (error) {
      const message = whySaveFailed(error);
      setFailure(message);
      showToast({
        title: t('settings.errorUpdatingSettings'),
        description: message,
        tone: 'destructive',
      });
      // When that fails too, the next save is as stale and tries it again.
      if (isStale(error)) await catchUp(sent).catch(() => undefined);
      else form.showIssuesOf(error);
      return false;
    }
  };

  return {
    form,
    isSaving: mutation.isPending,
    storedCurrency: base.fields.baseCurrency,
    changedFields,
    adoptSaved: (saved) => {
      const fields = fieldsOf(saved);
      for (const name of differingFields(form.values, fields)) form.setValue(name, fields[name]);
      setBase({ fields, updatedAt: saved.updatedAt });
      setFailure(null);
      setConflicts([]);
      setAdopted([]);
    },
    failure,
    conflicts,
    adopted,
    apply: async (picked) => {
      const fields = { ...form.values, ...picked };
      const checked = z.safeParse(settingsFormSchema, fields);
      if (checked.success) {
        const isSaved = await save(checked.data, fields);
        if (isSaved)
          for (const name of Object.keys(picked) as SettingsField[])
            form.setValue(name, fields[name]);
        return isSaved;
      }
      setFailure(checked.error.issues.map(({ message }) => message).join('. '));
      return false;
    },
  };
}

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'stale';
}

function whySaveFailed(error: unknown): string {
  if (isStale(error)) return t('settings.theseSettingsWereChanged');
  return failureText(error, t('settings.failedToUpdateSettings'));
}
