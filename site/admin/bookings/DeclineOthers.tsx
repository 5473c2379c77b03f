import type { BookingStatusChangeInput } from '@shared/contract/bookings/booking';
import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import { LIMITS } from '@shared/contract/common';
import { Choices } from '../../components/Choices';
import { stayText } from '../components/dateRangeText';
import { CheckboxField, TextAreaField } from '../components/fields';
import { t } from '../i18n/t';

export type Declines = NonNullable<BookingStatusChangeInput['declines']>;

/** Declines others that ask for the nights of a booking, in the same step as its confirmation. */
export function DeclineOthers({
  others,
  value: { references, message = '' },
  onValue,
}: {
  others: BookingDetail['conflictingBookings'];
  value: Declines;
  onValue: (value: Declines) => void;
}) {
  const all = others.map(({ reference }) => reference);
  const isAll = references.length === all.length;
  return (
    <>
      <Choices>
        <legend>{t('Others ask for these nights. Decline them too?')}</legend>
        {others.length > 1 && (
          <CheckboxField
            label={t('All {n} of them', { n: others.length })}
            value={isAll}
            onValue={() => onValue({ references: isAll ? [] : all, message })}
          />
        )}
        {others.map(({ reference, guestName, hasNoEmail, ...stay }) => (
          <CheckboxField
            key={reference}
            label={`${guestName}, ${stayText(stay)}`}
            hint={hasNoEmail && t('No mail will be sent: there is no email address.')}
            value={references.includes(reference)}
            onValue={(isChosen) =>
              onValue({
                references: all.filter((each) =>
                  each === reference ? isChosen : references.includes(each),
                ),
                message,
              })
            }
          />
        ))}
      </Choices>
      {references.length > 0 && (
        <TextAreaField
          label={t('Your message to those you decline')}
          isOptional
          hint={t('Each gets a mail in their language, with this message in it.')}
          value={message ?? ''}
          onValue={(text) => onValue({ references, message: text })}
          maxLength={LIMITS.mailMessage}
          rows={2}
        />
      )}
    </>
  );
}
