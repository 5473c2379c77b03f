import type { ModelAttributeColumnOptions, ModelAttributes, Sequelize } from 'sequelize';
import { defineAdminSession } from './AdminSession';
import { defineAuditEntry } from './AuditEntry';
import { defineBlock } from './Block';
import { defineBooking } from './Booking';
import { defineImportedCalendar } from './ImportedCalendar';
import { defineCalendarExportLink } from './CalendarExportLink';
import { defineContactMessage } from './ContactMessage';
import { defineContactAnswer } from './ContactAnswer';
import { defineContentDraft } from './ContentDraft';
import { defineContentPublication } from './ContentPublication';
import { defineConversationFile } from './ConversationFile';
import { defineConversationMessage } from './ConversationMessage';
import { defineErasure } from './Erasure';
import { defineEventRow } from './EventRow';
import { defineGalleryImage } from './GalleryImage';
import { defineInvitation } from './Invitation';
import { defineHeldNight } from './HeldNight';
import { defineHouseLink } from './HouseLink';
import { defineLegalVersion } from './LegalVersion';
import { defineMailRuleRow } from './MailRuleRow';
import { defineMailTemplate } from './MailTemplate';
import { defineOffer } from './Offer';
import { defineOutboxMail } from './OutboxMail';
import { definePayment } from './Payment';
import { definePaymentPlan } from './PaymentPlan';
import { definePriceOverride } from './PriceOverride';
import { defineReferenceRates } from './ReferenceRates';
import { defineRateLimitCounter } from './RateLimitCounter';
import { defineReceipt } from './Receipt';
import { defineScheduleItem } from './ScheduleItem';
import { defineScheduledMail } from './ScheduledMail';
import { defineRegisterGuest } from './RegisterGuest';
import { defineRegisterReport } from './RegisterReport';
import { defineReview } from './Review';
import { defineSettingsDocument } from './SettingsDocument';
import { defineStayDetails } from './StayDetails';
import { defineStayRequest } from './StayRequest';
import { defineUser } from './User';
import { definePasskey } from './Passkey';
import { definePasswordReset } from './PasswordReset';
import { defineRecoveryCode } from './RecoveryCode';
import { defineSpentToken } from './SpentToken';
import { defineTotpFactor } from './TotpFactor';
import { defineVillaSettings } from './VillaSettings';

/** Models per database connection, so that a process can have two. */
export function defineModels(sequelize: Sequelize) {
  sequelize.addHook('beforeDefine', nullByDefault);
  return {
    User: defineUser(sequelize),
    AdminSession: defineAdminSession(sequelize),
    Passkey: definePasskey(sequelize),
    PasswordReset: definePasswordReset(sequelize),
    RecoveryCode: defineRecoveryCode(sequelize),
    SpentToken: defineSpentToken(sequelize),
    TotpFactor: defineTotpFactor(sequelize),
    AuditEntry: defineAuditEntry(sequelize),
    Invitation: defineInvitation(sequelize),
    Erasure: defineErasure(sequelize),
    Booking: defineBooking(sequelize),
    HeldNight: defineHeldNight(sequelize),
    PaymentPlan: definePaymentPlan(sequelize),
    ScheduleItem: defineScheduleItem(sequelize),
    Payment: definePayment(sequelize),
    Receipt: defineReceipt(sequelize),
    Review: defineReview(sequelize),
    HouseLink: defineHouseLink(sequelize),
    Offer: defineOffer(sequelize),
    Block: defineBlock(sequelize),
    ImportedCalendar: defineImportedCalendar(sequelize),
    CalendarExportLink: defineCalendarExportLink(sequelize),
    ContactMessage: defineContactMessage(sequelize),
    ContactAnswer: defineContactAnswer(sequelize),
    ConversationMessage: defineConversationMessage(sequelize),
    ConversationFile: defineConversationFile(sequelize),
    SettingsDocument: defineSettingsDocument(sequelize),
    VillaSettings: defineVillaSettings(sequelize),
    GalleryImage: defineGalleryImage(sequelize),
    PriceOverride: definePriceOverride(sequelize),
    ReferenceRates: defineReferenceRates(sequelize),
    RateLimitCounter: defineRateLimitCounter(sequelize),
    MailTemplate: defineMailTemplate(sequelize),
    MailRuleRow: defineMailRuleRow(sequelize),
    ScheduledMail: defineScheduledMail(sequelize),
    OutboxMail: defineOutboxMail(sequelize),
    EventRow: defineEventRow(sequelize),
    ContentDraft: defineContentDraft(sequelize),
    ContentPublication: defineContentPublication(sequelize),
    LegalVersion: defineLegalVersion(sequelize),
    StayDetails: defineStayDetails(sequelize),
    StayRequest: defineStayRequest(sequelize),
    RegisterGuest: defineRegisterGuest(sequelize),
    RegisterReport: defineRegisterReport(sequelize),
  };
}
export type Models = ReturnType<typeof defineModels>;

/**
 * Makes a new row's missing columns `null`, as in a stored one and as its type says; Sequelize leaves them `undefined`.
 */
function nullByDefault(attributes: ModelAttributes): void {
  for (const [name, attribute] of Object.entries(attributes)) {
    const column: ModelAttributeColumnOptions =
      typeof attribute === 'object' && 'type' in attribute ? attribute : { type: attribute };
    const isGiven = 'defaultValue' in column || column.autoIncrement === true;
    if (column.allowNull === false || isGiven) continue;
    attributes[name] = { ...column, defaultValue: null };
  }
}
