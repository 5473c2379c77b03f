import { backupKeySchema, backupQuerySchema, backupTicketSchema } from './backups/backupKey';
import * as z from 'zod/mini';
import { accountSchema, accountUpdateSchema, ownSessionsSchema } from './access/account';
import {
  adminSessionSchema,
  changePasswordSchema,
  loginAnswerSchema,
  loginSchema,
} from './access/auth';
import {
  accessPolicySchema,
  codeSchema,
  passkeyCreateSchema,
  passkeyRenameSchema,
  passkeyLoginSchema,
  passkeyOptionsSchema,
  recoveryCodesSchema,
  totpSetupSchema,
} from './access/factors';
import { passwordResetRequestSchema, passwordResetSchema } from './access/passwordReset';
import { confirmSchema } from './access/freshSignIn';
import { auditEntriesSchema, auditFilterSchema, auditQuerySchema } from './audit/audit';
import {
  acceptInvitationSchema,
  invitationInputSchema,
  openedInvitationSchema,
  openInvitationSchema,
  sentInvitationSchema,
  userSchema,
  usersSchema,
  userUpdateSchema,
} from './access/users';
import { blockInputSchema, blockSchema, blocksSchema, blockUpdateSchema } from './calendars/block';
import {
  bookingFilterSchema,
  bookingListQuerySchema,
  bookingSchema,
  bookingsSchema,
  bookingStatusChangeSchema,
  bookingSummarySchema,
} from './bookings/booking';
import { houseLinkSchema, housePlanQuerySchema, housePlanSchema } from './bookings/housePlan';
import { todaySchema } from './bookings/today';
import { calendarQuerySchema, calendarSchema } from './calendars/calendar';
import {
  importedCalendarInputSchema,
  importedCalendarSchema,
  calendarExportLinkSchema,
  calendarSyncSchema,
} from './calendars/importedCalendar';
import { deletionQuerySchema, idParams, okSchema } from './common';
import {
  contentDraftChangeSchema,
  contentLanguageParams,
  contentLanguagesSchema,
  contentPreviewQuerySchema,
  contentStateSchema,
  contentVersionSchema,
  villaFactsSchema,
  publicationParams,
  publicationsSchema,
} from './content/content';
import {
  conversationInputSchema,
  conversationReadSchema,
  conversationSchema,
  conversationsQuerySchema,
  conversationsSchema,
} from './conversation/conversation';
import { contactAnswerInputSchema, contactBookingSchema } from './messages/answers';
import {
  contactMessageSchema,
  contactMessagesSchema,
  contactMessageUpdateSchema,
} from './messages/message';
import { endpoint } from './endpoint';
import {
  figuresQuerySchema,
  figuresSchema,
  figuresTableQuerySchema,
  reportQuerySchema,
} from './figures/figures';
import {
  galleryImageCreateSchema,
  galleryImageSchema,
  galleryImagesSchema,
  galleryImageUpdateSchema,
  galleryReorderSchema,
} from './gallery/gallery';
import { browseQuerySchema, hostedImagesSchema, publicIdParams } from './gallery/image';
import { legalInputSchema, legalSchema } from './legal/legal';
import {
  mailPreviewInputSchema,
  mailPreviewQuerySchema,
  mailPreviewSchema,
  mailStateSchema,
} from './mail/mail';
import {
  mailSettingsInputSchema,
  mailSettingsSchema,
  mailSettingsTestSchema,
  mailTrialSchema,
} from './mail/mailSettings';
import {
  mailRulesInputSchema,
  mailRulesSchema,
  scheduledActionSchema,
  scheduledMailsInputSchema,
  scheduledMailsSchema,
} from './mail/scheduledMails';
import {
  templateInputSchema,
  templatePreviewInputSchema,
  templatePreviewQuerySchema,
  templateResetSchema,
  templatesSchema,
} from './mail/mailTemplates';
import {
  bookingDetailSchema,
  bookingUpdateSchema,
  confirmationResendSchema,
  ownerBookingSchema,
  ownerQuoteInputSchema,
  ownerQuoteSchema,
} from './bookings/ownerBooking';
import { referenceParams } from './bookings/reference';
import {
  offerActionSchema,
  offerInputSchema,
  offerSchema,
  offersSchema,
  offerWithdrawalSchema,
} from './offers/offer';
import {
  priceOverrideInputSchema,
  priceOverrideSchema,
  priceOverridesSchema,
  priceOverrideUpdateSchema,
} from './prices/override';
import {
  baseCurrencyChangeSchema,
  baseCurrencyPreviewSchema,
  baseCurrencyUpdateSchema,
} from './prices/baseCurrency';
import { pageQuerySchema } from './pagination';
import { priceTermsSchema } from './prices/priceTerms';
import { priceTermsUpdateSchema } from './prices/priceTermsInput';
import { referenceRatesSchema, referenceRatesSwitchSchema } from './prices/referenceRates';
import { pricePlanSchema, pricePlanUpdateSchema } from './prices/season';
import { simulatePriceSchema, simulationSchema } from './prices/simulate';
import { villaSettingsSchema, villaSettingsUpdateSchema } from './prices/settings';
import {
  eraseInputSchema,
  erasureResultSchema,
  exportKeyParams,
  personDataSchema,
  personInputSchema,
  privacySchema,
  receiptSchema,
  retentionUpdateSchema,
} from './privacy/privacy';
import { arrivalInputSchema, arrivalSchema } from './stay/arrival';
import { ownerStaySchema, stayAnswerSchema, stayLinkRenewalSchema } from './stay/ownerStay';
import { ownerReviewSchema, ownerReviewsSchema, reviewUpdateSchema } from './reviews/review';
import { setupSchema, setupUpdateSchema } from './setup/setup';

