import { nightsOf } from '@shared/domain/bookings/stayRules';
import type { PlainDate } from '@shared/domain/date';
import {
  fillTemplate,
  type FilledTemplate,
  type Template,
  type TemplateKind,
  type TemplateValues,
} from '@shared/domain/mail/mailTemplates';
import { LANGUAGES } from '@shared/i18n/languages';
import { partyText } from '@shared/i18n/partyText';
import { VILLA } from '@shared/villa';
import type { BookingMailData } from './mailData';
import type { MailTexts } from './mailTexts';
import { defaultTemplate, templateTexts } from './defaultTemplates';
import type { MailContext } from './mailContext';

/** The text of a mail with a template: `title` is its heading, `preview` appears beside the subject in lists. */
export type RenderedTemplate = FilledTemplate & { title: string; preview: string };

type StayValues = TemplateValues<'receipt'> & TemplateValues<'confirmation'>;

/** A booking's values as its guest sees them. */
export function stayValues(
  booking: BookingMailData,
  { money, longDay, time, texts, language, villa, stayLink }: MailContext,
): StayValues {
  return {
    guestName: booking.guestName,
    reference: booking.reference,
    villa: villa['villa.name'],
    checkin: longDay(booking.checkinDate),
    checkout: longDay(booking.checkoutDate),
    checkinTime: time(booking.checkinTime),
    checkoutTime: time(booking.checkoutTime),
    nights: String(nightsOf(booking).length),
    guests: partyText(booking, texts, language),
    total: money(booking.totalCents, booking.currency),
    replyTime: hoursText(VILLA.enquiryReplyWithinHours, LANGUAGES[language].locale),
    stayLink: stayLink ?? '',
  };
}

export function paymentValues(
  { cents, dueDate }: { cents: number; dueDate: PlainDate },
  { currency }: Pick<BookingMailData, 'currency'>,
  { money, longDay }: Pick<MailTexts, 'money' | 'longDay'>,
) {
  return { amountDue: money(cents, currency), dueDate: longDay(dueDate) };
}

/** A template filled with a stay's values, in one language. @param edited the owner's text, if any */
export function renderTemplate<Kind extends TemplateKind>(
  kind: Kind,
  edited: Template | null,
  values: TemplateValues<Kind>,
  { language }: Pick<MailTexts, 'language'>,
): RenderedTemplate {
  const filled = fillTemplate(edited ?? defaultTemplate(kind, language), values);
  // An edited subject says what the mail is about; the standard one also has the reference.
  const title = edited ? filled.subject : templateTexts(language)[`${kind}.title`];
  return { ...filled, title, preview: filled.paragraphs[1] ?? filled.paragraphs[0] ?? title };
}

function hoursText(hours: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  }).format(hours);
}
