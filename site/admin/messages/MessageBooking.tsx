import type { BookingJson } from '@shared/contract/bookings/booking';
import { LIMITS } from '@shared/contract/common';
import type { ContactMessageJson } from '@shared/contract/messages/message';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { SmallButton, SmallWriteButton } from '../components/SmallButton';
import { useDebouncedValue } from '../../components/useDebouncedValue';
import { foundBookingsQuery } from '../../queries/bookings';
import { useTieMessage } from '../../queries/messages';
import { space } from '../../styles/theme';
import { bookingHref } from '../bookings/useOpenBooking';
import { TextField } from '../components/fields';
import { stayText } from '../components/dateRangeText';
import { CONVERSATION_HASH } from '../conversation/ConversationSection';
import { showFailure } from '../components/showFailure';
import { Stack } from '../components/cardStyles';
import { t } from '../i18n/t';

const TYPING_DELAY_MS = 250;

export function MessageBooking({ message }: { message: ContactMessageJson }) {
  const tie = useTieMessage();
  const [isOpen, setOpen] = useState(false);
  const { id, bookingReference = null } = message;
  const save = (reference: string | null) =>
    tie.mutate(
      { id, reference },
      {
        onSuccess: () => setOpen(false),
        onError: (error) => showFailure(t('The message could not be tied to the booking'), error),
      },
    );
  if (bookingReference !== null) {
    return (
      <Line>
        <span>
          {t.parts('About {link}', {
            link: (
              <Link to={bookingHref(bookingReference) + CONVERSATION_HASH}>
                {t('booking {bookingReference}', { bookingReference })}
              </Link>
            ),
          })}
        </span>
        <SmallWriteButton $variant="quiet" disabled={tie.isPending} onClick={() => save(null)}>
          {t('Not about it')}
        </SmallWriteButton>
      </Line>
    );
  }
  if (!isOpen) {
    return (
      <Line>
        <SmallWriteButton $variant="quiet" onClick={() => setOpen(true)}>
          {t('Tie to a booking')}
        </SmallWriteButton>
      </Line>
    );
  }
  return (
    <BookingSearch
      initial={message.email}
      isSaving={tie.isPending}
      onChoose={save}
      onClose={() => setOpen(false)}
    />
  );
}

function BookingSearch({
  initial,
  isSaving,
  onChoose,
  onClose,
}: {
  initial: string;
  isSaving: boolean;
  onChoose: (reference: string) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState(initial.slice(0, LIMITS.search));
  const asked = useDebouncedValue(text.trim(), TYPING_DELAY_MS);
  const query = useQuery({ ...foundBookingsQuery(useApi(), asked), enabled: asked !== '' });
  const found: readonly BookingJson[] = asked === '' ? [] : (query.data ?? []);
  return (
    <Stack>
      <TextField
        label={t('Booking')}
        hint={t('By name, e-mail address or reference')}
        value={text}
        onValue={setText}
        type="search"
        maxLength={LIMITS.search}
      />
      <Stack as="ul" $gap={2} aria-label={t('Bookings found')}>
        {found.map((booking) => (
          <li key={booking.id}>
            <SmallButton disabled={isSaving} onClick={() => onChoose(booking.reference)}>
              {`${booking.guestName}, ${stayText(booking)}, ${booking.reference}`}
            </SmallButton>
          </li>
        ))}
      </Stack>
      {query.isSuccess && found.length === 0 && asked !== '' && (
        <p role="status">{t('No booking was found.')}</p>
      )}
      <Line>
        <SmallButton $variant="quiet" onClick={onClose}>
          {t('Close')}
        </SmallButton>
      </Line>
    </Stack>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(5)};
  min-width: 0;
  font-size: ${({ theme }) => theme.type.small};
`;
