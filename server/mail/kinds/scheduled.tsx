import type { ScheduledKind } from '@shared/domain/mail/scheduledMails';
import { PaymentFacts, StayFacts } from '../BookingParts';
import { scheduledMailSchema, type ScheduledMailData } from '../mailData';
import { defineMail } from '../mailDefinition';
import { MailFrame } from '../MailFrame';
import { Paragraphs, Regards, StayPageLink } from '../mailParts';
import { paymentValues, stayValues, type RenderedTemplate } from '../renderTemplate';

/** A scheduled mail: the template's text, the payment due, the stay, and a link to its page. */
export function scheduledMail<Kind extends ScheduledKind>(kind: Kind) {
  return defineMail({
    kind,
    data: scheduledMailSchema,
    reader: 'guest',
    priority: 'scheduled',
    template: kind,
    values: ({ booking, payment }, context) => ({
      ...stayValues(booking, context),
      // Mails that request no payment have no placeholder for one.
      ...(payment ? paymentValues(payment, booking, context) : { amountDue: '', dueDate: '' }),
    }),
    Body: kind === 'thanks' ? Thanks : Scheduled,
    current: (mail, { scheduledMailNow }) => scheduledMailNow(kind, mail),
  });
}

type Props = ScheduledMailData & { template: RenderedTemplate; isOver?: boolean };

function Thanks(props: Props) {
  return <Scheduled {...props} isOver />;
}

function Scheduled({ booking, payment, template, isOver = false }: Props) {
  return (
    <MailFrame title={template.title} preview={template.preview}>
      <Paragraphs of={template} />
      {payment && <PaymentFacts payment={payment} booking={booking} />}
      <StayPageLink />
      <StayFacts booking={booking} isOver={isOver} />
      <Regards />
    </MailFrame>
  );
}
