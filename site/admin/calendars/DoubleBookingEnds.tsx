import {
  DOUBLE_BOOKING_ENDS,
  type DoubleBooking,
  type DoubleBookingEnd,
} from '@shared/contract/calendars/doubleBooking';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { SmallText } from '../../components/SmallText';
import { useEndDoubleBooking } from '../../queries/calendar';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { plainHeading } from '../components/cardStyles';
import { nightRangeTitle, stayText } from '../components/dateRangeText';
import { Fact } from '../components/Fact';
import { Facts } from '../components/sectionStyles';
import { showFailure } from '../components/showFailure';
import { useToday } from '../components/useToday';
import { SmallButton, SmallWriteButton } from '../components/SmallButton';
import { t } from '../i18n/t';

const ENDS = {
  same: {
    label: 'It is the same stay',
    text: 'The guest booked there, and the stay is entered here too. You are not asked again.',
    done: 'This is one stay now. You are not asked again.',
  },
  freed: {
    label: 'I have freed it there',
    text: 'Hidden until the calendar there is read again. If it still has the nights, this comes back.',
    done: 'Hidden until the calendar there is read again.',
  },
} as const;

/** The two sides of a double booking, and the ways to end it. @param onEnded closes what shows it */
export function DoubleBookingEnds({
  clash,
  onEnded,
}: {
  clash: DoubleBooking;
  onEnded?: () => void;
}) {
  const { feedId, feedName, startDate, endDate, booking, isBack } = clash;
  const settle = useEndDoubleBooking();
  const today = useToday();
  const [params, setParams] = useSearchParams();

  const handleEnd = (end: DoubleBookingEnd['end']) =>
    settle.mutate(
      { feedId, startDate, endDate, end },
      {
        onSuccess: () => {
          showToast({ title: t('Double booking ended'), description: t(ENDS[end].done) });
          onEnded?.();
        },
        onError: (error) => showFailure(t('The double booking was not ended'), error),
      },
    );
  /** Opens the booking with the form or the question. */
  const lead = (decide: 'move' | 'cancel') => {
    if (!booking) return;
    onEnded?.();
    const next = new URLSearchParams(params);
    next.set('booking', booking.reference);
    next.set('decide', decide);
    setParams(next);
  };

  return (
    <>
      {isBack && (
        <Back>
          {t('You have freed it, but the calendar of {feedName} still has it.', { feedName })}
        </Back>
      )}
      <Facts>
        <Fact name={feedName}>{nightRangeTitle(startDate, endDate)}</Fact>
        <Fact name={t('Here')}>
          {booking
            ? `${booking.guestName}, ${stayText(booking)}`
            : t('Blocked, or taken by another calendar')}
        </Fact>
      </Facts>
      <Ways>
        {DOUBLE_BOOKING_ENDS.map((end) => (
          <li key={end}>
            <SmallWriteButton disabled={settle.isPending} onClick={() => handleEnd(end)}>
              {t(ENDS[end].label)}
            </SmallWriteButton>
            <SmallText>{t(ENDS[end].text)}</SmallText>
          </li>
        ))}
        {booking && (
          <>
            <li>
              <SmallButton onClick={() => lead('move')}>{t('Move ours')}</SmallButton>
              <SmallText>{t('Other dates for {guestName}.', booking)}</SmallText>
            </li>
            {booking.checkinDate >= today && (
              <li>
                <SmallButton $variant="danger" onClick={() => lead('cancel')}>
                  {t('Cancel ours')}
                </SmallButton>
                <SmallText>
                  {t('You see the refund and the mail to {guestName} first.', booking)}
                </SmallText>
              </li>
            )}
          </>
        )}
      </Ways>
    </>
  );
}

/** In the panel of a stay. */
export function DoubleBookings({ clashes }: { clashes: readonly DoubleBooking[] }) {
  return clashes.map((clash) => (
    <Alarm key={`${clash.feedId} ${clash.startDate}`} aria-label={t('Double booking')}>
      <h3>{t('Double booking')}</h3>
      <DoubleBookingEnds clash={clash} />
    </Alarm>
  ));
}

const Alarm = styled.section`
  margin-bottom: ${space(5)};
  padding: ${space(4)};
  border: 2px solid ${({ theme }) => theme.colors.coral};
  border-radius: ${({ theme }) => theme.radii.card};
  h3 {
    margin-bottom: ${space(2)};
    ${plainHeading}
    color: ${({ theme }) => theme.colors.coral};
  }
`;

const Back = styled.p`
  margin-bottom: ${space(3)};
  font-weight: 600;
  color: ${({ theme }) => theme.colors.coral};
`;

const Ways = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(4)};
  li {
    display: grid;
    align-items: center;
    gap: ${space(1)} ${space(4)};
    ${({ theme }) => theme.up.tablet} {
      grid-template-columns: 176px 1fr;
    }
  }
`;
