import {
  calendarFeedInputSchema,
  type CalendarFeedData,
} from '@shared/contract/calendars/calendarFeed';
import { LIMITS } from '@shared/contract/common';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../../components/Dialog';
import { Field, TextInput } from '../../../components/Field';
import { useCreateCalendarFeed } from '../../../queries/calendarSync';
import { leaveSafely } from '../../../stores/unsavedChanges';
import { space } from '../../../styles/theme';
import { AttemptFailure } from '../../components/MutationFailure';
import { useAttempt } from '../../components/useAttempt';
import { useForm } from '../../components/useForm';
import { useUnsavedChanges } from '../../components/useUnsavedChanges';
import { WriteButton } from '../../components/WriteButton';

/**
 * Adds a calendar of another site. It stays open, with what was typed and the server's reason,
 * when that failed.
 * @param onDone called after it went well, before the dialog closes
 */
export function FeedDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const create = useCreateCalendarFeed();
  const attempt = useAttempt(WORDS);
  const form = useForm({
    schema: calendarFeedInputSchema,
    initial: { name: '', url: '' },
    onValid: (feed) => void handleValid(feed),
  });
  useUnsavedChanges(form.values.name !== '' || form.values.url !== '');
  const dismiss = () => !attempt.isBusy && leaveSafely(onClose);

  const handleValid = async (feed: CalendarFeedData) => {
    if (attempt.isBusy) return;
    const isAdded = await attempt.run(() =>
      create.mutateAsync(feed).catch((error: unknown) => {
        form.showIssuesOf(error);
        throw error;
      }),
    );
    if (!isAdded) return;
    onDone();
    onClose();
  };

  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title="Add a calendar"
      description="Nights that are taken in it are blocked here."
    >
      <Form {...form.props} aria-busy={attempt.isBusy}>
        <Field label="Name" hint="Airbnb, for example" error={form.issues.name}>
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
          label="Address"
          hint="The address of the iCal export, from the other site’s calendar settings"
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
        <AttemptFailure attempt={attempt} />
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={dismiss}>
            Cancel
          </Button>
          <WriteButton type="submit" aria-disabled={attempt.isBusy}>
            Add calendar
          </WriteButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const WORDS = {
  done: { title: 'Calendar added', description: 'It is being read now.' },
  failed: { title: 'Failed to add the calendar' },
} as const;

const Form = styled(DialogForm)`
  margin-top: ${space(5)};
`;
