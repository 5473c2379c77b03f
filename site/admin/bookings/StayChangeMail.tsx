import type { BookingJson } from '@shared/contract/bookings/booking';
import type { BookingUpdateInput, StayChange } from '@shared/contract/bookings/ownerBooking';
import type { StayChoices } from '@shared/contract/prices/price';
import { SwitchField } from '../components/SwitchField';
import { useMailDelivery } from '../mail/useMailDelivery';
import { MailWords, NoMail, type Guest } from './MailToGuest';
import { t } from './texts.en';

/**
 * Offers the guest of a confirmed stay a mail with what was and what is; without the switch none
 * goes.
 * @param changes what is about to be saved; `null` while a field of it is not right yet
 * @param mail the owner's own words, may be empty; `null` for no mail
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
  const delivery = useMailDelivery();
  const change = changes && stayChangeOf(changes);
  const isNothing = change === null ? mail === null : Object.keys(change).length === 0;
  if (booking.status !== 'confirmed' || isNothing) return null;
  if (delivery === 'none') return <NoMail guest={booking} />;
  return (
    <div>
      <SwitchField
        label={t('bookings.tellByMail', { guestName: booking.guestName })}
        isOn={mail !== null}
        onChange={(isOn) => onMail(isOn ? '' : null)}
      />
      {mail !== null && (
        <MailWords guest={booking} change={change} message={mail} onMessage={onMail} />
      )}
    </div>
  );
}

/** What is sent with the changes for the mail to go; nothing without one. */
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
