import type { BookingJson } from '@shared/contract/bookings/booking';
import { Button } from '../../../components/Button';
import { languageName } from '../../components/inLanguage';
import { privacyNoticeText } from '../../legal/privacyNoticeText';
import { phoneHref } from '../bookingText';
import { ContactForm } from './ContactForm';
import { Facts, Section, SectionHead } from './panelStyles';
import { useEditing } from './useEditing';
import { t } from './texts.en';

/** How the guest is reached; can be corrected until the booking is cancelled. */
export function GuestSection({ booking }: { booking: BookingJson }) {
  const { isEditing, start, stop, area, opener } = useEditing();
  const { guestEmail, guestPhone } = booking;
  return (
    <Section ref={area} aria-labelledby="booking-contact">
      <SectionHead>
        <h3 id="booking-contact">{t('panel.contact')}</h3>
        {booking.status !== 'cancelled' && !isEditing && (
          <Button ref={opener} type="button" $variant="quiet" $size="small" onClick={start}>
            {t('panel.changeContact')}
          </Button>
        )}
      </SectionHead>
      {isEditing ? (
        <ContactForm booking={booking} onClose={stop} />
      ) : (
        <Facts>
          <div>
            <dt>{t('panel.email')}</dt>
            <dd>
              <a href={`mailto:${guestEmail}`}>{guestEmail}</a>
            </dd>
          </div>
          {guestPhone && (
            <div>
              <dt>{t('panel.phone')}</dt>
              <dd>
                <a href={phoneHref(guestPhone)}>{guestPhone}</a>
              </dd>
            </div>
          )}
          <div>
            <dt>{t('panel.reads')}</dt>
            <dd>{languageName(booking.language)}</dd>
          </div>
          {booking.privacyNotice && (
            <div>
              <dt>{t('panel.wasShown')}</dt>
              <dd>{privacyNoticeText(booking.privacyNotice)}</dd>
            </div>
          )}
        </Facts>
      )}
    </Section>
  );
}
