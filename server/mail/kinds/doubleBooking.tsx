import * as z from 'zod';
import { useMail } from '../mailContext';
import { defineMail, unchanged } from '../mailDefinition';
import { MailFrame } from '../MailFrame';
import { Action, Facts, Paragraph } from '../mailParts';

const clashSchema = z.object({
  feedName: z.string(),
  /** Nights `[startDate, endDate)`. */
  startDate: z.string(),
  endDate: z.string(),
  /** The owner has freed them on the other site, and its calendar still has them. */
  isBack: z.boolean(),
  /** Who has the nights here; `null` for a block or another calendar. */
  booking: z
    .object({
      reference: z.string(),
      guestName: z.string(),
      checkinDate: z.string(),
      checkoutDate: z.string(),
    })
    .nullable(),
});

const dataSchema = z.object({ clash: clashSchema });
type Data = z.infer<typeof dataSchema>;

/** Tells the owner that nights are taken here and on another site. */
export const doubleBooking = defineMail({
  kind: 'doubleBooking',
  data: dataSchema,
  reader: 'owner',
  priority: 'alert',
  subject: ({ clash: { feedName, startDate, endDate } }, { ownerText, shortDay }) =>
    ownerText('Double booking with {feedName}: {from} to {to}', {
      feedName,
      from: shortDay(startDate),
      to: shortDay(endDate),
    }),
  Body: DoubleBookingMail,
  current: unchanged,
});

function DoubleBookingMail({ clash: { feedName, startDate, endDate, isBack, booking } }: Data) {
  const { ownerText, longDay, publicUrl } = useMail();
  const stay = (from: string, to: string) =>
    ownerText('{from} to {to}', { from: longDay(from), to: longDay(to) });
  return (
    <MailFrame
      title={ownerText('The same nights are taken twice')}
      preview={ownerText('Taken here and on {feedName}.', { feedName })}
    >
      <Paragraph>
        {isBack
          ? ownerText(
              'You have freed these nights on {feedName}, but its calendar still has them. Some sites update their calendar after some hours only; please check that the booking there is cancelled.',
              { feedName },
            )
          : ownerText(
              '{feedName} has a booking for nights that are already taken here. Please decide soon which of the two stays: the earlier a guest knows, the easier it is to find another house.',
              { feedName },
            )}
      </Paragraph>
      <Facts
        rows={[
          [feedName, stay(startDate, endDate)],
          booking
            ? [booking.guestName, stay(booking.checkinDate, booking.checkoutDate)]
            : [ownerText('Here'), ownerText('Blocked, or taken by the calendar of another site')],
        ]}
      />
      <Paragraph>
        {ownerText(
          'If it is the same stay, say so under Today, and you are not asked again. Otherwise cancel on {feedName}, or move or cancel the booking here.',
          { feedName },
        )}
      </Paragraph>
      <Action
        href={booking ? `${publicUrl}/admin?booking=${booking.reference}` : `${publicUrl}/admin`}
      >
        {ownerText('Look at the double booking')}
      </Action>
    </MailFrame>
  );
}
