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
import { validationText } from '@shared/i18n/validation';
import { sentenceIn } from '@shared/i18n/sentence';
import { sentencesPt } from '@shared/i18n/sentencesByEnglish.pt';
import { stayIssueText } from '@shared/i18n/stayIssueText';
import { fill } from '@shared/i18n/fill';

/** What an error may tell besides its code and message. */
type ErrorDetails = Pick<ErrorBody, 'issues' | 'nights' | 'quote' | 'rateLimited'>;

/**
 * What an error tells people: a sentence of the contract or of the owner's calls, or what makes it
 * in the caller's language.
 */
export type Words = string | ((language: Language) => string);

export type Issue = { path: string; message: Words };

/**
 * A failure that the caller may read. Everything else that is thrown answers 500 and
 * nothing of its text leaves the server.
 */
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
    // Taking a stack costs more than the rest of a refusal, and nobody reads it.
    if (status < 500) Error.stackTraceLimit = 0;
    super(wordsIn(DEFAULT_LANGUAGE, words));
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'AppError';
    const { issues, ...rest } = details;
    this.issues = issues;
    this.details = { ...rest, ...(issues && { issues: issuesIn(DEFAULT_LANGUAGE, issues) }) };
  }

  private readonly issues: Issue[] | undefined;

  /** What the answer says, for a reader of that language. */
  toldIn(language: Language): { message: string } & Partial<ErrorDetails> {
    return {
      message: wordsIn(language, this.words),
      ...this.details,
      ...(this.issues && { issues: issuesIn(language, this.issues) }),
    };
  }
}

/** What an error tells, for a reader of a language. */
export function wordsIn(language: Language, words: Words): string {
  if (typeof words !== 'string') return words(language);
  const text = validationText(words, catalogueOf(language), language);
  return text === words && language === 'pt' ? sentenceIn(sentencesPt, words) : text;
}

function issuesIn(language: Language, issues: readonly Issue[]) {
  return issues.map(({ path, message }) => ({ path, message: wordsIn(language, message) }));
}

/** A sentence that guests read, in whichever language they do. */
function said(
  key: keyof ServerTexts['guestErrors'],
  params: Readonly<Record<string, string | number>> = {},
): Words {
  return (language) => fill(serverTexts(language).guestErrors[key], params, language);
}

/** What `errors.en.ts` says to users alone. */
type UserErrors = keyof typeof errorsPt;

/** A sentence that users of the back office read, in whichever of their languages. */
export function userWords(
  key: UserErrors,
  params: Readonly<Record<string, string | number>> = {},
): Words {
  return (language) =>
    language === 'pt' ? fill(errorsPt[key], params, language) : fill(errorsEn[key], params);
}

/** 400. The first issue is also the message, so that a toast can show it. */
export function invalidInput(issues: Issue[]): AppError {
  return new AppError(400, 'invalid_input', issues[0]?.message ?? 'Invalid input', { issues });
}

/** 400 for one field. */
export function invalidField(path: string, message: Words): AppError {
  return invalidInput([{ path, message }]);
}

/** 400: a stay that breaks rules. */
export function invalidStay(...issues: StayIssue[]): AppError {
  return invalidInput(
    issues.map((issue) => ({ path: fieldOfStayIssue(issue), message: stayWords(issue) })),
  );
}

/** 400: days beyond the owner's own limits. @param path the field with the first day */
export function invalidOwnerDays(path: string, issue: OwnerDaysIssue): AppError {
  return invalidField(
    path,
    issue.code === 'too_far_back'
      ? userWords('owner_days.too_far_back', { months: issue.months })
      : userWords('owner_days.too_far_ahead', { years: issue.years }),
  );
}

/** The sentence about what is wrong with a stay. */
export function stayText(issue: StayIssue, language: Language = DEFAULT_LANGUAGE): string {
  return stayIssueText(
    issue,
    catalogueOf(language),
    (day, options) => formatDay(day, LANGUAGES[language].locale, options),
    language,
  );
}

/** The same in whichever language it is read. */
export function stayWords(issue: StayIssue): Words {
  return (language) => stayText(issue, language);
}

/** 400. @param maxGuests the villa's limit */
export function tooManyGuests(maxGuests: number): AppError {
  return invalidField('guestCount', said('too_many_guests', { maxGuests }));
}

/** 401: no session, or one that ended. */
export function unauthenticated(): AppError {
  return new AppError(401, 'unauthenticated', userWords('unauthenticated'));
}

/** 401 at sign-in; the same for an unknown name and a wrong password. */
export function invalidCredentials(): AppError {
  return new AppError(401, 'invalid_credentials', userWords('invalid_credentials'));
}

