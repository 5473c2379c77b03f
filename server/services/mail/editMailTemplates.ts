import { isDeepStrictEqual } from 'node:util';
import type {
  TemplateInput,
  TemplateJson,
  TemplatePreviewInput,
  TemplateReset,
} from '@shared/contract/mail/mailTemplates';
import { addDays } from '@shared/domain/date';
import {
  TEMPLATE_KINDS,
  type Template,
  type TemplateKind,
} from '@shared/domain/mail/mailTemplates';
import { LANGUAGE_CODES, type Language } from '@shared/i18n/languages';
import { invalidField } from '../../errors';
import type { Mail } from '../../mail/mail';
import type { BookingMailData } from '../../mail/mailData';
import type { MailEnv, RenderedMail } from '../../mail/renderMail';
import { defaultTemplate } from '../../mail/defaultTemplates';
import type { Booking } from '../../models/Booking';
import { recordAudit } from '../audit/recordAudit';
import { assertNotStale, nextUpdatedAt } from '../optimisticConcurrency';
import { loadStoredPayments } from '../payments/paymentSchedule';
import { loadSettings } from '../prices/settings';
import type { ReadContext, WriteContext } from '../serviceContext';
import { loadMailVilla } from './loadMailVilla';
import { bookingMailData } from './bookingMailData';
import { paymentParts } from './paymentParts';
import { editedTemplate } from './findMailTemplate';

const OFFER_DAYS = 7;

export async function listTemplates({ models }: ReadContext): Promise<TemplateJson[]> {
  const rows = await models.MailTemplate.findAll();
  return TEMPLATE_KINDS.flatMap((kind) =>
    LANGUAGE_CODES.map((language) => {
      const row = rows.find((edited) => edited.kind === kind && edited.language === language);
      const { subject, body } = row ?? defaultTemplate(kind, language);
      return { kind, language, subject, body, updatedAt: row?.updatedAt.toISOString() ?? null };
    }),
  );
}

/** Stores a mail's text in one language, even if it equals the standard text. @throws AppError 409 `stale` */
export async function updateTemplate(
  { kind, language, subject, body, updatedAt }: TemplateInput,
  context: WriteContext,
): Promise<void> {
  const { models, now } = context;
  const row = await models.MailTemplate.findOne({ where: { kind, language } });
  assertNotStale(row, updatedAt);
  const before = row ? { subject: row.subject, body: row.body } : defaultTemplate(kind, language);
  const columns = { subject, body, updatedAt: nextUpdatedAt(row, now) };
  if (row) await row.update(columns);
  else await models.MailTemplate.create({ kind, language, ...columns });
  await recordChange({ kind, language }, before, { subject, body }, context);
}

/** Restores the standard text. Does nothing if it already applies. @throws AppError 409 `stale` */
export async function resetTemplate(
  { updatedAt, ...which }: TemplateReset,
  context: WriteContext,
): Promise<void> {
  const { models } = context;
  const row = await models.MailTemplate.findOne({ where: which });
  if (!row) return;
  assertNotStale(row, updatedAt);
  const before = { subject: row.subject, body: row.body };
  await row.destroy();
  await recordChange(which, before, defaultTemplate(which.kind, which.language), context);
}

async function recordChange(
  { kind, language }: { kind: TemplateKind; language: Language },
  before: Template,
  after: Template,
  context: WriteContext,
): Promise<void> {
  recordAudit(
    'mail_template_changed',
    { subject: `${kind} (${language})`, before, after },
    context,
  );
}

/** Renders a mail with an unsaved text for a booking. @throws AppError 400 if the booking does not exist */
export async function previewTemplate(
  { kind, language, reference, subject, body }: TemplatePreviewInput,
  env: MailEnv,
  context: ReadContext,
): Promise<RenderedMail> {
  const booking = await context.models.Booking.findOne({
    where: { reference },
  });
  if (!booking) throw invalidField('reference', 'There is no such booking. Please choose another.');
  const standard = defaultTemplate(kind, language);
  const holds = (await editedTemplate(kind, language, context)) ?? standard;
  const shownText = { subject: subject ?? holds.subject, body: body ?? holds.body };
  const template = isDeepStrictEqual(shownText, standard) ? null : shownText;
  const data = bookingMailData(booking, null, await loadSettings(context));
  const villa = await loadMailVilla(language, context);
  const { renderMail } = await import('../../mail/renderMail');
  // The preview must not reveal the guest's link.
  const shown = { ...env, template, stayLink: `${env.publicUrl}/stay/…` };
  const inLanguage = { ...data, language };
  const mail = await mailOfKind(kind, inLanguage, booking, context);
  return renderMail(mail, shown, villa, context.now);
}

async function mailOfKind(
  kind: TemplateKind,
  data: BookingMailData,
  booking: Booking,
  context: ReadContext,
): Promise<Mail> {
  if (kind === 'receipt') return { kind: 'enquiryReceipt', booking: data };
  if (kind === 'confirmation') return { kind, booking: data };
  if (kind === 'offer') {
    const validUntil = addDays(context.today, OFFER_DAYS);
    return { kind, booking: data, offer: { validUntil, holdsNights: true, confirmsItself: true } };
  }
  const payment = kind.startsWith('payment') ? await examplePayment(booking, context) : null;
  return { kind, booking: data, occurrence: 'stay', payment };
}

/** The booking's next open payment, or the full price if no payments are recorded. */
async function examplePayment(booking: Booking, context: ReadContext) {
  const open = paymentParts(await loadStoredPayments(booking, context), context).find(
    ({ openCents }) => openCents > 0,
  );
  return open
    ? { cents: open.openCents, dueDate: open.dueDate }
    : { cents: booking.totalAmountCents, dueDate: booking.checkinDate };
}
