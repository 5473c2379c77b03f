import {
  importedCalendarInputSchema,
  type ImportedCalendarData,
  type ImportedCalendarJson,
} from '@shared/contract/calendars/importedCalendar';
import { LIMITS } from '@shared/contract/common';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { ApiError } from '../../../api/client';
import { Button } from '../../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../../components/Dialog';
import { Field, TextInput } from '../../../components/Field';
import {
  useCreateImportedCalendar,
  useUpdateImportedCalendar,
} from '../../../queries/calendarSync';
import { leaveSafely } from '../../../stores/unsavedChanges';
import { space } from '../../../styles/theme';
import { AttemptFailure } from '../../components/AttemptFailure';
import { useAttempt } from '../../components/useAttempt';
import { useForm } from '../../components/useForm';
import { useUnsavedChanges } from '../../components/useUnsavedChanges';
import { WriteButton } from '../../components/WriteButton';
import { t } from '../../i18n/t';

/**
 * Adds a calendar of another site.
 * @param onDone called after it went well, once the dialog has closed
 */
export function AddFeedDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const create = useCreateImportedCalendar();
  return (
    <ImportDialog
      title={t('Add a calendar')}
      description={t('Nights that are taken in it are blocked here.')}
      submitLabel={t('Add calendar')}
      words={ADD_WORDS}
      initial={{ name: '', url: '' }}
      save={create.mutateAsync}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

/** Changes the name or the address of a calendar. */
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
      words={EDIT_WORDS}
      initial={{ name, url }}
      save={update.mutateAsync}
      onClose={onClose}
    />
  );
}

/** It stays open, with what was typed and the server's reason, when saving failed. */
function ImportDialog({
  title,
  description,
  submitLabel,
  words,
  initial,
  save,
  onDone,
  onClose,
}: {
  title: string;
  description: string;
  submitLabel: string;
  words: Parameters<typeof useAttempt>[0];
  initial: ImportedCalendarData;
  save: (feed: ImportedCalendarData) => Promise<unknown>;
  onDone?: () => void;
  onClose: () => void;
}) {
  const attempt = useAttempt(words);
  const form = useForm({
    schema: importedCalendarInputSchema,
    initial,
    onValid: (feed) => void handleValid(feed),
  });
  useUnsavedChanges(form.values.name !== initial.name || form.values.url !== initial.url);
  const dismiss = () => !attempt.isBusy && leaveSafely(onClose);

  const handleValid = async (feed: ImportedCalendarData) => {
    if (attempt.isBusy) return;
    const isSaved = await attempt.run(() =>
      save(feed).catch((error: unknown) => {
        form.showIssuesOf(error);
        throw error;
      }),
    );
    if (!isSaved) return;
    // At once: while the dialog is there, it takes the focus back from where `onDone` leads it.
    flushSync(onClose);
    onDone?.();
  };

  return (
    <Dialog isOpen onClose={dismiss} title={title} description={description}>
      <Form {...form.props} aria-busy={attempt.isBusy}>
        <Field label={t('Name')} hint={t('Airbnb, for example')} error={form.issues.name}>
          {(control) => (
            <TextInput
              {...control}
              {...form.control('name')}
              required
              maxLength={LIMITS.feedName}
              autoComplete="off"
            />
          )}
        </Field>
        <Field
          label={t('Address')}
          hint={t('The address of the iCal export, from the other site’s calendar settings')}
          error={form.issues.url}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.control('url')}
              type="url"
              required
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        {!isToldAtField(attempt.error) && <AttemptFailure attempt={attempt} />}
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={dismiss}>
            {t('Cancel')}
          </Button>
          <WriteButton type="submit" aria-disabled={attempt.isBusy}>
            {submitLabel}
          </WriteButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Whether what the server says as a whole is what it says of one field. */
function isToldAtField(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { body } = error;
  return body?.issues?.some(({ message }) => message === body.message) ?? false;
}

const ADD_WORDS = {
  done: ['Calendar added', 'It is being read now.'],
  failed: 'Failed to add the calendar',
} as const;

const EDIT_WORDS = {
  done: 'Calendar changed',
  failed: 'Failed to change the calendar',
} as const;

const Form = styled(DialogForm)`
  margin-top: ${space(5)};
`;
