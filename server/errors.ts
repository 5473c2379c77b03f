import type { ErrorBody, ErrorCode } from '@shared/contract/error';
import type { QuoteJson } from '@shared/contract/prices/price';
import type { BookingStatus } from '@shared/domain/bookings/bookingStatus';
import {
  fieldOfStayIssue,
  type OwnerDaysIssue,
  type StayIssue,
} from '@shared/domain/bookings/stayRules';
import { formatDay } from '@shared/domain/date';
import { catalogueOf, serverTexts, type ServerTexts } from '@shared/i18n/catalogues';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@shared/i18n/languages';
import { ownerContractPt } from '@shared/i18n/ownerContract.pt';
import { ownerLabelsPt } from '@shared/i18n/ownerLabels.pt';
import { translatedText, type Sentence, type Taking } from '@shared/i18n/say';
import { stayIssueText } from '@shared/i18n/stayIssueText';
import { fill, type ParamsIn } from '@shared/i18n/fill';
import { errorsPt } from './errors.pt';

/** Fields of an error besides its code and message. */
type ErrorDetails = Pick<ErrorBody, 'issues' | 'nights' | 'quote' | 'rateLimited'>;

/** Every sentence with a translation that the server can use. */
export type ServerSentence = Sentence | keyof typeof errorsPt;
export type PlainSentence = Taking<ServerSentence>;

/** Returns a text in the reader's language. */
export type LocalizedText = (language: Language) => string;

/** Text of an error: a sentence without parameters, or a function that returns it in the reader's language. */
export type ErrorText = PlainSentence | LocalizedText;

export type Issue = { path: string; message: ErrorText };

/** An error that the caller may read. All other errors answer 500 without their message. */
export class AppError extends Error {
  readonly details: Partial<ErrorDetails>;

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    private readonly text: ErrorText,
    details: Partial<Omit<ErrorDetails, 'issues'>> & { issues?: Issue[] } = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    const { stackTraceLimit } = Error;
    // A stack trace costs more than the rest of a rejection, and nobody reads it.
    if (status < 500) Error.stackTraceLimit = 0;
    super(errorTextIn(DEFAULT_LANGUAGE, text));
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'AppError';
    const { issues, ...rest } = details;
    this.issues = issues;
    this.details = { ...rest, ...(issues && { issues: issuesIn(DEFAULT_LANGUAGE, issues) }) };
  }

  private readonly issues: Issue[] | undefined;

  /** The response's text in a language. */
  bodyIn(language: Language): { message: string } & Partial<ErrorDetails> {
    return {
      message: errorTextIn(language, this.text),
      ...this.details,
      ...(this.issues && { issues: issuesIn(language, this.issues) }),
    };
  }
}

/** Translations by the English sentence. The wording for guests wins. */
const TEXTS: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  pt: { ...errorsPt, ...ownerContractPt, ...ownerLabelsPt, ...catalogueOf('pt') },
};

function textsOf(language: Language): Readonly<Record<string, string | undefined>> {
  return TEXTS[language] ?? catalogueOf(language);
}

/** Text of an error in a language; English if there is no translation. */
export function errorTextIn(language: Language, text: ErrorText): string {
  return typeof text === 'string' ? (textsOf(language)[text] ?? text) : text(language);
}

/** A sentence with parameters. A parameter that depends on the language is a function. */
export function withParams<English extends ServerSentence>(
  sentence: English,
  params: Readonly<Record<ParamsIn<English>, string | number | LocalizedText>>,
): LocalizedText {
  return (language) => {
    const values = Object.entries<string | number | LocalizedText>(params).map(([name, value]) => [
      name,
      typeof value === 'function' ? value(language) : value,
    ]);
    return fill(textsOf(language)[sentence] ?? sentence, Object.fromEntries(values), language);
  };
}

/** Translates a text that `shared` has made, such as a schema's message. Other texts stay unchanged. */
export function translatedMessage(text: string): LocalizedText {
  return (language) => translatedText(text, textsOf(language), language);
}

/** A text without a translation: another machine's message, or one that only programs read. */
export function verbatim(text: string): LocalizedText {
  return () => text;
}

function issuesIn(language: Language, issues: readonly Issue[]) {
  return issues.map(({ path, message }) => ({ path, message: errorTextIn(language, message) }));
}

