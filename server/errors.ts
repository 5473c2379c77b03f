import type { ErrorBody, ErrorCode } from '@shared/contract/error';
import type { QuoteJson } from '@shared/contract/prices/price';
import type { BookingStatus } from '@shared/domain/bookings/bookingStatus';
import {
  fieldOfStayIssue,
  type OwnerDaysIssue,
  type StayIssue,
} from '@shared/domain/bookings/stayRules';
import { formatDay } from '@shared/domain/date';
import { errorsEn } from '@shared/i18n/errors.en';
import { errorsPt } from '@shared/i18n/errors.pt';
import { catalogueOf, serverTexts, type ServerTexts } from '@shared/i18n/catalogues';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@shared/i18n/languages';
import { ownerContractPt } from '@shared/i18n/ownerContract.pt';
import { translatedText } from '@shared/i18n/say';
import { sentenceIn } from '@shared/i18n/sentence';
import { sentencesPt } from '@shared/i18n/sentencesByEnglish.pt';
import { stayIssueText } from '@shared/i18n/stayIssueText';
import { fill } from '@shared/i18n/fill';

/** Fields of an error besides its code and message. */
type ErrorDetails = Pick<ErrorBody, 'issues' | 'nights' | 'quote' | 'rateLimited'>;

/** Text of an error: a fixed sentence, or a function that returns it in the caller's language. */
export type Words = string | ((language: Language) => string);

export type Issue = { path: string; message: Words };

/** An error that the caller may read. All other errors answer 500 without their message. */
export class AppError extends Error {
  readonly details: Partial<ErrorDetails>;

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    private readonly words: Words,
    details: Partial<Omit<ErrorDetails, 'issues'>> & { issues?: Issue[] } = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    const { stackTraceLimit } = Error;
    // A stack trace costs more than the rest of a rejection, and nobody reads it.
    if (status < 500) Error.stackTraceLimit = 0;
    super(wordsIn(DEFAULT_LANGUAGE, words));
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'AppError';
    const { issues, ...rest } = details;
    this.issues = issues;
    this.details = { ...rest, ...(issues && { issues: issuesIn(DEFAULT_LANGUAGE, issues) }) };
  }

  private readonly issues: Issue[] | undefined;

  /** The response's text in a language. */
  toldIn(language: Language): { message: string } & Partial<ErrorDetails> {
    return {
      message: wordsIn(language, this.words),
      ...this.details,
      ...(this.issues && { issues: issuesIn(language, this.issues) }),
    };
  }
}

/** What is said in a language, by the English; guests have their own wording of what both read. */
const TEXTS: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  pt: { ...ownerContractPt, ...catalogueOf('pt') },
};

export function wordsIn(language: Language, words: Words): string {
  if (typeof words !== 'string') return words(language);
  const text = translatedText(words, TEXTS[language] ?? catalogueOf(language), language);
  return text === words && language === 'pt'
    ? sentenceIn({ ...ownerContractPt, ...sentencesPt }, words)
    : text;
}

function issuesIn(language: Language, issues: readonly Issue[]) {
  return issues.map(({ path, message }) => ({ path, message: wordsIn(language, message) }));
}

/** A text for guests, in any language. */
function said(
  key: keyof ServerTexts['guestErrors'],
  params: Readonly<Record<string, string | number>> = {},
): Words {
  return (language) => fill(serverTexts(language).guestErrors[key], params, language);
}

/** Keys of `errors.en.ts` for back office users only. */
type UserErrors = keyof typeof errorsPt;

/** A text for back office users, in their language. */
export function userWords(
  key: UserErrors,
  params: Readonly<Record<string, string | number>> = {},
): Words {
  return (language) =>
    language === 'pt' ? fill(errorsPt[key], params, language) : fill(errorsEn[key], params);
}

/** 400. The first issue is also the message, for a toast. */
export function invalidInput(issues: Issue[]): AppError {
  return new AppError(400, 'invalid_input', issues[0]?.message ?? 'Invalid input', { issues });
}

export function invalidField(path: string, message: Words): AppError {
  return invalidInput([{ path, message }]);
}

export function invalidStay(...issues: StayIssue[]): AppError {
  return invalidInput(
    issues.map((issue) => ({ path: fieldOfStayIssue(issue), message: stayWords(issue) })),
  );
}

