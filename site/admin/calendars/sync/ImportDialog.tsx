import {
  importedCalendarInputSchema,
  type ImportedCalendarData,
  type ImportedCalendarJson,
} from '@shared/contract/calendars/importedCalendar';
import { LIMITS } from '@shared/contract/common';
import { TextField } from '../../components/fields';
import {
  useCreateImportedCalendar,
  useUpdateImportedCalendar,
} from '../../../queries/calendarSync';
import { useAttempt, type AttemptTexts } from '../../components/useAttempt';
import { useForm } from '../../components/useForm';
import { closeThen, FormDialog } from '../../components/FormDialog';
import { t } from '../../i18n/t';

/** @param onDone called once the dialog has closed */
export function AddFeedDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const create = useCreateImportedCalendar();
  return (
    <ImportDialog
      title={t('Add a calendar')}
      description={t('Nights that are taken in it are blocked here.')}
      submitLabel={t('Add calendar')}
      texts={ADD_TEXTS}
      initial={{ name: '', url: '' }}
      save={create.mutateAsync}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

export function EditFeedDialog({
  feed: { id, name, url },
  onClose,
}: {
  feed: ImportedCalendarJson;
  onClose: () => void;
}) {
  const update = useUpdateImportedCalendar(id);
  return (
    <ImportDialog
      title={t('Edit the calendar “{name}”', { name })}
      description={t(
        'A new address is read at once; until then the nights of the old one stay blocked.',
      )}
      submitLabel={t('Save calendar')}
      texts={EDIT_TEXTS}
      initial={{ name, url }}
      save={update.mutateAsync}
      onClose={onClose}
    />
  );
}

function ImportDialog({
  title,
  description,
  submitLabel,
  texts,
  initial,
  save,
  onDone,
  onClose,
}: {
  title: string;
  description: string;
  submitLabel: string;
  texts: AttemptTexts;
  initial: ImportedCalendarData;
  save: (feed: ImportedCalendarData) => Promise<unknown>;
  onDone?: () => void;
  onClose: () => void;
}) {
  const form = useForm({
    schema: importedCalendarInputSchema,
    initial,
    onValid: (feed) => void handleValid(feed),
  });
  const attempt = useAttempt(texts, { form });
  const handleValid = async (feed: ImportedCalendarData) => {
    if (await attempt.run(() => save(feed))) closeThen(onClose, onDone);
  };

  return (
    <FormDialog
      title={title}
      description={description}
      form={form}
      attempt={attempt}
      submit={submitLabel}
      onClose={onClose}
    >
      <TextField
        label={t('Name')}
        hint={t('Airbnb, for example')}
        {...form.field('name')}
        required
        maxLength={LIMITS.feedName}
      />
      <TextField
        label={t('Address{#link}')}
        hint={t('The address of the iCal export, from the other site’s calendar settings')}
        {...form.field('url')}
        type="url"
        required
        spellCheck={false}
      />
    </FormDialog>
  );
}

const ADD_TEXTS = {
  done: ['Calendar added', 'It is being read now.'],
  failed: 'Failed to add the calendar',
} as const;

const EDIT_TEXTS = {
  done: 'Calendar changed',
  failed: 'Failed to change the calendar',
} as const;
