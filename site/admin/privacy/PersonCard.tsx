import { BOOKING_STATUSES } from '@shared/domain/bookings/bookingStatus';
import { exportPerson } from '@shared/contract/privacy/privacyEndpoints';
import { personInputSchema, type PersonData } from '@shared/contract/privacy/privacy';
import { LIMITS } from '@shared/contract/common';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { TextField } from '../components/fields';
import { useFindPerson } from '../../queries/privacy';
import { space } from '../../styles/theme';
import { Actions, LineForm } from '../components/cardStyles';
import { TitledCard } from '../components/TitledCard';
import { DownloadButton } from '../components/DownloadButton';
import { keepFocusAt } from '../components/keepFocus';
import { useForm } from '../components/useForm';
import { SmallWriteButton } from '../components/SmallButton';
import { SaveNotice } from '../components/SaveNotice';
import { useAttempt } from '../components/useAttempt';
import { countText } from './countsText';
import { EraseDialog } from './EraseDialog';
import { shortDayText } from '../components/formats';
import { t } from '../i18n/t';

const HEADING_ID = 'privacy-person';

export function PersonCard() {
  const find = useFindPerson();
  const [found, setFound] = useState<{ email: string; data: PersonData } | null>(null);
  const form = useForm({
    schema: personInputSchema,
    initial: { email: '' },
    onValid: ({ email }) =>
      void attempt.run(async () => setFound({ email, data: await find.mutateAsync(email) })),
  });
  const attempt = useAttempt({ failed: 'Not found' }, { form });
  const handleErased = () => {
    setFound(null);
    // The button that opened the dialog disappears with the person.
    setTimeout(() => keepFocusAt(HEADING_ID));
  };
  return (
    <TitledCard
      id={HEADING_ID}
      title={t('A guest asks for their data')}
      about={t(
        'Everything under one e-mail address: bookings, messages, e-mails and what was changed in them. Hand it over, or erase it for good.',
      )}
    >
      <LineForm {...form.props}>
        <TextField
          label={t('The guest’s e-mail address')}
          {...form.field('email')}
          type="email"
          maxLength={LIMITS.email}
          required
        />
        <Button type="submit" $variant="secondary" aria-disabled={attempt.isBusy}>
          {attempt.isBusy ? t('Looking...') : t('Find')}
        </Button>
      </LineForm>
      <SaveNotice failure={attempt.failure} />
      <div aria-live="polite">{found && <Found {...found} onErased={handleErased} />}</div>
    </TitledCard>
  );
}

function Found({
  email,
  data: { bookings, messages, mails, exportKey },
  onErased,
}: {
  email: string;
  data: PersonData;
  onErased: () => void;
}) {
  const [isErasing, setErasing] = useState(false);
  if (bookings.length + messages + mails === 0) {
    return <Summary>{t('Nothing is stored under {email}.', { email })}</Summary>;
  }
  const ahead = bookings.filter((booking) => booking.isAhead);
  const kept = bookings.filter(({ keptUntil }) => keptUntil !== null);
  return (
    <Summary>
      <p>
        <strong>{email}</strong>
        <span>{`: ${countText('bookings', bookings.length)}, ${countText('messages', messages)}, ${countText('mails', mails)}`}</span>
      </p>
      <ul>
        {bookings.map((booking) => (
          <li key={booking.reference}>
            {t('{reference} · {guestName} · {checkinDate} to {checkoutDate} · {status}', {
              reference: booking.reference,
              guestName: booking.guestName,
              checkinDate: shortDayText(booking.checkinDate),
              checkoutDate: shortDayText(booking.checkoutDate),
              status: statusText(booking.status),
            })}
          </li>
        ))}
      </ul>
      {kept.length > 0 && (
        <p>
          {t(
            'Kept for the tax office: the name, encrypted, until {until}. Nights, amounts and country stay for your figures.',
            { until: shortDayText(kept.at(-1)?.keptUntil ?? '') },
          )}
        </p>
      )}
      {ahead.length > 0 && (
        <p>
          {t(
            '{references}: to come, without an answer, or with an offer that can still be accepted. Cancel, decline or withdraw it first; until then the data are needed and cannot be erased.',
            {
              references: ahead.map(({ reference }) => reference).join(', '),
            },
          )}
        </p>
      )}
      <Actions>
        <DownloadButton
          address={exportPerson.path.replace(':key', encodeURIComponent(exportKey))}
          texts={{ label: 'Download all of it (ZIP)', done: 'Saved', failed: 'Not saved' }}
          variant="secondary"
          isFresh
        />
        {ahead.length === 0 && (
          <SmallWriteButton $variant="danger" onClick={() => setErasing(true)}>
            {t('Erase this person…')}
          </SmallWriteButton>
        )}
      </Actions>
      {isErasing && (
        <EraseDialog email={email} onErased={onErased} onClose={() => setErasing(false)} />
      )}
    </Summary>
  );
}

/** As in the list of bookings; statuses unknown here as the server sends them. */
function statusText(status: string): string {
  const known = BOOKING_STATUSES.find((each) => each === status);
  return known ? t(known) : status;
}

const Summary = styled.div`
  display: grid;
  gap: ${space(3)};
  max-width: 70ch;
  margin-top: ${space(5)};
  padding-top: ${space(4)};
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
  font-size: ${({ theme }) => theme.type.small};
  ul {
    padding-left: ${space(5)};
  }
`;