/** 400: days beyond the owner's own limits. @param path field of the first day */
export function invalidOwnerDays(path: string, issue: OwnerDaysIssue): AppError {
  return invalidField(
    path,
    issue.code === 'too_far_back'
      ? userWords('owner_days.too_far_back', { months: issue.months })
      : userWords('owner_days.too_far_ahead', { years: issue.years }),
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
export function stayWords(issue: StayIssue): Words {
  return (language) => stayText(issue, language);
}

/** 400. @param maxGuests the villa's limit */
export function tooManyGuests(maxGuests: number): AppError {
  return invalidField('guestCount', said('too_many_guests', { maxGuests }));
}

/** 401: no session, or an ended one. */
export function unauthenticated(): AppError {
  return new AppError(401, 'unauthenticated', userWords('unauthenticated'));
}

/** 401 at sign-in; the same for an unknown name and a wrong password. */
export function invalidCredentials(): AppError {
  return new AppError(401, 'invalid_credentials', userWords('invalid_credentials'));
}

/** 401: a wrong or used code. */
export function invalidCode(): AppError {
  return new AppError(401, 'invalid_code', userWords('invalid_code'));
}

/** 401: an unknown passkey, or another account's. @param isCopied its counter went backwards */
export function invalidPasskey(isCopied = false): AppError {
  const message = userWords(isCopied ? 'invalid_passkey.copied' : 'invalid_passkey');
  return new AppError(401, 'invalid_passkey', message);
}

/** 401: the second step, or a passkey's response, was late or repeated. */
export function signInExpired(): AppError {
  return new AppError(401, 'sign_in_expired', userWords('sign_in_expired'));
}

export function passwordChangeRequired(): AppError {
  return new AppError(403, 'password_change_required', userWords('password_change_required'));
}

export function forbiddenRole(): AppError {
  return new AppError(403, 'forbidden_role', userWords('forbidden_role'));
}

/** 403: the owner requires a second factor, and the caller has none. */
export function secondFactorRequired(): AppError {
  return new AppError(403, 'second_factor_required', userWords('second_factor_required'));
}

/** 403: the call requires a recent sign-in or confirmation. */
export function freshSignInRequired(): AppError {
  return new AppError(403, 'fresh_sign_in_required', userWords('fresh_sign_in_required'));
}

/**
 * 403: a state-changing call from another site, or from this one under another name.
 * @param publicUrl the URL to use instead
 */
export function forbiddenOrigin(publicUrl: string): AppError {
  return new AppError(403, 'forbidden_origin', said('forbidden_origin', { publicUrl }));
}

/** The second part of the keys `not_found.*`. */
type NotFoundSubject =
  Extract<keyof typeof errorsEn, `not_found.${string}`> extends `not_found.${infer Subject}`
    ? Subject
    : never;

/** 404. @param subject what was not found */
export function notFound(subject: NotFoundSubject): AppError {
  const words: Words = (language) => {
    const guest = serverTexts(language).guestErrors;
    const what =
      subject === 'address'
        ? guest['not_found.address']
        : wordsIn(language, userWords(`not_found.${subject}`));
    return fill(guest.not_found, { what }, language);
  };
  return new AppError(404, 'not_found', words);
}

/** 404: a wrong, used, replaced or expired link; the response does not say which. */
export function invalidInvitation(): AppError {
  return new AppError(404, 'not_found', userWords('invalid_invitation'));
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

export function nightsTaken(message: Words, nights: string[]): AppError {
  return new AppError(409, 'nights_taken', message, { nights });
}

/** 409 with the current price. */
export function priceChanged(quote: QuoteJson): AppError {
  return new AppError(409, 'price_changed', said('price_changed'), { quote });
}

/** 409: a booking cannot change from one status to the other. */
export function invalidTransition(from: BookingStatus, to: BookingStatus): AppError {
  return conflict('invalid_transition', (language) => {
    const word = (status: BookingStatus) => wordsIn(language, userWords(`status.${status}`));
    return wordsIn(language, userWords('invalid_transition', { from: word(from), to: word(to) }));
  });
}

/** 409: the key of an earlier request with another body. */
export function idempotencyConflict(what: 'enquiry' | 'message'): AppError {
  return conflict('idempotency_conflict', said(`idempotency_conflict.${what}`));
}

/** 409 for any other conflict with another change. @param path the field concerned */
export function conflict(
  code:
    | 'invalid_transition'
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
  message: Words,
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
export function unsupported(message: Words): AppError {
  return new AppError(409, 'unsupported', message);
}

/** 413. @param what a sentence with the subject and its limit */
export function tooLarge(what: string): AppError {
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
      : userWords(`rate_limited.${what}`, { minutes }),
    { rateLimited: true },
    { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  );
}

/** 500: an unexpected error, whose message is not sent. */
export function internal(): AppError {
  return new AppError(500, 'internal', said('internal'));
}

/** 503: the database or server is busy or cannot write; nothing was stored. @param reason if known */
export function unavailable(reason: Words = said('unavailable')): AppError {
  return new AppError(503, 'unavailable', reason, {}, { 'Retry-After': '30' });
}

/** 502 or 503: the image host failed or timed out. */
export function imageHostUnavailable(status: 502 | 503 = 502): AppError {
  return new AppError(status, 'image_host_unavailable', userWords('image_host_unavailable'));
}
