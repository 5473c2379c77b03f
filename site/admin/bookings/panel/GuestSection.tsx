import type { BookingJson } from '@shared/contract/bookings/booking';
import { englishNameOf } from '@shared/i18n/englishNameOf';
import { Button } from '../../../components/Button';
import { privacyNoticeText } from '../../legal/privacyNoticeText';
import { phoneHref } from '../bookingText';
import { ContactForm } from './ContactForm';
import { Facts, Section, SectionHead } from './panelStyles';
import { useEditing } from './useEditing';

/** How the guest is reached; can be corrected until the booking is cancelled. */
export function GuestSection({ booking }: { booking: BookingJson }) {
  const { isEditing, start, stop, area, opener } = useEditing();
  const { guestEmail, guestPhone } = booking;
  return (
    <Section ref={area} aria-labelledby="booking-contact">
      <SectionHead>
        <h3 id="booking-contact">Contact</h3>
        {booking.status !== 'cancelled' && !isEditing && (
          <Button ref={opener} type="button" $variant="quiet" $size="small" onClick={start}>
            Change contact
          </Button>
        )}
      </SectionHead>
      {isEditing ? (
        <ContactForm booking={booking} onClose={stop} />
      ) : (
        <Facts>
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${guestEmail}`}>{guestEmail}</a>
            </dd>
          </div>
          {guestPhone && (
            <div>
              <dt>Phone</dt>
              <dd>
                <a href={phoneHref(guestPhone)}>{guestPhone}</a>
              </dd>
            </div>
          )}
          <div>
            <dt>Reads</dt>
            <dd>{englishNameOf(booking.language)}</dd>
          </div>
          {booking.privacyNotice && (
            <div>
              <dt>Was shown</dt>
              <dd>{privacyNoticeText(booking.privacyNotice)}</dd>
            </div>
          )}
        </Facts>
      )}
    </Section>
  );
}
