import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import { isWaiting } from '@shared/domain/bookings/bookingStatus';
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
import { CONVERSATION_ID, ConversationSection } from '../../conversation/ConversationSection';
import { PaymentsSection } from '../../payments/PaymentsSection';
import { RegisterSection } from '../../register/RegisterSection';
import { GuestSection } from './GuestSection';
import { OwnerNotes } from './OwnerNotes';
import { PaperButtons } from './PaperButtons';
import { Facts } from '../../components/sectionStyles';
import { Fold, showSection } from '../../components/Fold';
import { SmallButton } from '../../components/SmallButton';
import { Fact } from '../../components/Fact';
import { DoubleBookings } from '../../calendars/DoubleBookingEnds';
import { ConflictingBookings } from './ConflictingBookings';
import { ScheduledMailsSection } from './ScheduledMailsSection';
import { StayRequests } from './StayRequests';
import { StayPageSection } from './StayPageSection';
import { BILL_ID, StaySection } from './StaySection';
import { useDecideFromAddress } from './useDecideFromAddress';
import { t } from '../../i18n/t';

const NAME_ID = 'open-booking-guest';
const PAYMENTS_ID = 'booking-payments';

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
  const [isOffering, setOffering] = useState(false);
  const change = () => openDates(booking);
  const write = () => {
    showSection(CONVERSATION_ID);
    document.querySelector<HTMLElement>(`[aria-labelledby=${CONVERSATION_ID}] textarea`)?.focus();
  };
  const pay = () => showSection(PAYMENTS_ID);
  const offer = () => setOffering(true);
  useDecideFromAddress(booking, decisions.decide, { move: change, write, pay, offer });
  // The conflicting bookings below explain held nights, except offered ones.
  const isHeld =
    obstacle?.kind === 'block' || (obstacle?.kind === 'booking' && !obstacle.isOffered);
  const hasPlan = !isWaiting(booking.status);
  const sections = [
    [BILL_ID, t('Bill')],
    [PAYMENTS_ID, t('Payments')],
    [CONVERSATION_ID, t('Messages')],
    ...(hasPlan ? [['booking-scheduled-mails', t('Will be sent')] as const] : []),
  ] as const;
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
          onOffer={offer}
          onWrite={write}
        />
        {!isHeld && <BookingReason booking={booking} failure={decisions.failure} onOpen={onOpen} />}
      </Decide>
      <Jump aria-label={t('Go to')}>
        {sections.map(([id, title]) => (
          <SmallButton key={id} $variant="quiet" onClick={() => showSection(id)}>
            {title}
          </SmallButton>
        ))}
      </Jump>
      <DoubleBookings clashes={detail.doubleBookings} />
      <StayRequests booking={booking} onDates={openDates} onDecide={decisions.decide} />
      <ConflictingBookings detail={detail} onOpen={onOpen} />
      <OfferSection booking={booking} isOpen={isOffering} onOpen={setOffering} />
      <StaySection booking={booking} dates={proposedDates} onClose={() => setProposedDates(null)} />
      <PaymentsSection booking={booking} />
      <RegisterSection booking={booking} />
      <ConversationSection booking={booking} />
      {hasPlan && <ScheduledMailsSection booking={booking} />}
      <GuestSection booking={booking} />
      <StayPageSection booking={booking} />
      <Fold
        id="booking-notes"
        title={t('Notes')}
        next={[booking.notes, booking.houseNotes].filter(Boolean).join(' · ') || t('None')}
      >
        <NoteForms>
          <OwnerNotes kind="notes" booking={booking} />
          {booking.status !== 'cancelled' && <OwnerNotes kind="houseNotes" booking={booking} />}
        </NoteForms>
      </Fold>
      <Fold
        id="booking-record"
        title={t('Record{#noun}')}
        next={`${booking.reference} · ${createdText(booking)}`}
      >
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
      </Fold>
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

const Jump = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
  margin-bottom: ${space(2)};
`;

const NoteForms = styled.div`
  display: grid;
  gap: ${space(4)};
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
