import type { BookingJson } from '@shared/contract/bookings/booking';
import type { Stay } from '@shared/domain/bookings/stayRules';
import { parseCents } from '@shared/domain/prices/money';
import { partyText } from '@shared/i18n/partyText';
import { SmallText } from '../../../components/SmallText';
import { currentLanguage, ruleTexts } from '../../i18n/language';
import { amountInEurText, amountText, dayWithWeekdayText } from '../bookingText';
import { UnmailedChange } from '../UnmailedChange';
import { Bill } from './Bill';
import { Fold } from '../../components/Fold';
import { Facts, Section, SectionHead } from '../../components/sectionStyles';
import { StayForm } from './StayForm';
import { StayTerms } from './StayTerms';
import { useEditing } from './useEditing';
import { nightsText } from '../../components/dateRangeText';
import { SmallButton } from '../../components/SmallButton';
import { Fact } from '../../components/Fact';
import { t } from '../../i18n/t';

export const BILL_ID = 'booking-bill';

/**
 * @param dates requested by the guest, or of a guest who leaves early; `null` for the booking's own
 * @param onClose called when the form has closed
 */
export function StaySection({
  booking,
  dates,
  onClose,
}: {
  booking: BookingJson;
  dates: Stay | null;
  onClose: () => void;
}) {
  const { isEditing, start, stop, area, opener } = useEditing(dates !== null);
  const inEur = amountInEurText(booking);
  return (
    <>
      <Section ref={area} aria-labelledby="booking-stay">
        <SectionHead>
          <h3 id="booking-stay">{t('Stay and price')}</h3>
          {booking.status !== 'cancelled' && !isEditing && (
            <SmallButton ref={opener} $variant="quiet" onClick={start}>
              {t('Change dates or price')}
            </SmallButton>
          )}
        </SectionHead>
        {isEditing ? (
          <StayForm
            key={dates ? `${dates.checkinDate}/${dates.checkoutDate}` : 'own'}
            booking={booking}
            dates={dates}
            onClose={() => {
              stop();
              onClose();
            }}
          />
        ) : (
          <>
            <UnmailedChange booking={booking} />
            <Facts>
              <Fact name={t('Check-in')}>{dayWithWeekdayText(booking.checkinDate)}</Fact>
              <Fact name={t('Check-out')}>
                {`${dayWithWeekdayText(booking.checkoutDate)} · ${nightsText(booking)}`}
              </Fact>
              <Fact name={t('Guests')}>{partyText(booking, ruleTexts(), currentLanguage())}</Fact>
            </Facts>
          </>
        )}
      </Section>
      {!isEditing && (
        <Fold id={BILL_ID} title={t('Bill')} next={amountText(booking)}>
          <Bill quote={booking.priceBreakdown} agreedCents={parseCents(booking.totalAmount)} />
          {inEur && (
            <SmallText>
              {t('{amount} at the exchange rate of the booking', { amount: inEur })}
            </SmallText>
          )}
          {booking.status !== 'cancelled' && <StayTerms booking={booking} />}
        </Fold>
      )}
    </>
  );
}