/** A text for guests, in any language. */
function said(
  key: keyof ServerTexts['guestErrors'],
  params: Readonly<Record<string, string | number>> = {},
): ErrorText {
  return (language) => fill(serverTexts(language).guestErrors[key], params, language);
}

/** 400. The first issue is also the message, for a toast. */
export function invalidInput(issues: Issue[]): AppError {
  return new AppError(400, 'invalid_input', issues[0]?.message ?? 'Invalid input', { issues });
}

export function invalidField(path: string, message: ErrorText): AppError {
  return invalidInput([{ path, message }]);
}

export function invalidStay(...issues: StayIssue[]): AppError {
  return invalidInput(
    issues.map((issue) => ({ path: fieldOfStayIssue(issue), message: stayErrorText(issue) })),
  );
}

/** 400: days beyond the owner's own limits. @param path field of the first day */
export function invalidOwnerDays(path: string, issue: OwnerDaysIssue): AppError {
  return invalidField(
    path,
    issue.code === 'too_far_back'
      ? withParams(
          'The first day can be at most {months} {months|month|months} back. Please check the year.',
          { months: issue.months },
        )
      : withParams('The first day can be at most {years} years ahead. Please check the year.', {
          years: issue.years,
        }),
  );
}

/** The text for a problem with a stay. */
export function stayText(issue: StayIssue, language: Language = DEFAULT_LANGUAGE): string {
  return stayIssueText(
    issue,
    catalogueOf(language),
    (day, options) => formatDay(day, LANGUAGES[language].locale, options),
    language,
  );
}

/** The same in the reader's language. */
export function stayErrorText(issue: StayIssue): ErrorText {
  return (language) => stayText(issue, language);
}

/** 400. @param maxGuests the villa's limit */
export function tooManyGuests(maxGuests: number): AppError {
  return invalidField('guestCount', said('too_many_guests', { maxGuests }));
}

/** 401: no session, or an ended one. */
export function unauthenticated(): AppError {
  return new AppError(401, 'unauthenticated', 'Please sign in to continue.');
}

/** 401 at sign-in; the same for an unknown name and a wrong password. */
export function invalidCredentials(): AppError {
  return new AppError(401, 'invalid_credentials', 'Invalid username or password');
}

/** 401: a wrong or used code. */
export function invalidCode(): AppError {
  return new AppError(
    401,
    'invalid_code',
    'This code is not right, or was used before. Please wait for the next one and try again.',
  );
}

/** 401: an unknown passkey, or another account's. @param isCopied its counter went backwards */
export function invalidPasskey(isCopied = false): AppError {
  const message = isCopied
    ? 'This passkey may have been copied: its counter went back. Please sign in another way, and remove it under Settings, Your account.'
    : 'This passkey does not open this account. Please sign in another way.';
  return new AppError(401, 'invalid_passkey', message);
}

/** 401: the second step, or a passkey's response, was late or repeated. */
export function signInExpired(): AppError {
  return new AppError(401, 'sign_in_expired', 'This sign-in took too long. Please begin again.');
}

export function passwordChangeRequired(): AppError {
  return new AppError(
    403,
    'password_change_required',
    'You must change your default password before accessing the admin panel.',
  );
}

export function forbiddenRole(): AppError {
  return new AppError(
    403,
    'forbidden_role',
    'Your account cannot do this. If you need it for your work, ask the owner to change your role.',
  );
}

/** 403: the owner requires a second factor, and the caller has none. */
export function secondFactorRequired(): AppError {
  return new AppError(
    403,
    'second_factor_required',
    'This villa asks for a second step at sign-in. Please set one up under Settings, Your account.',
  );
}

/** 403: the call requires a recent sign-in or confirmation. */
export function freshSignInRequired(): AppError {
  return new AppError(
    403,
    'fresh_sign_in_required',
    'Please confirm that it is you, and try again.',
  );
}

/**
 * 403: a state-changing call from another site, or from this one under another name.
 * @param publicUrl the URL to use instead
 */
export function forbiddenOrigin(publicUrl: string): AppError {
  return new AppError(403, 'forbidden_origin', said('forbidden_origin', { publicUrl }));
}

/** 404. @param what the missing object; by default the address itself */
export function notFound(what?: PlainSentence): AppError {
  return new AppError(404, 'not_found', (language) => {
    const guest = serverTexts(language).guestErrors;
    const name = what === undefined ? guest['not_found.address'] : errorTextIn(language, what);
    return fill(guest.not_found, { what: name }, language);
  });
}

