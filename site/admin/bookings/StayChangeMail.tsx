import type { BookingJson } from '@shared/contract/bookings/booking';
import type { BookingUpdateInput, StayChange } from '@shared/contract/bookings/ownerBooking';
import type { StayChoices } from '@shared/contract/prices/price';
import { isOver } from '@shared/domain/bookings/stayRules';
import { useState } from 'react';
import { SwitchField } from '../components/SwitchField';
import { useToday } from '../components/useToday';
import { useMailDelivery, type Addressee } from '../mail/useMailDelivery';
import { GuestMessageField, NoMail, type Guest } from './MailToGuest';
import { t } from '../i18n/t';

/**
 * Whether a change of a stay is mailed to the guest, and the owner's own text for it. On by default for a confirmed
 * stay that is not over, if mail is set up.
 * @returns `mail` is the text, possibly empty; `null` for no mail
 */
export function useStayChangeMail(
  booking: Pick<BookingJson, 'status' | 'checkoutDate'> & Addressee,
): {
  mail: string | null;
  setMail: (mail: string | null) => void;
} {
  const { status, checkoutDate } = booking;
  const isPast = isOver({ checkoutDate }, useToday());
  const [message, setMessage] = useState<string | null>(isPast ? null : '');
  const canGo = useMailDelivery(booking) !== 'none' && status === 'confirmed';
  return { mail: canGo ? message : null, setMail: setMessage };
}

/**
 * Mails the guest of a confirmed stay the old and new details, unless the owner opts out.
 * @param changes unsaved changes; `null` while a field is invalid
 * @param mail the owner's own text, possibly empty; `null` for no mail
 */
export function StayChangeMail({
  booking,
  changes,
  mail,
  onMail,
}: {
  booking: Guest & Pick<BookingJson, 'status'>;
  changes: BookingUpdateInput | null;
  mail: string | null;
  onMail: (mail: string | null) => void;
}) {
  const delivery = useMailDelivery(booking);
  const change = changes && stayChangeOf(changes);
  const isNothing = change === null ? mail === null : Object.keys(change).length === 0;
  if (booking.status !== 'confirmed' || isNothing) return null;
  if (delivery === 'none') return <NoMail guest={booking} />;
  return (
    <div>
      <SwitchField
        label={t('Tell {guestName} by mail', { guestName: booking.guestName })}
        value={mail !== null}
        onValue={(isOn) => onMail(isOn ? '' : null)}
      />
      {mail !== null && (
        <GuestMessageField guest={booking} change={change} message={mail} onMessage={onMail} />
      )}
    </div>
  );
}

export function withMail(changes: BookingUpdateInput, mail: string | null): BookingUpdateInput {
  return mail === null ? changes : { ...changes, mail: { message: mail.trim() } };
}

function stayChangeOf({
  checkinDate,
  checkoutDate,
  guestCount,
  totalAmount,
  children,
  pets,
  extras,
}: BookingUpdateInput): StayChange & StayChoices {
  return {
    ...(checkinDate !== undefined && { checkinDate, checkoutDate }),
    ...(guestCount !== undefined && { guestCount }),
    ...(totalAmount !== undefined && { totalAmount }),
    ...(children !== undefined && { children }),
    ...(pets !== undefined && { pets }),
    ...(extras !== undefined && { extras }),
  };
}
