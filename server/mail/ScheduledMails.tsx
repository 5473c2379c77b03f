import { PaymentFacts, StayFacts } from './BookingParts';
import type { BookingMailData, PaymentMailData } from './mail';
import { MailFrame } from './MailFrame';
import { Paragraphs, Regards, StayPageLink } from './mailParts';
import type { TemplateWords } from './templateValues';

/** A mail that goes by itself: the template's words, what is to be paid, the stay, and the way to its page. */
export function ScheduledMail({
  booking,
  payment,
  template,
  publicUrl,
}: {
  booking: BookingMailData;
  payment: PaymentMailData | null;
  template: TemplateWords;
  publicUrl: string;
}) {
  return (
    <MailFrame title={template.title} preview={template.preview} publicUrl={publicUrl}>
      <Paragraphs of={template} />
      {payment && <PaymentFacts payment={payment} booking={booking} />}
      <StayPageLink />
      <StayFacts booking={booking} />
      <Regards />
    </MailFrame>
  );
}