// Every call of the product. The guests' have a file of their own, so that guests need not load
// the owner's; whoever wants them all, as the server does, finds them all here.
export type { Access, Endpoint, Method } from './endpoint';
export * from './publicEndpoints';
export * from './payments/paymentEndpoints';

// Signing in

export const getAdminSession = endpoint('GET /api/admin/session', {
  access: 'public',
  output: adminSessionSchema,
});
export const login = endpoint('POST /api/admin/login', {
  access: 'public',
  body: loginSchema,
  output: loginAnswerSchema,
});
/** The second step, after a right password: a code of the authenticator app, or a recovery code. */
export const loginWithCode = endpoint('POST /api/admin/login/second-factor', {
  access: 'public',
  body: codeSchema,
  output: adminSessionSchema,
});
/** What a browser asks its passkeys with; the answer is for {@link loginWithPasskey} in five minutes. */
export const passkeyLoginOptions = endpoint('POST /api/admin/login/passkey-options', {
  access: 'public',
  output: passkeyOptionsSchema,
});
/** Signs in by a passkey, which stands for name, password and second factor. */
export const loginWithPasskey = endpoint('POST /api/admin/login/passkey', {
  access: 'public',
  body: passkeyLoginSchema,
  output: adminSessionSchema,
});
/** Has a link mailed by which another password can be chosen. The answer is the same for everybody. */
export const requestPasswordReset = endpoint('POST /api/admin/password-reset', {
  access: 'public',
  body: passwordResetRequestSchema,
  output: okSchema,
});
/** Chooses another password by the token of such a link; it signs nobody in. */
export const resetPassword = endpoint('POST /api/admin/password-reset/confirm', {
  access: 'public',
  body: passwordResetSchema,
  output: okSchema,
});
export const logout = endpoint('POST /api/admin/logout', {
  access: 'public',
  output: okSchema,
});
export const changePassword = endpoint('POST /api/admin/change-password', {
  access: 'session',
  body: changePasswordSchema,
  output: adminSessionSchema,
});

/** Whether the sign-in is fresh enough for calls that ask for it: for links that download a file. */
export const checkFreshSignIn = endpoint('GET /api/admin/fresh-sign-in', {
  access: 'session',
  isFresh: true,
  output: okSchema,
});
/** Proves once more who is signed in; calls with `isFresh` are open for the next ten minutes. */
export const confirmIdentity = endpoint('POST /api/admin/fresh-sign-in', {
  access: 'session',
  body: confirmSchema,
  output: okSchema,
});
// Users

export const listUsers = endpoint('GET /api/admin/users', {
  access: 'admin',
  permission: 'users',
  output: usersSchema,
});
/** Gives a user another role, and signs them out. The last owner stays one (409 `last_owner`). */
export const updateUser = endpoint('PATCH /api/admin/users/:id', {
  access: 'admin',
  permission: 'users',
  isFresh: true,
  params: idParams,
  body: userUpdateSchema,
  output: userSchema,
});
export const deleteUser = endpoint('DELETE /api/admin/users/:id', {
  access: 'admin',
  permission: 'users',
  isFresh: true,
  params: idParams,
  output: okSchema,
});
export const createInvitation = endpoint('POST /api/admin/invitations', {
  access: 'admin',
  permission: 'users',
  isFresh: true,
  body: invitationInputSchema,
  output: sentInvitationSchema,
  status: 201,
});
/** Makes another link, for three more days; the earlier one does not work any more. */
export const renewInvitation = endpoint('POST /api/admin/invitations/:id/renew', {
  access: 'admin',
  permission: 'users',
  isFresh: true,
  params: idParams,
  output: sentInvitationSchema,
});
export const deleteInvitation = endpoint('DELETE /api/admin/invitations/:id', {
  access: 'admin',
  permission: 'users',
  params: idParams,
  output: okSchema,
});
/** Whom a link is for; the token travels in the body, which is in no log. */
export const openInvitation = endpoint('POST /api/admin/invitation', {
  access: 'public',
  body: openInvitationSchema,
  output: openedInvitationSchema,
});
/** Makes the user and signs them in. */
export const acceptInvitation = endpoint('POST /api/admin/invitation/accept', {
  access: 'public',
  body: acceptInvitationSchema,
  output: adminSessionSchema,
});

