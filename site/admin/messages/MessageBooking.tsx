import type { BookingJson } from '@shared/contract/bookings/booking';
import { LIMITS } from '@shared/contract/common';
import type { ContactMessageJson } from '@shared/contract/messages/message';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { useDebouncedValue } from '../../components/useDebouncedValue';
import { foundBookingsQuery } from '../../queries/bookings';
import { useTieMessage } from '../../queries/messages';
import { space } from '../../styles/theme';
import { bookingHref } from '../bookings/useOpenBooking';
import { TextField } from '../components/fields';
import { stayText } from '../components/dateRangeText';
import { WriteButton } from '../components/WriteButton';
import { CONVERSATION_HASH } from '../conversation/ConversationSection';
import { showFailure } from '../components/showFailure';
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
        onError: (error) => showFailure(t('The booking could not be set'), error),
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
        <WriteButton
          type="button"
          $variant="quiet"
          $size="small"
          disabled={tie.isPending}
          onClick={() => save(null)}
        >
          {t('Not about it')}
        </WriteButton>
      </Line>
    );
  }
  if (!isOpen) {
    return (
      <Line>
        <WriteButton type="button" $variant="quiet" $size="small" onClick={() => setOpen(true)}>
          {t('Tie to a booking')}
        </WriteButton>
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
    <Search>
      <TextField
        label={t('Booking')}
        hint={t('By name, email address or reference')}
        value={text}
        onValue={setText}
        type="search"
        maxLength={LIMITS.search}
      />
      <Results aria-label={t('Bookings found')}>
        {found.map((booking) => (
          <li key={booking.id}>
            <Button
              type="button"
              $variant="secondary"
              $size="small"
              disabled={isSaving}
              onClick={() => onChoose(booking.reference)}
            >
              {booking.guestName}, {stayText(booking)}, {booking.reference}
            </Button>
          </li>
        ))}
      </Results>
      {query.isSuccess && found.length === 0 && asked !== '' && (
        <p role="status">{t('No booking is found by this.')}</p>
      )}
      <Line>
        <Button type="button" $variant="quiet" $size="small" onClick={onClose}>
          {t('Close')}
        </Button>
      </Line>
    </Search>
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

const Search = styled.div`
  display: grid;
  gap: ${space(3)};
  max-width: ${({ theme }) => theme.width.text};
`;

const Results = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
