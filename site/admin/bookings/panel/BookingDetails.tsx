import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import { isSameStay, type Stay } from '@shared/domain/bookings/stayRules';
import { useState } from 'react';
import styled from 'styled-components';
import { leaveSafely } from '../../../stores/unsavedChanges';
import { space } from '../../../styles/theme';
import { CopyButton } from '../../components/CopyButton';
import { BookingActions } from '../BookingActions';
import { BookingReason } from '../BookingReason';
import { createdText } from '../bookingText';
import { DecisionDialog } from '../DecisionDialog';
import { OfferSection } from '../../offers/OfferSection';
import { StatusBadge } from '../StatusBadge';
import { useBookingDecisions } from '../useBookingDecisions';
import { ConversationSection } from '../../conversation/ConversationSection';
import { PaymentsSection } from '../../payments/PaymentsSection';
import { GuestSection } from './GuestSection';
import { OwnerNotes } from './OwnerNotes';
import { PaperButtons } from './PaperButtons';
import { Facts, Section, SectionHead } from '../../components/sectionStyles';
import { Fact } from '../../components/Fact';
import { useStable } from '../../components/useStable';
import { DoubleBookings } from '../../calendars/DoubleBookingEnds';
import { ConflictingBookings } from './ConflictingBookings';
import { ScheduledMailsSection } from './ScheduledMailsSection';
import { StayRequests } from './StayRequests';
import { StayPageSection } from './StayPageSection';
import { StaySection } from './StaySection';
import { useDecideFromAddress } from './useDecideFromAddress';
import { t } from '../../i18n/t';

const NAME_ID = 'open-booking-guest';

export function BookingDetails({
  detail,
  onOpen,
}: {
  detail: BookingDetail;
  onOpen: (reference: string) => void;
}) {
  const { booking } = detail;
  const decisions = useBookingDecisions(() => NAME_ID);
  const { obstacle } = booking;
  const [proposedDates, setProposedDates] = useState<Stay | null>(null);
  const openDates = (stay: Stay) => {
    if (!isSameStay(stay, proposedDates)) leaveSafely(() => setProposedDates(stay));
  };
  const move = useStable(() => openDates(booking));
  useDecideFromAddress(booking, decisions.decide, move);
  // The conflicting bookings below explain held nights, except offered ones.
  const isHeld =
    obstacle?.kind === 'block' || (obstacle?.kind === 'booking' && !obstacle.isOffered);
  return (
    <>
      <Head>
        <h3 id={NAME_ID} tabIndex={-1}>
          {booking.guestName}
        </h3>
        <StatusBadge status={booking.status} />
      </Head>
      <Decide>
        <BookingActions
          booking={booking}
          nameId={NAME_ID}
          isSaving={decisions.isSaving}
          onDecide={decisions.decide}
          onDates={openDates}
        />
        {!isHeld && <BookingReason booking={booking} failure={decisions.failure} onOpen={onOpen} />}
      </Decide>
      <DoubleBookings clashes={detail.doubleBookings} />
      <StayRequests booking={booking} onDates={openDates} onDecide={decisions.decide} />
      {booking.specialRequests && (
        <Section aria-labelledby="booking-requests">
          <SectionHead>
            <h3 id="booking-requests">{t('Special requests')}</h3>
          </SectionHead>
          <SpecialRequests>{booking.specialRequests}</SpecialRequests>
        </Section>
      )}
      <ConflictingBookings detail={detail} onOpen={onOpen} />
      <OfferSection booking={booking} />
      <StaySection booking={booking} dates={proposedDates} onClose={() => setProposedDates(null)} />
      <PaymentsSection booking={booking} />
      <StayPageSection booking={booking} />
      {booking.status !== 'enquiry' && booking.status !== 'pending' && (
        <ScheduledMailsSection booking={booking} />
      )}
      <GuestSection booking={booking} />
      <ConversationSection booking={booking} />
      <NoteForms>
        <OwnerNotes kind="notes" booking={booking} />
        {booking.status !== 'cancelled' && <OwnerNotes kind="houseNotes" booking={booking} />}
      </NoteForms>
      <Section aria-labelledby="booking-record">
        <SectionHead>
          <h3 id="booking-record">{t('Record{#noun}')}</h3>
        </SectionHead>
        <Facts>
          <div>
            <dt>{t('Reference')}</dt>
            <Reference>
              <span>{booking.reference}</span>{' '}
              <CopyButton text={booking.reference} what={t('reference')} />
            </Reference>
          </div>
          <Fact name={t('Source')}>
            {booking.source === 'website' ? t('Enquiry on the website') : t('Entered by the owner')}
          </Fact>
          <Fact name={t('Created')}>{createdText(booking)}</Fact>
        </Facts>
        <PaperButtons reference={booking.reference} />
      </Section>
      <DecisionDialog decisions={decisions} />
    </>
  );
}

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(4)};
  margin-bottom: ${space(4)};
  h3 {
    min-width: 0;
    font-size: ${({ theme }) => theme.type.h3};
    overflow-wrap: anywhere;
    outline: none;
  }
`;

const Decide = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-bottom: ${space(5)};
  font-size: ${({ theme }) => theme.type.small};
`;

const NoteForms = styled(Section)`
  display: grid;
  gap: ${space(4)};
`;

/** Keeps the guest's line breaks and breaks long words. */
const SpecialRequests = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Reference = styled.dd`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  /* The button is taller than the line and overlaps the next one. */
  button {
    position: relative;
    margin: ${space(-2.5)} 0;
  }
`;