export const confirmPasskeyOptions = endpoint('POST /api/admin/fresh-sign-in/passkey-options', {
  access: 'account',
  output: passkeyOptionsSchema,
});

// One's own account

export const getAccount = endpoint('GET /api/admin/account', {
  access: 'account',
  output: accountSchema,
});
/** Asks for a fresh sign-in where the address is to change, which is a way in. */
export const updateAccount = endpoint('PUT /api/admin/account', {
  access: 'account',
  body: accountUpdateSchema,
  output: accountSchema,
});
/** Makes a secret for an authenticator app. It counts once {@link confirmTotp} has had a code of it. */
export const beginTotp = endpoint('POST /api/admin/account/totp', {
  access: 'account',
  isFresh: true,
  output: totpSetupSchema,
});
export const confirmTotp = endpoint('POST /api/admin/account/totp/confirm', {
  access: 'account',
  isFresh: true,
  body: codeSchema,
  output: recoveryCodesSchema,
});
export const removeTotp = endpoint('DELETE /api/admin/account/totp', {
  access: 'account',
  isFresh: true,
  output: accountSchema,
});
/** Makes ten recovery codes; those from before are void. */
export const renewRecoveryCodes = endpoint('POST /api/admin/account/recovery-codes', {
  access: 'account',
  isFresh: true,
  output: recoveryCodesSchema,
});
export const passkeyCreateOptions = endpoint('POST /api/admin/account/passkeys/options', {
  access: 'account',
  isFresh: true,
  output: passkeyOptionsSchema,
});
export const createPasskey = endpoint('POST /api/admin/account/passkeys', {
  access: 'account',
  isFresh: true,
  body: passkeyCreateSchema,
  output: recoveryCodesSchema,
  status: 201,
});
export const renamePasskey = endpoint('PATCH /api/admin/account/passkeys/:id', {
  access: 'account',
  isFresh: true,
  params: idParams,
  body: passkeyRenameSchema,
  output: accountSchema,
});
export const removePasskey = endpoint('DELETE /api/admin/account/passkeys/:id', {
  access: 'account',
  isFresh: true,
  params: idParams,
  output: accountSchema,
});
export const listOwnSessions = endpoint('GET /api/admin/account/sessions', {
  access: 'account',
  output: ownSessionsSchema,
});
export const endOwnSession = endpoint('DELETE /api/admin/account/sessions/:id', {
  access: 'account',
  params: idParams,
  output: okSchema,
});
/** Signs the user out everywhere but in the session that asks. */
export const endOtherSessions = endpoint('DELETE /api/admin/account/sessions', {
  access: 'account',
  output: okSchema,
});
export const updateAccessPolicy = endpoint('PUT /api/admin/access-policy', {
  access: 'admin',
  permission: 'users',
  isFresh: true,
  body: accessPolicySchema,
  output: accessPolicySchema,
});

// Bookings and messages

export const listContactMessages = endpoint('GET /api/contact', {
  access: 'admin',
  permission: 'messages',
  query: pageQuerySchema,
  output: contactMessagesSchema,
});
export const markContactMessage = endpoint('PATCH /api/contact/:id', {
  access: 'admin',
  permission: 'messages',
  params: idParams,
  body: contactMessageUpdateSchema,
  output: contactMessageSchema,
});
/** Answers by mail, and takes the message for read. The same `Idempotency-Key` again sends nothing. */
export const answerContactMessage = endpoint('POST /api/contact/:id/answers', {
  access: 'admin',
  permission: 'messages',
  params: idParams,
  body: contactAnswerInputSchema,
  output: contactMessageSchema,
  status: 201,
});
export const tieContactMessage = endpoint('PUT /api/contact/:id/booking', {
  access: 'admin',
  permission: 'messages',
  params: idParams,
  body: contactBookingSchema,
  output: contactMessageSchema,
});

// What guest and owner write to each other about a booking

