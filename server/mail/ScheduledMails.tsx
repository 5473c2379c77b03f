import type { ScheduledKind } from '@shared/domain/mail/scheduledMails';
import { PaymentFacts, StayFacts } from './BookingParts';
import type { BookingMailData, PaymentMailData } from './mail';
import { MailFrame } from './MailFrame';
import { Paragraphs, Regards, StayPageLink } from './mailParts';
import type { RenderedTemplate } from './renderTemplate';

/** A scheduled mail: the template's text, the payment due, the stay, and a link to its page. */
export function ScheduledMail({
  kind,
  booking,
  payment,
  template,
  publicUrl,
}: {
  kind: ScheduledKind;
  booking: BookingMailData;
  payment: PaymentMailData | null;
  template: RenderedTemplate;
  publicUrl: string;
}) {
  const isOver = kind === 'thanks';
  return (
    <MailFrame title={template.title} preview={template.preview} publicUrl={publicUrl}>
      <Paragraphs of={template} />
      {payment && <PaymentFacts payment={payment} booking={booking} />}
      <StayPageLink isOver={isOver} />
      <StayFacts booking={booking} isOver={isOver} />
      <Regards />
    </MailFrame>
  );
}
