import { STAY_REQUEST_KINDS } from '@shared/contract/stay/stayPage';
import * as z from 'zod';
import { StayFacts } from '../BookingParts';
import { useMail } from '../mailContext';
import { bookingMailSchema, freeText } from '../mailData';
import { defineMail, unchanged } from '../mailDefinition';
import { MailFrame } from '../MailFrame';
import { Action, Facts, Paragraph } from '../mailParts';
import { STYLES } from '../mailStyles';

const requestSchema = z.object({
  kind: z.enum(STAY_REQUEST_KINDS),
  checkinDate: z.string().nullable(),
  checkoutDate: z.string().nullable(),
  message: freeText.nullable(),
  /** The refund for cancelling that day; `null` without a policy, or if nothing was confirmed. */
  refundCents: z.number().nullable(),
  isWithdrawn: z.boolean().optional(),
});
export type StayRequestData = z.infer<typeof requestSchema>;

const dataSchema = bookingMailSchema.extend({ request: requestSchema });
type Data = z.infer<typeof dataSchema>;

/** Texts about a guest's request, by its kind. */
const TEXTS = {
  dates: {
    subject: '{reference}: the guest asks for other dates',
    title: 'A guest asks for other dates',
    text: '{name} asks for other dates. Nothing has changed yet: open the booking to move it, or answer this mail.',
    withdrawn:
      '{name} does not ask for these dates any more. Nothing has changed, and nothing is left to answer.',
  },
  cancellation: {
    subject: '{reference}: the guest asks to cancel',
    title: 'A guest asks to cancel',
    text: '{name} asks to cancel. Nothing is cancelled yet: open the booking to do it, or answer this mail.',
    withdrawn:
      '{name} does not ask to cancel any more. Nothing has changed, and nothing is left to answer.',
  },
} as const;

/** Tells the owner about a request from the guest's page. Replies go to the guest. */
export const stayRequestAlert = defineMail({
  kind: 'stayRequestAlert',
  data: dataSchema,
  reader: 'owner',
  priority: 'alert',
  subject: ({ booking: { reference }, request: { kind, isWithdrawn } }, { ownerText }) =>
    ownerText(
      isWithdrawn ? '{reference}: the guest has withdrawn a request' : TEXTS[kind].subject,
      {
        reference,
      },
    ),
  Body: StayRequestAlert,
  current: unchanged,
});

function StayRequestAlert({
  booking,
  request: { kind, checkinDate, checkoutDate, message, refundCents, isWithdrawn },
}: Data) {
  const { ownerText, longDay, money, publicUrl } = useMail();
  const texts = TEXTS[kind];
  return (
    <MailFrame
      title={ownerText(isWithdrawn ? 'A guest has withdrawn a request' : texts.title)}
      preview={ownerText(
        isWithdrawn ? 'Nothing is left to answer.' : 'Nothing changes until you answer.',
      )}
    >
      <Paragraph>
        {ownerText(isWithdrawn ? texts.withdrawn : texts.text, { name: booking.guestName })}
      </Paragraph>
      {checkinDate !== null && checkoutDate !== null && (
        <Facts
          rows={[
            [ownerText('New check-in'), longDay(checkinDate)],
            [ownerText('New check-out'), longDay(checkoutDate)],
          ]}
        />
      )}
      {refundCents !== null && (
        <Paragraph>
          {ownerText(
            'By the policy of this booking, cancelling on the day of this mail gives back {amount}.',
            { amount: money(refundCents, booking.currency) },
          )}
        </Paragraph>
      )}
      {message !== null && <Paragraph style={STYLES.quote}>{message}</Paragraph>}
      <h2 style={STYLES.subtitle}>{ownerText('The booking now')}</h2>
      <StayFacts booking={booking} />
      <Action href={`${publicUrl}/admin?booking=${booking.reference}`}>
        {ownerText('Open the booking')}
      </Action>
    </MailFrame>
  );
}