export const listConversations = endpoint('GET /api/admin/conversations', {
  access: 'admin',
  permission: 'messages',
  query: conversationsQuerySchema,
  output: conversationsSchema,
});
export const getConversation = endpoint('GET /api/admin/bookings/:reference/conversation', {
  access: 'admin',
  permission: 'messages',
  params: referenceParams,
  output: conversationSchema,
});
/** Words without files; those with files are a form, see `sendFilesToGuest`. */
export const writeToGuest = endpoint('POST /api/admin/bookings/:reference/conversation', {
  access: 'admin',
  permission: 'messages',
  params: referenceParams,
  body: conversationInputSchema,
  output: conversationSchema,
  status: 201,
});
export const markConversationRead = endpoint(
  'POST /api/admin/bookings/:reference/conversation/read',
  {
    access: 'admin',
    permission: 'messages',
    params: referenceParams,
    body: conversationReadSchema,
    output: conversationSchema,
  },
);
export const listBookings = endpoint('GET /api/bookings', {
  access: 'admin',
  permission: 'bookings',
  query: bookingListQuerySchema,
  output: bookingsSchema,
});
/** The same bookings as a file, all pages of them: UTF-8 with a byte order mark, RFC 4180. */
export const exportBookings = endpoint('GET /api/bookings/export.csv', {
  access: 'admin',
  permission: 'bookings',
  isFresh: true,
  query: bookingFilterSchema,
  output: z.string(),
});
export const changeBookingStatus = endpoint('PATCH /api/bookings/:bookingId/status', {
  access: 'admin',
  permission: 'bookings',
  params: z.strictObject({ bookingId: idParams.shape.id }),
  body: bookingStatusChangeSchema,
  output: bookingSchema,
});
/** Who comes and goes, what waits for an answer and what is taken twice, as of now. */
export const getToday = endpoint('GET /api/admin/today', {
  access: 'admin',
  permission: 'bookings',
  output: todaySchema,
});
/** Who comes and goes within the next two weeks, or the days asked for, without names and amounts. */
export const getHousePlan = endpoint('GET /api/admin/house', {
  access: 'admin',
  permission: 'house',
  query: housePlanQuerySchema,
  output: housePlanSchema,
});
/** The address under which the plan is read as a calendar, without a sign-in. */
export const getHouseLink = endpoint('GET /api/admin/house/link', {
  access: 'admin',
  permission: 'calendar',
  output: houseLinkSchema,
});
/** Makes it, or another one; the earlier address answers 404 from then on. */
export const createHouseLink = endpoint('POST /api/admin/house/link', {
  access: 'admin',
  permission: 'calendar',
  output: houseLinkSchema,
  status: 201,
});
export const deleteHouseLink = endpoint('DELETE /api/admin/house/link', {
  access: 'admin',
  permission: 'calendar',
  output: okSchema,
});
export const getBookingSummary = endpoint('GET /api/admin/summary', {
  access: 'admin',
  permission: 'bookings',
  output: bookingSummarySchema,
});

// Figures

export const getFigures = endpoint('GET /api/admin/figures', {
  access: 'admin',
  permission: 'figures',
  query: figuresQuerySchema,
  output: figuresSchema,
});
/** One of their tables as a file: UTF-8 with a byte order mark, RFC 4180. */
export const exportFigures = endpoint('GET /api/admin/figures/table.csv', {
  access: 'admin',
  permission: 'figures',
  query: figuresTableQuerySchema,
  output: z.string(),
});
/** Each stay with nights in a period and what falls to these, as CSV. */
export const exportReport = endpoint('GET /api/admin/figures/report.csv', {
  access: 'admin',
  permission: 'figures',
  isFresh: true,
  query: reportQuerySchema,
  output: z.string(),
});
/** The same to be printed and handed on. */
export const exportReportPdf = endpoint('GET /api/admin/figures/report.pdf', {
  access: 'admin',
  permission: 'figures',
  isFresh: true,
  query: reportQuerySchema,
  output: z.string(),
});

// The owner's own bookings, blocks and calendar

