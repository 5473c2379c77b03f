import {
  BillFacts,
  CancellationFacts,
  OwnerMessage,
  StayFacts,
  TransferFacts,
} from '../BookingParts';
import { useMail } from '../mailContext';
import { bookingMailSchema, stayFactsSchema, type BookingMail } from '../mailData';
import { defineMail } from '../mailDefinition';
import { MailFrame } from '../MailFrame';
import { Paragraphs, Regards, StayPageLink } from '../mailParts';
import { stayValues, type RenderedTemplate } from '../renderTemplate';
import { stayInvitation } from '../stayInvitation';

/** Confirms a booking. The stay is attached as a calendar file. */
export const confirmation = defineMail({
  kind: 'confirmation',
  data: bookingMailSchema.extend({
    /** The stay as the guest knew it before; missing in rows of older versions. */
    before: stayFactsSchema.optional(),
  }),
  reader: 'guest',
  priority: 'decision',
  template: 'confirmation',
  values: ({ booking }, context) => stayValues(booking, context),
  Body: Confirmation,
  attachments: ({ booking }, context) => [stayInvitation(booking, context)],
  current: (mail, { withBankDetails }) => withBankDetails(mail),
});

function Confirmation({ booking, template }: BookingMail & { template: RenderedTemplate }) {
  const { mailText, longDay } = useMail();
  return (
    <MailFrame
      title={template.title}
      preview={mailText('confirmation.preview', { from: longDay(booking.checkinDate) })}
    >
      <Paragraphs of={template} />
      <OwnerMessage booking={booking} />
      <StayFacts booking={booking} />
      <BillFacts booking={booking} />
      <TransferFacts booking={booking} />
      <CancellationFacts booking={booking} />
      <StayPageLink />
      <Regards />
    </MailFrame>
  );
}
