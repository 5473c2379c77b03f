import type { BookingJson } from '@shared/contract/booking';
import { LIMITS } from '@shared/contract/common';
import type { BookingStatus } from '@shared/domain/bookingStatus';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { Field, TextArea } from '../../components/Field';
import { mailPreviewQuery, mailPreviewUrl } from '../../queries/mail';
import { space } from '../../styles/theme';
import { failureText } from '../failureText';

/** How long typing has to rest before the mail is shown anew. */
const REST_MS = 400;

/**
 * The owner's own words in the mail that a decision sends, and the mail as it would go.
 * @param status what the booking is about to become
 */
export function MailToGuest({
  booking,
  status,
  message,
  onMessage,
}: {
  booking: BookingJson;
  status: BookingStatus;
  message: string;
  onMessage: (message: string) => void;
}) {
  const [isShown, setShown] = useState(false);
  const previewId = useId();
  return (
    <Area>
      <Field
        label="A word of yours in the mail"
        isOptional
        hint={`${booking.guestName} gets a mail at ${booking.guestEmail}.`}
      >
        {(control) => (
          <Words
            {...control}
            value={message}
            maxLength={LIMITS.mailMessage}
            onChange={(event) => onMessage(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="button"
        $variant="secondary"
        $size="small"
        aria-expanded={isShown}
        aria-controls={previewId}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide the mail' : 'See the mail'}
      </Button>
      <div id={previewId} hidden={!isShown}>
        {isShown && <Preview bookingId={booking.id} status={status} message={message} />}
      </div>
    </Area>
  );
}

function Preview({
  bookingId,
  status,
  message,
}: {
  bookingId: number;
  status: BookingStatus;
  message: string;
}) {
  const rested = useRested(message.trim());
  const of = { bookingId, status, message: rested };
  const preview = useQuery(mailPreviewQuery(useApi(), of));
  if (preview.isError) {
    return <p role="alert">{failureText(preview.error, 'The mail could not be shown.')}</p>;
  }
  if (!preview.data) return <p role="status">Loading the mail…</p>;
  return (
    <>
      <Subject>Subject: {preview.data.subject}</Subject>
      {/* A page of its own, because a mail's styles are not allowed in ours; it can do nothing. */}
      <Frame title={`The mail to ${preview.data.recipient}`} src={mailPreviewUrl(of)} sandbox="" />
    </>
  );
}

/** The text as it was when typing last rested. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

const Area = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  margin: ${space(4)} 0;
  > * {
    width: 100%;
  }
  > button {
    width: auto;
  }
`;

const Words = styled(TextArea)`
  min-height: 88px;
`;

const Subject = styled.p`
  margin-bottom: ${space(2)};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: min(420px, 42vh);
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.control};
`;