export const getCalendar = endpoint('GET /api/admin/calendar', {
  access: 'admin',
  permission: 'calendar',
  query: calendarQuerySchema,
  output: calendarSchema,
});
/** The guest's page of a booking. */
export const getOwnerStay = endpoint('GET /api/admin/bookings/:id/stay', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: ownerStaySchema,
});
/** Makes its link, or another one: that of before opens nothing any more. */
export const renewStayLink = endpoint('POST /api/admin/bookings/:id/stay/renew', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: stayLinkRenewalSchema,
  output: ownerStaySchema,
});
/** Puts a guest's wish away. */
export const settleStayRequest = endpoint('POST /api/admin/stay-requests/:id/settle', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: okSchema,
});
/** Writes to the guest about a wish, and puts it away. */
export const answerStayRequest = endpoint('POST /api/admin/stay-requests/:id/answer', {
  access: 'admin',
  permission: 'messages',
  params: idParams,
  body: stayAnswerSchema,
  output: okSchema,
});
/** The arrival details, key and Wi-Fi among them, and for how long guests' pages are open. */
export const getArrival = endpoint('GET /api/admin/arrival', {
  access: 'admin',
  permission: 'settings',
  output: arrivalSchema,
});
export const updateArrival = endpoint('PUT /api/admin/arrival', {
  access: 'admin',
  permission: 'settings',
  body: arrivalInputSchema,
  output: arrivalSchema,
});
export const getBooking = endpoint('GET /api/admin/bookings/:reference', {
  access: 'admin',
  permission: 'bookings',
  params: referenceParams,
  output: bookingDetailSchema,
});
export const createBooking = endpoint('POST /api/admin/bookings', {
  access: 'admin',
  permission: 'bookings',
  body: ownerBookingSchema,
  output: bookingSchema,
  status: 201,
});
export const updateBooking = endpoint('PATCH /api/admin/bookings/:id', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: bookingUpdateSchema,
  output: bookingSchema,
});
/** Sends the confirmation of a stay once more, to the guest's address of now. */
export const resendConfirmation = endpoint('POST /api/admin/bookings/:id/confirmation', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: confirmationResendSchema,
  output: bookingSchema,
});
/** A booking's offers, the newest first. */
export const listOffers = endpoint('GET /api/admin/bookings/:id/offers', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: offersSchema,
});
/** Stores a draft; a booking has one offer at a time that is not settled (409 `offer_open`). */
export const createOffer = endpoint('POST /api/admin/bookings/:id/offers', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: offerInputSchema,
  output: offerSchema,
  status: 201,
});
export const updateOffer = endpoint('PUT /api/admin/offers/:id', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: offerInputSchema,
  output: offerSchema,
});
/** Deletes a draft. */
export const deleteOffer = endpoint('DELETE /api/admin/offers/:id', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  query: deletionQuerySchema,
  output: okSchema,
});
/** Sends a draft to the guest; one that was sent already is answered as it is. */
export const sendOffer = endpoint('POST /api/admin/offers/:id/send', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: offerActionSchema,
  output: offerSchema,
});
/** Sends the mail of an open offer once more. */
export const resendOffer = endpoint('POST /api/admin/offers/:id/resend', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: offerActionSchema,
  output: offerSchema,
});
export const withdrawOffer = endpoint('POST /api/admin/offers/:id/withdraw', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: offerWithdrawalSchema,
  output: offerSchema,
});
/** Proposes a price and looks for clashes; stores nothing. */
export const quoteForOwner = endpoint('POST /api/admin/quote', {
  access: 'admin',
  permission: 'bookings',
  body: ownerQuoteInputSchema,
  output: ownerQuoteSchema,
});
export const listBlocks = endpoint('GET /api/admin/blocks', {
  access: 'admin',
  permission: 'calendar',
  query: calendarQuerySchema,
  output: blocksSchema,
});
export const createBlock = endpoint('POST /api/admin/blocks', {
  access: 'admin',
  permission: 'calendar',
  body: blockInputSchema,
  output: blockSchema,
  status: 201,
});
/** Its days and its note. One of another calendar is refused (409 `imported`). */
export const updateBlock = endpoint('PUT /api/admin/blocks/:id', {
  access: 'admin',
  permission: 'calendar',
  params: idParams,
  body: blockUpdateSchema,
  output: blockSchema,
});
export const deleteBlock = endpoint('DELETE /api/admin/blocks/:id', {
  access: 'admin',
  permission: 'calendar',
  params: idParams,
  output: okSchema,
});

// Calendars of other sites

export const getCalendarSync = endpoint('GET /api/admin/calendar-sync', {
  access: 'admin',
  permission: 'calendar',
  output: calendarSyncSchema,
});
/** Stores it and has it read; an event tells when that is done. */
export const createImportedCalendar = endpoint('POST /api/admin/calendar-feeds', {
  access: 'admin',
  permission: 'calendar',
  body: importedCalendarInputSchema,
  output: importedCalendarSchema,
  status: 201,
});
/** Its name or address; a new one is read at once. */
export const updateImportedCalendar = endpoint('PUT /api/admin/calendar-feeds/:id', {
  access: 'admin',
  permission: 'calendar',
  params: idParams,
  body: importedCalendarInputSchema,
  output: importedCalendarSchema,
});
/** Has it read now instead of within a quarter of an hour. */
export const readImportedCalendar = endpoint('POST /api/admin/calendar-feeds/:id/read', {
  access: 'admin',
  permission: 'calendar',
  params: idParams,
  output: importedCalendarSchema,
});
/** Deletes it and its blocks. */
export const deleteImportedCalendar = endpoint('DELETE /api/admin/calendar-feeds/:id', {
  access: 'admin',
  permission: 'calendar',
  params: idParams,
  output: okSchema,
});
/** Makes the link that other sites read; the earlier one answers 404 from then on. */
export const createCalendarExportLink = endpoint('POST /api/admin/calendar-link', {
  access: 'admin',
  permission: 'calendar',
  output: calendarExportLinkSchema,
  status: 201,
});
export const deleteCalendarExportLink = endpoint('DELETE /api/admin/calendar-link', {
  access: 'admin',
  permission: 'calendar',
  output: okSchema,
});

// Settings, prices and safety

/** Encrypts the key of stored secrets with a passphrase, for a backup that holds it. */
export const sealBackupKey = endpoint('POST /api/admin/backup-key', {
  access: 'admin',
  permission: 'backups',
  isFresh: true,
  body: backupKeySchema,
  output: backupTicketSchema,
});
/** Database and pictures as one file, made for this download: `application/x-tar`. */
export const downloadBackup = endpoint('GET /api/admin/backup', {
  access: 'admin',
  permission: 'backups',
  isFresh: true,
  query: backupQuerySchema,
  output: z.unknown(),
});

