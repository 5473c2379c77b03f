import { getMailSettings } from '@shared/contract/endpoints';
import type { MailSettings, MailTrial } from '@shared/contract/mail/mailSettings';
import { useRef, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import { ApiError } from '../../api/client';
import { failureText } from '../../api/failureText';
import { useSaveMailSettings, useTestMailSettings } from '../../queries/mail';
import { showToast } from '../../stores/toasts';
import { useForm, type Form } from '../components/useForm';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import {
  MAIL_LABELS,
  mailFieldsOf,
  mailFormSchema,
  type MailField,
  type MailFields,
  type MailFieldsOutput,
} from './mailSettingsForm';
import { t } from './texts.en';

/** Where another window has put something else: the field's label, and what is stored there now. */
export type MailConflict = { label: string; stored: string };

export type MailSettingsForm = {
  form: Form<MailFields>;
  /** As they are stored now. */
  stored: MailSettings;
  /** What is under way. */
  busy: 'save' | 'test' | null;
  /** To be called by the button that is pressed, before the form is sent. */
  intend: (what: 'save' | 'test') => void;
  failure: string | null;
  conflicts: MailConflict[];
  /** What came of the last test mail, and by which way. */
  trial: { result: MailTrial; way: MailFieldsOutput } | null;
};

/**
 * The mail settings' form: one check for both of its buttons, saving and testing.
 * @param settings as read when the form was opened
 */
export function useMailSettingsForm(settings: MailSettings): MailSettingsForm {
  const api = useApi();
  const save = useSaveMailSettings();
  const test = useTestMailSettings();
  const [stored, setStored] = useState(settings);
  const [base, setBase] = useState(() => mailFieldsOf(settings));
  const [failure, setFailure] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<MailConflict[]>([]);
  const [trial, setTrial] = useState<MailSettingsForm['trial']>(null);
  const intention = useRef<'save' | 'test'>('save');
  const busy = save.isPending ? 'save' : test.isPending ? 'test' : null;
  const form = useForm<MailFields, MailFieldsOutput>({
    schema: mailFormSchema,
    initial: base,
    onValid: (typed) => {
      if (busy) return;
      void (intention.current === 'save' ? handleSave(typed) : handleTest(typed));
    },
  });
  useUnsavedChanges(Object.keys(base).some((name) => form.values[name] !== base[name]));

  const begin = () => {
    setFailure(null);
    setTrial(null);
  };
  const fail = (error: unknown, what: string) => {
    setFailure(isStale(error) ? t('mail.theMailSettingsWere') : failureText(error, what));
    form.showIssuesOf(error);
  };

  /** What the other window has saved is what the next save stands on. */
  const catchUp = async (mine: MailFields) => {
    const now = await api.call(getMailSettings);
    const theirs = mailFieldsOf(now);
    const fields = Object.keys(MAIL_LABELS) as MailField[];
    setConflicts(
      fields
        .filter((name) => theirs[name] !== mine[name] && theirs[name] !== base[name])
        .map((name) => ({ label: MAIL_LABELS[name], stored: theirs[name] })),
    );
    setStored(now);
  };

  const handleSave = async (typed: MailFieldsOutput) => {
    begin();
    const sent = { ...form.values, host: typed.host };
    try {
      const saved = await save.mutateAsync({ ...bodyOf(typed), updatedAt: stored.updatedAt });
      setConflicts([]);
      setStored(saved);
      form.setValue('host', typed.host);
      // It is stored, and nothing shows it again.
      form.setValue('password', '');
      setBase({ ...sent, password: '' });
      showToast({ title: t('mail.mailSettingsSaved'), description: t('mail.theyHoldForThe') });
    } catch (error) {
      fail(error, t('mail.theMailSettingsWereNotSaved'));
      if (isStale(error)) await catchUp(sent).catch(() => undefined);
    }
  };

  const handleTest = async (typed: MailFieldsOutput) => {
    begin();
    try {
      setTrial({ result: await test.mutateAsync(bodyOf(typed)), way: typed });
    } catch (error) {
      fail(error, t('mail.theTestMailWas'));
    }
  };

  return {
    form,
    stored,
    busy,
    intend: (what) => {
      intention.current = what;
    },
    failure,
    conflicts,
    trial,
  };
}

function bodyOf({ password, ...typed }: MailFieldsOutput) {
  return { ...typed, ...(password === undefined ? {} : { password }) };
}

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'stale';
}