/** 404: a wrong, used, replaced or expired link; the response does not say which. */
export function invalidInvitation(): AppError {
  return new AppError(
    404,
    'not_found',
    'This invitation does not work any more: it can be used once, within 72 hours. Please ask the owner for a new one.',
  );
}

/** 405, naming the allowed methods. */
export function methodNotAllowed(allowed: string): AppError {
  return new AppError(
    405,
    'method_not_allowed',
    said('method_not_allowed', { allowed }),
    {},
    { Allow: allowed },
  );
}

export function nightsTaken(message: ErrorText, nights: string[]): AppError {
  return new AppError(409, 'nights_taken', message, { nights });
}

/** 409 with the current price. */
export function priceChanged(quote: QuoteJson): AppError {
  return new AppError(409, 'price_changed', said('price_changed'), { quote });
}

/** 409: a booking cannot change from one status to the other. */
export function invalidTransition(from: BookingStatus, to: BookingStatus): AppError {
  const sentence = 'A {from} booking cannot become {to}. Please reload to see its present state.';
  const stateOf = (status: BookingStatus) => (language: Language) => errorTextIn(language, status);
  return conflict(
    'invalid_transition',
    withParams(sentence, { from: stateOf(from), to: stateOf(to) }),
  );
}

/** 409: the key of an earlier request with another body. */
export function idempotencyConflict(what: 'enquiry' | 'message'): AppError {
  return conflict('idempotency_conflict', said(`idempotency_conflict.${what}`));
}

/** 409 for any other conflict with another change. @param path the field concerned */
export function conflict(
  code:
    | 'invalid_transition'
    | 'not_reportable'
    | 'offer_open'
    | 'idempotency_conflict'
    | 'repeated'
    | 'payment_exists'
    | 'receipt_issued'
    | 'stale'
    | 'already_exists'
    | 'last_owner'
    | 'image_in_use'
    | 'imported'
    | 'too_many'
    | 'stay_ahead'
    | 'erased',
  message: ErrorText,
  path?: string,
): AppError {
  return new AppError(
    409,
    code,
    message,
    path === undefined ? {} : { issues: [{ path, message }] },
  );
}

/** 409: not possible in this server's configuration. @param message what to do instead */
export function unsupported(message: ErrorText): AppError {
  return new AppError(409, 'unsupported', message);
}

/** 413. @param what a sentence with the subject and its limit */
export function tooLarge(what: ErrorText): AppError {
  return new AppError(413, 'too_large', what);
}

/** 413: a guest's form larger than the page can send. */
export function formTooLarge(): AppError {
  return new AppError(413, 'too_large', said('form_too_large'));
}

/** 400: not a form of a guest's page. */
export function noForm(): AppError {
  return invalidInput([{ path: '', message: said('no_form') }]);
}

export function notJson(): AppError {
  return new AppError(415, 'not_json', said('not_json'));
}

const RATE_LIMITED = {
  signIn:
    'Too many sign-in attempts. Please wait {minutes} {minutes|minute|minutes} and try again.',
  resend:
    'This confirmation was sent as often as it can be within an hour. Please wait {minutes} {minutes|minute|minutes} and try again.',
} as const;

/**
 * 429 with the time to wait, in minutes for people and in seconds for programs.
 * @param what a guest's calls, or attempts to sign in
 */
export function rateLimited(what: 'calls' | 'signIn' | 'resend', waitMs: number): AppError {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  return new AppError(
    429,
    'rate_limited',
    what === 'calls'
      ? said('rate_limited.calls', { minutes })
      : withParams(RATE_LIMITED[what], { minutes }),
    { rateLimited: true },
    { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  );
}

/** 500: an unexpected error, whose message is not sent. */
export function internal(): AppError {
  return new AppError(500, 'internal', said('internal'));
}

/** 503: the database or server is busy or cannot write; nothing was stored. @param reason if known */
export function unavailable(reason: ErrorText = said('unavailable')): AppError {
  return new AppError(503, 'unavailable', reason, {}, { 'Retry-After': '30' });
}

/** 502 or 503: the image host failed or timed out. */
export function imageHostUnavailable(status: 502 | 503 = 502): AppError {
  return new AppError(
    status,
    'image_host_unavailable',
    'The image host did not answer. Please try again in a minute.',
  );
}