export const updateVillaSettings = endpoint('PUT /api/villa-settings', {
  access: 'admin',
  permission: 'settings',
  body: villaSettingsUpdateSchema,
  output: villaSettingsSchema,
});
/** What every amount would be in another base currency; stores nothing. */
export const previewBaseCurrency = endpoint('POST /api/admin/base-currency/preview', {
  access: 'admin',
  permission: 'prices',
  body: baseCurrencyChangeSchema,
  output: baseCurrencyPreviewSchema,
});
/** Changes the base currency and converts every amount; 409 `stale` when one was changed meanwhile. */
export const changeBaseCurrency = endpoint('PUT /api/admin/base-currency', {
  access: 'admin',
  permission: 'prices',
  body: baseCurrencyUpdateSchema,
  output: villaSettingsSchema,
});
/** The price of a stay with the rule behind each part of it, and the rules it breaks; stores nothing. */
export const simulatePrice = endpoint('POST /api/admin/simulate-price', {
  access: 'admin',
  permission: 'prices',
  body: simulatePriceSchema,
  output: simulationSchema,
});
export const getReferenceRates = endpoint('GET /api/admin/reference-rates', {
  access: 'admin',
  permission: 'prices',
  output: referenceRatesSchema,
});
/** Turns the European Central Bank's daily rates on or off. */
export const switchReferenceRates = endpoint('PUT /api/admin/reference-rates', {
  access: 'admin',
  permission: 'prices',
  body: referenceRatesSwitchSchema,
  output: referenceRatesSchema,
});
/** The seasons of the year, read and saved as a whole. */
export const getPricePlan = endpoint('GET /api/admin/price-plan', {
  access: 'admin',
  permission: 'prices',
  output: pricePlanSchema,
});
export const updatePricePlan = endpoint('PUT /api/admin/price-plan', {
  access: 'admin',
  permission: 'prices',
  body: pricePlanUpdateSchema,
  output: pricePlanSchema,
});
/** Discounts, fees, tourist tax and payment terms; what is not sent stays as it is. */
export const updatePriceTerms = endpoint('PUT /api/price-terms', {
  access: 'admin',
  permission: 'prices',
  body: priceTermsUpdateSchema,
  output: priceTermsSchema,
});
export const listPriceOverrides = endpoint('GET /api/admin/price-overrides', {
  access: 'admin',
  permission: 'prices',
  output: priceOverridesSchema,
});
export const createPriceOverride = endpoint('POST /api/admin/price-overrides', {
  access: 'admin',
  permission: 'prices',
  body: priceOverrideInputSchema,
  output: priceOverrideSchema,
  status: 201,
});
export const updatePriceOverride = endpoint('PUT /api/admin/price-overrides/:id', {
  access: 'admin',
  permission: 'prices',
  params: idParams,
  body: priceOverrideUpdateSchema,
  output: priceOverrideSchema,
});
export const deletePriceOverride = endpoint('DELETE /api/admin/price-overrides/:id', {
  access: 'admin',
  permission: 'prices',
  params: idParams,
  output: okSchema,
});
export const togglePriceOverride = endpoint('PATCH /api/admin/price-overrides/:id/toggle', {
  access: 'admin',
  permission: 'prices',
  params: idParams,
  output: priceOverrideSchema,
});

// Activity

/** Who changed what, newest first. */
export const listActivity = endpoint('GET /api/admin/activity', {
  access: 'admin',
  permission: 'audit',
  query: auditQuerySchema,
  output: auditEntriesSchema,
});
/** The same as a file: UTF-8 with a byte order mark, RFC 4180. */
export const exportActivity = endpoint('GET /api/admin/activity/export.csv', {
  access: 'admin',
  permission: 'audit',
  isFresh: true,
  query: auditFilterSchema,
  output: z.string(),
});

// Personal data

/** How long data are kept, what went, and what was erased. */
export const getPrivacy = endpoint('GET /api/admin/privacy', {
  access: 'admin',
  permission: 'privacy',
  output: privacySchema,
});
export const updateRetention = endpoint('PUT /api/admin/privacy/retention', {
  access: 'admin',
  permission: 'privacy',
  isFresh: true,
  body: retentionUpdateSchema,
  output: privacySchema,
});
/** What is stored of a person; changes nothing. */
export const findPersonData = endpoint('POST /api/admin/privacy/person', {
  access: 'admin',
  permission: 'privacy',
  body: personInputSchema,
  output: personDataSchema,
});
/** All of it as `application/zip`: JSON for programs, CSV for people. */
export const exportPerson = endpoint('GET /api/admin/privacy/export/:key', {
  access: 'admin',
  permission: 'privacy',
  isFresh: true,
  params: exportKeyParams,
  output: z.unknown(),
});
/** Erases a person for good. 409 `stay_ahead` while a stay is to come, an enquiry unanswered or an offer open. */
export const erasePersonData = endpoint('POST /api/admin/privacy/erase', {
  access: 'admin',
  permission: 'privacy',
  isFresh: true,
  body: eraseInputSchema,
  output: erasureResultSchema,
});
/** The name that is kept of an erased guest, for the tax office. */
export const readReceiptName = endpoint('POST /api/admin/privacy/receipts/:reference', {
  access: 'admin',
  permission: 'privacy',
  isFresh: true,
  params: referenceParams,
  output: receiptSchema,
});