/** 401: a code that is wrong, or was used before. */
export function invalidCode(): AppError {
  return new AppError(401, 'invalid_code', userWords('invalid_code'));
}

/** 401: no passkey of ours, or not for this account. @param isCopied its counter went back */
export function invalidPasskey(isCopied = false): AppError {
  const message = userWords(isCopied ? 'invalid_passkey.copied' : 'invalid_passkey');
  return new AppError(401, 'invalid_passkey', message);
}

/** 401: the second step, or a passkey's answer, came too late or twice. */
export function signInExpired(): AppError {
  return new AppError(401, 'sign_in_expired', userWords('sign_in_expired'));
}

/** 403: signed in with a default password. */
export function passwordChangeRequired(): AppError {
  return new AppError(403, 'password_change_required', userWords('password_change_required'));
}

/** 403: the caller's role does not allow the call. */
export function forbiddenRole(): AppError {
  return new AppError(403, 'forbidden_role', userWords('forbidden_role'));
}

/** 403: the owner asks everyone for a second factor, and the caller has none. */
export function secondFactorRequired(): AppError {
  return new AppError(403, 'second_factor_required', userWords('second_factor_required'));
}

/** 403: the call needs a caller who has confirmed to be who they are within the last minutes. */
export function freshSignInRequired(): AppError {
  return new AppError(403, 'fresh_sign_in_required', userWords('fresh_sign_in_required'));
}

/**
 * 403: a state-changing call that came from another site, or from this one under another name.
 * @param publicUrl the address that it has to be opened at
 */
export function forbiddenOrigin(publicUrl: string): AppError {
  return new AppError(403, 'forbidden_origin', said('forbidden_origin', { publicUrl }));
}

/** What can be missing: the second part of the keys `not_found.*`. */
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

/** 404: a link that is wrong, was used, was replaced or is too old; nobody is told which. */
export function invalidInvitation(): AppError {
  return new AppError(404, 'not_found', userWords('invalid_invitation'));
}

/** 405, naming the methods that work. */
export function methodNotAllowed(allowed: string): AppError {
  return new AppError(
    405,
    'method_not_allowed',
    said('method_not_allowed', { allowed }),
    {},
    { Allow: allowed },
  );
}

/** 409 with the nights that are not free. */
export function nightsTaken(message: Words, nights: string[]): AppError {
  return new AppError(409, 'nights_taken', message, { nights });
}

/** 409 with the price that now holds. */
export function priceChanged(quote: QuoteJson): AppError {
  return new AppError(409, 'price_changed', said('price_changed'), { quote });
}

/** 409: a booking in the one status never takes the other. */
export function invalidTransition(from: BookingStatus, to: BookingStatus): AppError {
  return conflict('invalid_transition', (language) => {
    const word = (status: BookingStatus) => wordsIn(language, userWords(`status.${status}`));
    return wordsIn(language, userWords('invalid_transition', { from: word(from), to: word(to) }));
  });
}

/** 409: the key of an earlier request came again with another body. */
export function idempotencyConflict(what: 'enquiry' | 'message'): AppError {
  return conflict('idempotency_conflict', said(`idempotency_conflict.${what}`));
}

/** 409 for anything else that another change made impossible. @param path the field that is at fault */
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

/** 409: this server cannot do it, the way it is set up. @param message what to do instead */
export function unsupported(message: Words): AppError {
  return new AppError(409, 'unsupported', message);
}

/** 413. @param what what is too large and how large it may be, as a sentence */
export function tooLarge(what: string): AppError {
  return new AppError(413, 'too_large', what);
}

/** 413: a guest's form of more than the page can send. */
export function formTooLarge(): AppError {
  return new AppError(413, 'too_large', said('form_too_large'));
}

/** 400: something else than the form of a guest's page. */
export function noForm(): AppError {
  return invalidInput([{ path: '', message: said('no_form') }]);
}

/** 415: the body is not JSON. */
export function notJson(): AppError {
  return new AppError(415, 'not_json', said('not_json'));
}

/**
 * 429 with the time to wait, in minutes for people and in seconds for programs.
 * @param what calls of a guest, or attempts to sign in
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

/** 500: nobody foresaw it. Nothing of what was thrown leaves the server. */
export function internal(): AppError {
  return new AppError(500, 'internal', said('internal'));
}

/** 503: the database or the server is busy or cannot write; nothing was stored. @param reason where that is known */
export function unavailable(reason: Words = said('unavailable')): AppError {
  return new AppError(503, 'unavailable', reason, {}, { 'Retry-After': '30' });
}

/** 502 or 503: the image host failed or did not answer in time. */
export function imageHostUnavailable(status: 502 | 503 = 502): AppError {
  return new AppError(status, 'image_host_unavailable', userWords('image_host_unavailable'));
}
