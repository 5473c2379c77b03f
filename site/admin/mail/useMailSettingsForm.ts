import type { MailSettings, MailTrial } from '@shared/contract/mail/mailSettings';
import { useRef, useState } from 'react';
import {
  mailSettingsQuery,
  useSaveMailSettings,
  useTestMailSettings,
} from '../../queries/mailSettings';
import { useAttempt } from '../components/useAttempt';
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
  stored: MailSettings;
  busy: 'save' | 'test' | null;
  /** Called by the pressed button before the form is submitted. */
  intend: (what: 'save' | 'test') => void;
  failure: string | null;
  stale: Stale | null;
  /** Result of the last test mail, with the settings that it used. */
  trial: { result: MailTrial; way: MailFieldsOutput } | null;
};

/**
 * The mail settings' form. Both buttons, saving and testing, validate it.
 * @param settings as read when the form was opened
 */
export function useMailSettingsForm(settings: MailSettings): MailSettingsForm {
  const saving = useSaveMailSettings();
  const testing = useTestMailSettings();
  const [trial, setTrial] = useState<MailSettingsForm['trial']>(null);
  const intention = useRef<'save' | 'test'>('save');
  const form = useForm<MailFields, MailFieldsOutput>({
    schema: mailFormSchema,
    initial: mailFieldsOf(settings),
    onValid: (typed) => {
      if (busy) return;
      setTrial(null);
      save.clear();
      test.clear();
      if (intention.current === 'save') void save.run(() => handleSave(typed));
      else
        void test.run(async () =>
          setTrial({ result: await testing.mutateAsync(bodyOf(typed)), way: typed }),
        );
    },
  });
  const storedForm = useStoredForm({
    query: mailSettingsQuery,
    initial: settings,
    draftOf: mailFieldsOf,
    draft: form.values,
    fill: form.setValues,
    schema: mailFormSchema,
    // The other fields are never stored as typed, so no window finds them changed.
    labelOf: (name) => t(MAIL_LABELS[name as MailField]),
  });
  const { stored, keep, stale } = storedForm;
  const save = useAttempt(
    {
      done: ['Mail settings saved', 'They hold for the next mail.'],
      failed: 'The mail settings were not saved.',
    },
    { form, stored: storedForm },
  );
  const test = useAttempt({ failed: 'The test mail was not sent.' }, { form });
  const busy = save.isBusy ? 'save' : test.isBusy ? 'test' : null;

  const handleSave = async (typed: MailFieldsOutput) => {
    keep(await saving.mutateAsync({ ...bodyOf(typed), updatedAt: stored.updatedAt }));
    // Not stored; it holds while the form is open.
    form.setValues({ acceptsPlain: form.values.acceptsPlain });
  };

  return {
    form,
    stored,
    busy,
    intend: (what) => {
      intention.current = what;
    },
    failure: save.failure ?? test.failure,
    stale,
    trial,
  };
}

function bodyOf({ password, ...typed }: MailFieldsOutput) {
  return { ...typed, ...(password === undefined ? {} : { password }) };
}