// Setting up

export const getSetup = endpoint('GET /api/admin/setup', {
  access: 'admin',
  permission: 'settings',
  output: setupSchema,
});
export const updateSetup = endpoint('PATCH /api/admin/setup', {
  access: 'admin',
  permission: 'settings',
  body: setupUpdateSchema,
  output: setupSchema,
});

/** Takes the demo's pictures out of the gallery, once there is one of the owner's. */
export const deleteDemoPhotos = endpoint('DELETE /api/admin/setup/demo-photos', {
  access: 'admin',
  permission: 'settings',
  output: setupSchema,
});

// The law

export const getLegal = endpoint('GET /api/admin/legal', {
  access: 'admin',
  permission: 'legal',
  output: legalSchema,
});
/** All reviews, newest first, for the owner to decide about. */
export const listReviews = endpoint('GET /api/admin/reviews', {
  access: 'admin',
  permission: 'content',
  output: ownerReviewsSchema,
});
/** Publishes, hides or answers one. */
export const updateReview = endpoint('PATCH /api/admin/reviews/:id', {
  access: 'admin',
  permission: 'content',
  params: idParams,
  body: reviewUpdateSchema,
  output: ownerReviewSchema,
});
/** Who lets the house, and the cancellation policy; a capacity below the maximum of guests lowers that. */
export const updateLegal = endpoint('PUT /api/admin/legal', {
  access: 'admin',
  permission: 'legal',
  body: legalInputSchema,
  output: legalSchema,
});

// Content of the site

/** What the house is called, for the screens of those who may not change it. */
export const getVillaFacts = endpoint('GET /api/admin/villa', {
  access: 'admin',
  permission: 'own',
  output: villaFactsSchema,
});

/** How far each language is. */
export const listContentLanguages = endpoint('GET /api/admin/content', {
  access: 'admin',
  permission: 'content',
  output: contentLanguagesSchema,
});
export const getContent = endpoint('GET /api/admin/content/:language', {
  access: 'admin',
  permission: 'content',
  params: contentLanguageParams,
  output: contentStateSchema,
});
/** Changes fields of the draft, each back to its default by `null`. */
export const changeContentDraft = endpoint('PATCH /api/admin/content/:language/draft', {
  access: 'admin',
  permission: 'content',
  params: contentLanguageParams,
  body: contentDraftChangeSchema,
  output: contentStateSchema,
});
/** Makes the draft what guests read. */
export const publishContent = endpoint('POST /api/admin/content/:language/publish', {
  access: 'admin',
  permission: 'content',
  params: contentLanguageParams,
  body: contentVersionSchema,
  output: contentStateSchema,
});
/** Makes the draft what guests read already. */
export const discardContentDraft = endpoint('POST /api/admin/content/:language/discard', {
  access: 'admin',
  permission: 'content',
  params: contentLanguageParams,
  body: contentVersionSchema,
  output: contentStateSchema,
});
export const listPublications = endpoint('GET /api/admin/content/:language/publications', {
  access: 'admin',
  permission: 'content',
  params: contentLanguageParams,
  output: publicationsSchema,
});
/** Makes an earlier publication the draft. */
export const bringBackPublication = endpoint(
  'POST /api/admin/content/:language/publications/:id/bring-back',
  {
    access: 'admin',
    permission: 'content',
    params: publicationParams,
    body: contentVersionSchema,
    output: contentStateSchema,
  },
);
/** A page of the site made of the draft, which only a frame of ours may show. */
export const previewContentPage = endpoint('GET /api/admin/content/:language/preview.html', {
  access: 'admin',
  permission: 'content',
  params: contentLanguageParams,
  query: contentPreviewQuerySchema,
  output: z.string(),
});

// Gallery and image host

export const listGalleryImages = endpoint('GET /api/admin/gallery', {
  access: 'admin',
  permission: 'gallery',
  output: galleryImagesSchema,
});
export const createGalleryImage = endpoint('POST /api/admin/gallery', {
  access: 'admin',
  permission: 'gallery',
  body: galleryImageCreateSchema,
  output: galleryImageSchema,
  status: 201,
});
export const updateGalleryImage = endpoint('PUT /api/admin/gallery/:id', {
  access: 'admin',
  permission: 'gallery',
  params: idParams,
  body: galleryImageUpdateSchema,
  output: galleryImageSchema,
});
export const deleteGalleryImage = endpoint('DELETE /api/admin/gallery/:id', {
  access: 'admin',
  permission: 'gallery',
  params: idParams,
  output: okSchema,
});
export const reorderGallery = endpoint('POST /api/admin/gallery/reorder', {
  access: 'admin',
  permission: 'gallery',
  body: galleryReorderSchema,
  output: galleryImagesSchema,
});
export const browseHostedImages = endpoint('GET /api/admin/cloudinary/browse', {
  access: 'admin',
  permission: 'gallery',
  query: browseQuerySchema,
  output: hostedImagesSchema,
});
export const deleteHostedImage = endpoint('DELETE /api/admin/cloudinary/images/:publicId', {
  access: 'admin',
  permission: 'gallery',
  params: publicIdParams,
  output: okSchema,
});
/** The uploader's delete button; does what {@link deleteHostedImage} does. */
export const deleteUploadedImage = endpoint('DELETE /api/admin/images/:publicId', {
  access: 'admin',
  permission: 'gallery',
  params: publicIdParams,
  output: okSchema,
});

