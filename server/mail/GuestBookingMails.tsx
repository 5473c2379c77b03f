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
import { Action, Paragraphs, Regards, StayPageLink, Paragraph } from './mailParts';
import type { RenderedTemplate } from './renderTemplate';
import { useVilla, useMailTexts } from './mailContext';

type Props = { booking: BookingMailData; publicUrl: string };
/** `day` is the villa day on which the mail became due. */
type Priced = Props & { day: PlainDate };
/** With text that the owner can edit. */
type Templated = { template: RenderedTemplate };

/** Sent automatically to an unverified address, so it contains no free text, not even the name. */
export function EnquiryReceipt({ booking, day, template, publicUrl }: Priced & Templated) {
  const { mailText, longDay } = useMailTexts();
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

/** Confirms a booking. The stay is attached as a calendar file. */
export function Confirmation({ booking, day, template, publicUrl }: Priced & Templated) {
  const { mailText, longDay } = useMailTexts();
  return (
    <MailFrame
      title={template.title}
      preview={mailText('confirmation.preview', { from: longDay(booking.checkinDate) })}
      publicUrl={publicUrl}
    >
      <Paragraphs of={template} />
      <OwnerMessage booking={booking} />
      <StayFacts booking={booking} />
      <BillFacts booking={booking} day={day} />
      <TransferFacts booking={booking} />
      <CancellationFacts booking={booking} day={day} />
      <StayPageLink />
      <Regards />
    </MailFrame>
  );
}

/** Shows what changed in a confirmed stay, with an updated calendar file. */
export function StayChange({
  booking,
  day,
  before,
  publicUrl,
}: Priced & { before: StayFactsData }) {
  const { mailText, longDay } = useMailTexts();
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
      <Paragraph>{mailText('common.greetingName', { name: booking.guestName })}</Paragraph>
      <Paragraph>{mailText('stayChange.text', { villa })}</Paragraph>
      <OwnerMessage booking={booking} />
      <ChangeFacts before={before} booking={booking} />
      <h2 style={STYLES.subtitle}>{mailText('stayChange.now')}</h2>
      <StayFacts booking={booking} />
      <BillFacts booking={booking} day={day} />
      <CancellationFacts booking={booking} day={day} />
      <Paragraph>{mailText('stayChange.calendar')}</Paragraph>
      <StayPageLink />
      <Regards />
    </MailFrame>
  );
}

/** Declines an enquiry, or confirms that the guest withdrew it. */
export function Decline({ booking, publicUrl }: Props) {
  const { mailText, longDay, prefix } = useMailTexts();
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
      <Paragraph>{mailText('common.greetingName', { name: booking.guestName })}</Paragraph>
      <Paragraph>
        {mailText(
          isAskedFor
            ? 'decline.textAsked'
            : booking.isLapsed
              ? 'decline.textLapsed'
              : 'decline.text',
          { villa },
        )}
      </Paragraph>
      <OwnerMessage booking={booking} />
      <StayFacts booking={booking} />
      {!isAskedFor && (
        <Action href={`${publicUrl}${prefix}/booking`}>{mailText('decline.calendar')}</Action>
      )}
      <Regards />
    </MailFrame>
  );
}

/** Cancels a confirmed stay, with a calendar file that removes it. */
export function Cancellation({ booking, publicUrl }: Props) {
  const { mailText, longDay } = useMailTexts();
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
      <Paragraph>{mailText('common.greetingName', { name: booking.guestName })}</Paragraph>
      <Paragraph>
        {mailText(
          booking.isAskedFor
            ? 'cancellation.textAsked'
            : booking.isByOwner
              ? 'cancellation.textByOwner'
              : 'cancellation.text',
          { villa },
        )}
      </Paragraph>
      <OwnerMessage booking={booking} />
      <RefundFacts booking={booking} />
      <StayFacts booking={booking} />
      <StayPageLink />
      <Regards />
    </MailFrame>
  );
}

export function OwnerMessage({ booking: { ownerMessage } }: Pick<Props, 'booking'>) {
  if (ownerMessage === null) return null;
  return <Paragraph style={STYLES.quote}>{ownerMessage}</Paragraph>;
}
