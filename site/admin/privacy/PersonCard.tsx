import { BOOKING_STATUSES } from '@shared/domain/bookings/bookingStatus';
import { exportPerson } from '@shared/contract/privacy/privacyEndpoints';
import { personInputSchema, type PersonData } from '@shared/contract/privacy/privacy';
import { LIMITS } from '@shared/contract/common';
import { formatShortDay } from '@shared/domain/date';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { TextField } from '../components/fields';
import { useFindPerson } from '../../queries/privacy';
import { space } from '../../styles/theme';
import { Actions, Card, CardHead } from '../components/cardStyles';
import { DownloadButton } from '../components/DownloadButton';
import { keepFocusAt } from '../components/keepFocus';
import { useForm } from '../components/useForm';
import { WriteButton } from '../components/WriteButton';
import { showFailure } from '../components/showFailure';
import { countText } from './countsText';
import { EraseDialog } from './EraseDialog';
import { t } from '../i18n/t';
import { currentLocale } from '../i18n/language';

const HEADING_ID = 'privacy-person';

export function PersonCard() {
  const find = useFindPerson();
  const [found, setFound] = useState<{ email: string; data: PersonData } | null>(null);
  const form = useForm({
    schema: personInputSchema,
    initial: { email: '' },
    onValid: ({ email }) => void handleFind(email),
  });
  const handleFind = async (email: string) => {
    if (find.isPending) return;
    try {
      setFound({ email, data: await find.mutateAsync(email) });
    } catch (error) {
      form.showIssuesOf(error);
      showFailure(t('Not found'), error);
    }
  };
  const handleErased = () => {
    setFound(null);
    // The button that opened the dialog disappears with the person.
    setTimeout(() => keepFocusAt(HEADING_ID));
  };
  return (
    <Card aria-labelledby={HEADING_ID}>
      <CardHead>
        <div>
          <h2 id={HEADING_ID} tabIndex={-1}>
            {t('A guest asks for their data')}
          </h2>
          <p>
            {t(
              'Everything under one e-mail address: bookings, messages, mails and what was changed in them. Hand it out, or erase it for good.',
            )}
          </p>
        </div>
      </CardHead>
      <Form {...form.props}>
        <TextField
          label={t('The guest’s e-mail address')}
          {...form.field('email')}
          type="email"
          maxLength={LIMITS.email}
          required
        />
        <Button type="submit" $variant="secondary" aria-disabled={find.isPending}>
          {find.isPending ? t('Looking...') : t('Find')}
        </Button>
      </Form>
      <div aria-live="polite">{found && <Found {...found} onErased={handleErased} />}</div>
    </Card>
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
        <strong>{email}</strong>: {countText('bookings', bookings.length)},{' '}
        {countText('messages', messages)}, {countText('mails', mails)}
      </p>
      <ul>
        {bookings.map((booking) => (
          <li key={booking.reference}>
            {t('{reference} · {guestName} · {checkinDate} to {checkoutDate} · {status}', {
              reference: booking.reference,
              guestName: booking.guestName,
              checkinDate: dayText(booking.checkinDate),
              checkoutDate: dayText(booking.checkoutDate),
              status: statusText(booking.status),
            })}
          </li>
        ))}
      </ul>
      {kept.length > 0 && (
        <p>
          {t(
            'Kept for the tax office: the name, encrypted, until {until}. Nights, amounts and country stay for your figures.',
            { until: dayText(kept.at(-1)?.keptUntil ?? '') },
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
          words={{ label: 'Download all of it (ZIP)', done: 'Saved', failed: 'Not saved' }}
          variant="secondary"
          isFresh
        />
        {ahead.length === 0 && (
          <WriteButton
            type="button"
            $variant="danger"
            $size="small"
            onClick={() => setErasing(true)}
          >
            {t('Erase this person…')}
          </WriteButton>
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

function dayText(day: string): string {
  return formatShortDay(day, currentLocale());
}

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  align-items: end;
  max-width: 560px;
  margin-top: ${space(4)};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: 1fr auto;
    align-items: start;
    & > button {
      margin-top: 28px;
    }
  }
`;

const Summary = styled.div`
  display: grid;
  gap: ${space(3)};
  max-width: 70ch;
  margin-top: ${space(5)};
  padding-top: ${space(4)};
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
  font-size: ${({ theme }) => theme.type.small};
  ul {
    margin: 0;
    padding-left: ${space(5)};
  }
`;
