import type * as z from 'zod';
import {
  BillFacts,
  CancellationFacts,
  ChangeFacts,
  OwnerMessage,
  StayFacts,
} from '../BookingParts';
import { useMail } from '../mailContext';
import { bookingMailSchema, stayFactsSchema } from '../mailData';
import { defineMail } from '../mailDefinition';
import { MailFrame } from '../MailFrame';
import { Paragraph, Regards, StayPageLink } from '../mailParts';
import { STYLES } from '../mailStyles';
import { stayInvitation } from '../stayInvitation';

/** `before` is the stay as the guest knew it. */
const dataSchema = bookingMailSchema.extend({ before: stayFactsSchema });
type Data = z.infer<typeof dataSchema>;

/** Shows what changed in a confirmed stay, with an updated calendar file. */
export const stayChange = defineMail({
  kind: 'stayChange',
  data: dataSchema,
  reader: 'guest',
  priority: 'decision',
  subject: ({ booking: { reference } }, { mailText }) =>
    mailText('stayChange.subject', { reference }),
  Body: StayChange,
  attachments: ({ booking }, context) => [stayInvitation(booking, context)],
  current: async (mail, { isConfirmed }) => ((await isConfirmed()) ? mail : null),
});

function StayChange({ booking, before }: Data) {
  const { mailText, longDay, villa } = useMail();
  return (
    <MailFrame
      title={mailText('stayChange.title')}
      preview={mailText('stayChange.preview', {
        from: longDay(booking.checkinDate),
        to: longDay(booking.checkoutDate),
      })}
    >
      <Paragraph>{mailText('common.greetingName', { name: booking.guestName })}</Paragraph>
      <Paragraph>{mailText('stayChange.text', { villa: villa['villa.name'] })}</Paragraph>
      <OwnerMessage booking={booking} />
      <ChangeFacts before={before} booking={booking} />
      <h2 style={STYLES.subtitle}>{mailText('stayChange.now')}</h2>
      <StayFacts booking={booking} />
      <BillFacts booking={booking} />
      <CancellationFacts booking={booking} />
      <Paragraph>{mailText('stayChange.calendar')}</Paragraph>
      <StayPageLink />
      <Regards />
    </MailFrame>
  );
}
