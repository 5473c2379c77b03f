import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { Field, TextInput } from '../../../components/Field';
import { useCreateCalendarLink, useDeleteCalendarLink } from '../../../queries/calendarSync';
import { showToast } from '../../../stores/toasts';
import { space } from '../../../styles/theme';
import { keepFocusAt } from '../../components/keepFocus';
import { CopyButton } from '../../components/CopyButton';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { showFailure } from '../../showFailure';
import { WriteButton } from '../../components/WriteButton';
import { Actions, Card, CardHead } from '../../components/cardStyles';
import { Notice } from '../../bookings/panel/panelStyles';

const HEADING_ID = 'calendar-link';
const COPY_NEXT = 'Paste it where the other site asks for a calendar to import.';

/**
 * The secret address under which other sites read when the villa is taken.
 * @param linkUrl `null` while there is none, or where it cannot be shown
 * @param isUnreadable whether there is one that cannot be shown
 */
export function CalendarLink({
  linkUrl,
  isUnreadable,
}: {
  linkUrl: string | null;
  isUnreadable: boolean;
}) {
  const create = useCreateCalendarLink();
  const remove = useDeleteCalendarLink();
  const heading = useRef<HTMLHeadingElement>(null);
  const [question, setQuestion] = useState<'renew' | 'stop' | null>(null);
  const close = () => setQuestion(null);

  const handleMake = () =>
    create.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: 'Calendar link made', description: COPY_NEXT });
        // The button has made way for the link.
        setTimeout(() => keepFocusAt(HEADING_ID));
      },
      onError: (error) => showFailure('Failed to make the link', error),
    });

  return (
    <Card aria-labelledby={HEADING_ID}>
      <CardHead>
        <div>
          <h3 id={HEADING_ID} ref={heading} tabIndex={-1}>
            Your calendar’s link
          </h3>
          <p>
            Paste it at Airbnb, Booking.com and the like, so that nights taken here are closed
            there. It tells when the villa is taken, and not by whom.
          </p>
        </div>
        {linkUrl === null && !isUnreadable && (
          <WriteButton
            type="button"
            $variant="secondary"
            $size="small"
            aria-disabled={create.isPending}
            onClick={() => !create.isPending && handleMake()}
          >
            Make a link
          </WriteButton>
        )}
      </CardHead>
      {(linkUrl !== null || isUnreadable) && (
        <Link>
          {linkUrl === null ? (
            <Notice $tone="warning">
              The address is in use but cannot be shown: the key that opens it, the file secrets-key
              in the server’s data folder, is missing or another one. Sites that have the address go
              on reading it. For one that can be shown make a new link, or have the file put back.
            </Notice>
          ) : (
            <Field label="Address">
              {(control) => (
                <Copied>
                  <TextInput
                    {...control}
                    readOnly
                    value={linkUrl}
                    onFocus={({ target }) => target.select()}
                  />
                  <CopyButton text={linkUrl} what="address" next={COPY_NEXT} />
                </Copied>
              )}
            </Field>
          )}
          <Actions>
            <Button
              type="button"
              $variant="secondary"
              $size="small"
              onClick={() => setQuestion('renew')}
            >
              New link
            </Button>
            <Button
              type="button"
              $variant="danger"
              $size="small"
              onClick={() => setQuestion('stop')}
            >
              Stop sharing
            </Button>
          </Actions>
        </Link>
      )}
      {question === 'renew' && (
        <ConfirmDialog
          title="Make a new link?"
          description="The old address stops working at once. Every site that reads it needs the new one."
          confirmLabel="Make a new link"
          words={RENEW_WORDS}
          action={() => create.mutateAsync()}
          onClose={close}
        />
      )}
      {question === 'stop' && (
        <ConfirmDialog
          title="Stop sharing your calendar?"
          description="The address stops working at once, for good. Other sites are no longer told which nights are taken here."
          confirmLabel="Stop sharing"
          words={STOP_WORDS}
          action={() => remove.mutateAsync()}
          // The link is gone by then, and with it the button that had the focus.
          onDone={() => setTimeout(() => heading.current?.focus({ preventScroll: true }))}
          onClose={close}
        />
      )}
    </Card>
  );
}

const RENEW_WORDS = {
  done: { title: 'New calendar link made', description: 'The old address no longer works.' },
  failed: { title: 'Failed to make a new link' },
} as const;

const STOP_WORDS = {
  done: { title: 'Calendar no longer shared' },
  failed: { title: 'Failed to stop sharing' },
} as const;

const Link = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: 720px;
  margin-top: ${space(4)};
`;

/** The address and, beside it, the way to take it along. */
const Copied = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  /* A button without an outline ends where its word does. */
  margin-right: ${space(-4)};
  button {
    flex: none;
  }
  input {
    text-overflow: ellipsis;
    font-variant-numeric: tabular-nums;
  }
`;
