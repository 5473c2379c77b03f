import type { MailSettings, MailTrial } from '@shared/contract/mail/mailSettings';
import { useRef, useState } from 'react';
import { failureText } from '../components/failureText';
import {
  mailSettingsQuery,
  useSaveMailSettings,
  useTestMailSettings,
} from '../../queries/mailSettings';
import { showToast } from '../../stores/toasts';
import { useForm, type Form } from '../components/useForm';
import { useStoredForm, type Stale } from '../components/useStoredForm';
import {
  MAIL_LABELS,
  mailFieldsOf,
  mailFormSchema,
  type MailField,
  type MailFields,
  type MailFieldsOutput,
} from './mailSettingsForm';
import { t } from '../i18n/t';

export type MailSettingsForm = {
  form: Form<MailFields>;
  /** As they are stored now. */
  stored: MailSettings;
  /** What is under way. */
  busy: 'save' | 'test' | null;
  /** To be called by the button that is pressed, before the form is sent. */
  intend: (what: 'save' | 'test') => void;
  failure: string | null;
  /** What another window has saved meanwhile. */
  stale: Stale | null;
  /** What came of the last test mail, and by which way. */
  trial: { result: MailTrial; way: MailFieldsOutput } | null;
};

/**
 * The mail settings' form: one check for both of its buttons, saving and testing.
 * @param settings as read when the form was opened
 */
export function useMailSettingsForm(settings: MailSettings): MailSettingsForm {
  const save = useSaveMailSettings();
  const test = useTestMailSettings();
  const [failure, setFailure] = useState<string | null>(null);
  const [trial, setTrial] = useState<MailSettingsForm['trial']>(null);
  const intention = useRef<'save' | 'test'>('save');
  const busy = save.isPending ? 'save' : test.isPending ? 'test' : null;
  const form = useForm<MailFields, MailFieldsOutput>({
    schema: mailFormSchema,
    initial: mailFieldsOf(settings),
    onValid: (typed) => {
      if (busy) return;
      void (intention.current === 'save' ? handleSave(typed) : handleTest(typed));
    },
  });
  const { stored, keep, catchUp, stale } = useStoredForm({
    query: mailSettingsQuery,
    initial: settings,
    draftOf: mailFieldsOf,
    draft: form.values,
    fill: form.setValues,
    schema: mailFormSchema,
    // The other fields are never stored as they are typed, so that no window finds them changed.
    labelOf: (name) => t(MAIL_LABELS[name as MailField]),
  });

  const begin = () => {
    setFailure(null);
    setTrial(null);
  };
  const fail = (error: unknown, what: string) => {
    setFailure(failureText(error, what));
    form.showIssuesOf(error);
  };

  const handleSave = async (typed: MailFieldsOutput) => {
    begin();
    try {
      const saved = await save.mutateAsync({ ...bodyOf(typed), updatedAt: stored.updatedAt });
      keep(saved);
      // It is nowhere stored, and holds for as long as the form is open.
      form.setValues({ acceptsPlain: form.values.acceptsPlain });
      showToast({
        title: t('Mail settings saved'),
        description: t('They hold for the next mail.'),
      });
    } catch (error) {
      if (await catchUp(error)) return;
      fail(error, t('The mail settings were not saved.'));
    }
  };

  const handleTest = async (typed: MailFieldsOutput) => {
    begin();
    try {
      setTrial({ result: await test.mutateAsync(bodyOf(typed)), way: typed });
    } catch (error) {
      fail(error, t('The test mail was not sent.'));
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
    stale,
    trial,
  };
}

function bodyOf({ password, ...typed }: MailFieldsOutput) {
  return { ...typed, ...(password === undefined ? {} : { password }) };
}
