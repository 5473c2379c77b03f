import type { ErrorBody, ErrorCode } from '@shared/contract/error';
import type { QuoteJson } from '@shared/contract/prices/price';
import type { BookingStatus } from '@shared/domain/bookings/bookingStatus';
import { errorsEn as texts } from '@shared/i18n/errors.en';
import { fill } from '@shared/i18n/translate';

/** What an error may tell besides its code and message. */
type ErrorDetails = Pick<ErrorBody, 'issues' | 'nights' | 'quote' | 'rateLimited'>;

/**
 * A failure that the caller may read. Everything else that is thrown answers 500 and
 * nothing of its text leaves the server.
 */
export class AppError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    readonly details: Partial<ErrorDetails> = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'AppError';
  }
}

export type Issue = { path: string; message: string };

/** 400. The first issue is also the message, so that a toast can show it. */
export function invalidInput(issues: Issue[]): AppError {
  return new AppError(400, 'invalid_input', issues[0]?.message ?? 'Invalid input', { issues });
}

/** 400 for one field. */
export function invalidField(path: string, message: string): AppError {
  return invalidInput([{ path, message }]);
}

/** 401: no session, or one that ended. */
export function unauthenticated(): AppError {
  return new AppError(401, 'unauthenticated', 'Please sign in to continue.');
}

/** 401 at sign-in; the same for an unknown name and a wrong password. */
export function invalidCredentials(): AppError {
  return new AppError(401, 'invalid_credentials', 'Invalid username or password');
}

/** 403: signed in with a default password. */
export function passwordChangeRequired(): AppError {
  return new AppError(
    403,
    'password_change_required',
    'You must change your default password before accessing the admin panel.',
  );
}

/**
 * 403: a state-changing call that came from another site, or from this one under another name.
 * @param publicUrl the address that it has to be opened at
 */
export function forbiddenOrigin(publicUrl: string): AppError {
  return new AppError(
    403,
    'forbidden_origin',
    `This can be sent from ${publicUrl} only. Please open that address and try again.`,
  );
}

/** 404. @param what what was not found, as the reader would name it */
export function notFound(what = 'This page'): AppError {
  return new AppError(404, 'not_found', `${what} was not found. It may have been removed.`);
}

/** 405, naming the methods that work. */
export function methodNotAllowed(allowed: string): AppError {
  return new AppError(
    405,
    'method_not_allowed',
    `This address answers ${allowed} only.`,
    {},
    { Allow: allowed },
  );
}

/** 409 with the nights that are not free. */
export function nightsTaken(message: string, nights: string[]): AppError {
  return new AppError(409, 'nights_taken', message, { nights });
}

/** 409 with the price that now holds. */
export function priceChanged(quote: QuoteJson): AppError {
  return new AppError(409, 'price_changed', texts.price_changed, { quote });
}

/** 409: a booking in the one status never takes the other. */
export function invalidTransition(from: BookingStatus, to: BookingStatus): AppError {
  return conflict(
    'invalid_transition',
    `A ${from} booking cannot become ${to}. Please reload to see its present state.`,
  );
}

/** 409 for anything else that another change made impossible. @param path the field that is at fault */
export function conflict(
  code:
    | 'invalid_transition'
    | 'idempotency_conflict'
    | 'stale'
    | 'already_exists'
    | 'image_in_use'
    | 'imported'
    | 'too_many',
  message: string,
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
export function unsupported(message: string): AppError {
  return new AppError(409, 'unsupported', message);
}

/** 413. @param what what is too large and how large it may be, as a sentence */
export function tooLarge(what: string): AppError {
  return new AppError(413, 'too_large', what);
}

/** 415: the body is not JSON. */
export function notJson(): AppError {
  return new AppError(
    415,
    'not_json',
    'Please send JSON with the header Content-Type: application/json.',
  );
}

/**
 * 429 with the time to wait, in minutes for people and in seconds for programs.
 * @param what calls of a guest, or attempts to sign in
 */
export function rateLimited(what: 'calls' | 'signIn', waitMs: number): AppError {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  return new AppError(
    429,
    'rate_limited',
    fill(texts[`rate_limited.${what}`], { minutes }),
    { rateLimited: true },
    { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  );
}

/** 500: nobody foresaw it. Nothing of what was thrown leaves the server. */
export function internal(): AppError {
  return new AppError(500, 'internal', texts.internal);
}

/** 503: the database or the server is busy or cannot write; nothing was stored. @param reason where that is known */
export function unavailable(reason: string = texts.unavailable): AppError {
  return new AppError(503, 'unavailable', reason, {}, { 'Retry-After': '30' });
}

/** 502 or 503: the image host failed or did not answer in time. */
export function imageHostUnavailable(status: 502 | 503 = 502): AppError {
  return new AppError(
    status,
    'image_host_unavailable',
    'The image host did not answer. Please try again in a minute.',
  );
}