// Mail and live events

export const getMailState = endpoint('GET /api/admin/mail', {
  access: 'admin',
  permission: 'bookings',
  output: mailStateSchema,
});
/** Sends the owner a mail at once and says what came of it. */
export const sendTestMail = endpoint('POST /api/admin/mail/test', {
  access: 'admin',
  permission: 'mail',
  output: mailTrialSchema,
});
/** Everything but the password, and what of it the server's own settings say. */
export const getMailSettings = endpoint('GET /api/admin/mail-settings', {
  access: 'admin',
  permission: 'mail',
  output: mailSettingsSchema,
});
export const updateMailSettings = endpoint('PUT /api/admin/mail-settings', {
  access: 'admin',
  permission: 'mail',
  isFresh: true,
  body: mailSettingsInputSchema,
  output: mailSettingsSchema,
});
/** Sends the owner a mail by what is typed, which is stored nowhere. */
export const testMailSettings = endpoint('POST /api/admin/mail-settings/test', {
  access: 'admin',
  permission: 'mail',
  body: mailSettingsTestSchema,
  output: mailTrialSchema,
});
export const previewMail = endpoint('POST /api/admin/mail/preview', {
  access: 'admin',
  permission: 'bookings',
  body: mailPreviewInputSchema,
  output: mailPreviewSchema,
});
/** The mail's HTML as a page that only a frame of ours may show. */
export const previewMailPage = endpoint('GET /api/admin/mail/preview.html', {
  access: 'admin',
  permission: 'bookings',
  query: mailPreviewQuerySchema,
  output: z.string(),
});
/** The words of every mail in every language. */
export const getMailTemplates = endpoint('GET /api/admin/mail/templates', {
  access: 'admin',
  permission: 'mail',
  output: templatesSchema,
});
export const updateMailTemplate = endpoint('PUT /api/admin/mail/templates', {
  access: 'admin',
  permission: 'mail',
  body: templateInputSchema,
  output: templatesSchema,
});
/** Goes back to the standard text of one mail in one language. 409 `stale` where its words were saved since. */
export const resetMailTemplate = endpoint('POST /api/admin/mail/templates/reset', {
  access: 'admin',
  permission: 'mail',
  body: templateResetSchema,
  output: templatesSchema,
});
export const previewMailTemplate = endpoint('POST /api/admin/mail/templates/preview', {
  access: 'admin',
  permission: 'mail',
  body: templatePreviewInputSchema,
  output: mailPreviewSchema,
});
/** The same as a page that only a frame of ours may show. */
export const previewMailTemplatePage = endpoint('GET /api/admin/mail/templates/preview.html', {
  access: 'admin',
  permission: 'mail',
  query: templatePreviewQuerySchema,
  output: z.string(),
});
/** When which mail goes by itself. */
export const getMailRules = endpoint('GET /api/admin/mail/rules', {
  access: 'admin',
  permission: 'mail',
  output: mailRulesSchema,
});
export const updateMailRules = endpoint('PUT /api/admin/mail/rules', {
  access: 'admin',
  permission: 'mail',
  body: mailRulesInputSchema,
  output: mailRulesSchema,
});
/** The mails to a booking's guest that go by themselves. */
export const getScheduledMails = endpoint('GET /api/admin/bookings/:id/scheduled-mails', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: scheduledMailsSchema,
});
/** Switches all of a booking's on or off. */
export const switchScheduledMails = endpoint('PUT /api/admin/bookings/:id/scheduled-mails', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: scheduledMailsInputSchema,
  output: scheduledMailsSchema,
});
/** Holds one, lets it go, or sends it now. */
export const changeScheduledMail = endpoint('POST /api/admin/scheduled-mails/:id', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: scheduledActionSchema,
  output: scheduledMailsSchema,
});
/** Tries a mail again now, and for three more days. */
export const retryMail = endpoint('POST /api/admin/mail/:id/retry', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: okSchema,
});
/** Gives a mail up for good. */
export const dismissMail = endpoint('POST /api/admin/mail/:id/dismiss', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: okSchema,
});
/** A stream of server-sent events; see `events.ts` for what is in it. */
export const streamEvents = endpoint('GET /api/admin/events', {
  access: 'admin',
  permission: 'own',
  output: z.string(),
});
