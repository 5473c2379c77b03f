import type { PlainDate } from '@shared/domain/date';
import { VILLA } from '@shared/villa';
import {
  BillFacts,
  CancellationFacts,
  ChangeFacts,
  RefundFacts,
  StayFacts,
  TransferFacts,
} from './BookingParts';
import { STYLES } from './mailStyles';
import type { BookingMailData, StayFactsData } from './mail';
import { MailFrame } from './MailFrame';
import { Action, Paragraphs, Regards, StayPageLink, Words } from './mailParts';
import type { TemplateWords } from './templateValues';
import { useVilla, useWords } from './VillaContext';

type Props = { booking: BookingMailData; publicUrl: string };
/** `day` is the villa's on which the mail became due. */
type Priced = Props & { day: PlainDate };
/** With words that the owner can change. */
type Templated = { template: TemplateWords };

/**
 * Answers an enquiry by itself. Anybody can have it sent to anybody, so nothing stands in it
 * that the sender has typed freely, not even the name.
 */
export function EnquiryReceipt({ booking, day, template, publicUrl }: Priced & Templated) {
  const { mailText, longDay } = useWords();
  return (
    <MailFrame
      title={template.title}
      preview={mailText('enquiryReceipt.preview', {
        from: longDay(booking.checkinDate),
        to: longDay(booking.checkoutDate),
        hours: VILLA.enquiryReplyWithinHours,
      })}
      note={`${mailText('common.automatic')} ${mailText('enquiryReceipt.notYou')}`}
      publicUrl={publicUrl}
    >
      <Paragraphs of={template} />
      <StayFacts booking={booking} />
      <BillFacts booking={booking} day={day} />
      <StayPageLink />
      <Regards />
    </MailFrame>
  );
}

/** The owner's yes. The stay is attached for calendars. */
export function Confirmation({ booking, day, template, publicUrl }: Priced & Templated) {
  const { mailText, longDay } = useWords();
  return (
    <MailFrame
      title={template.title}
      preview={mailText('confirmation.preview', { from: longDay(booking.checkinDate) })}
      publicUrl={publicUrl}
    >
      <Paragraphs of={template} />
      <OwnerWords booking={booking} />
      <StayFacts booking={booking} />
      <BillFacts booking={booking} day={day} />
      <TransferFacts booking={booking} />
      <CancellationFacts booking={booking} day={day} />
      <StayPageLink />
      <Regards />
    </MailFrame>
  );
}

/** What was and what is, where the owner changed a confirmed stay. The calendar file is renewed. */
export function StayChange({
  booking,
  day,
  before,
  publicUrl,
}: Priced & { before: StayFactsData }) {
  const { mailText, longDay } = useWords();
  const villa = useVilla()['villa.name'];
  return (
    <MailFrame
      title={mailText('stayChange.title')}
      preview={mailText('stayChange.preview', {
        from: longDay(booking.checkinDate),
        to: longDay(booking.checkoutDate),
      })}
      publicUrl={publicUrl}
    >
      <Words>{mailText('common.greetingName', { name: booking.guestName })}</Words>
      <Words>{mailText('stayChange.text', { villa })}</Words>
      <OwnerWords booking={booking} />
      <ChangeFacts before={before} booking={booking} />
      <h2 style={STYLES.subtitle}>{mailText('stayChange.now')}</h2>
      <StayFacts booking={booking} />
      <BillFacts booking={booking} day={day} />
      <CancellationFacts booking={booking} day={day} />
      <Words>{mailText('stayChange.calendar')}</Words>
      <StayPageLink />
      <Regards />
    </MailFrame>
  );
}

/** The owner's no to an enquiry, or that it is off because its guest has asked for that. */
export function Decline({ booking, publicUrl }: Props) {
  const { mailText, longDay, prefix } = useWords();
  const villa = useVilla()['villa.name'];
  const { isAskedFor } = booking;
  return (
    <MailFrame
      title={mailText(isAskedFor ? 'decline.titleAsked' : 'decline.title')}
      preview={mailText(isAskedFor ? 'cancellation.preview' : 'decline.preview', {
        from: longDay(booking.checkinDate),
        to: longDay(booking.checkoutDate),
      })}
      publicUrl={publicUrl}
    >
      <Words>{mailText('common.greetingName', { name: booking.guestName })}</Words>
      <Words>
        {mailText(
          isAskedFor
            ? 'decline.textAsked'
            : booking.isLapsed
              ? 'decline.textLapsed'
              : 'decline.text',
          { villa },
        )}
      </Words>
      <OwnerWords booking={booking} />
      <StayFacts booking={booking} />
      {!isAskedFor && (
        <Action href={`${publicUrl}${prefix}/booking`}>{mailText('decline.calendar')}</Action>
      )}
      <Regards />
    </MailFrame>
  );
}

/** The end of a confirmed stay. The calendar file that takes it out again is attached. */
export function Cancellation({ booking, publicUrl }: Props) {
  const { mailText, longDay } = useWords();
  const villa = useVilla()['villa.name'];
  return (
    <MailFrame
      title={mailText('cancellation.title')}
      preview={mailText('cancellation.preview', {
        from: longDay(booking.checkinDate),
        to: longDay(booking.checkoutDate),
      })}
      publicUrl={publicUrl}
    >
      <Words>{mailText('common.greetingName', { name: booking.guestName })}</Words>
      <Words>
        {mailText(
          booking.isAskedFor
            ? 'cancellation.textAsked'
            : booking.isByOwner
              ? 'cancellation.textByOwner'
              : 'cancellation.text',
          { villa },
        )}
      </Words>
      <OwnerWords booking={booking} />
      <RefundFacts booking={booking} />
      <StayFacts booking={booking} />
      <StayPageLink />
      <Regards />
    </MailFrame>
  );
}

/** The owner's own words to the guest, where there are any. */
export function OwnerWords({ booking: { ownerMessage } }: Pick<Props, 'booking'>) {
  if (ownerMessage === null) return null;
  return <Words style={STYLES.quote}>{ownerMessage}</Words>;
}
