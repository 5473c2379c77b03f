import { bodyParser } from '@koa/bodyparser';
import type { Middleware } from 'koa';
import { invalidInput, notJson, tooLarge, AppError, verbatim, withParams } from '../errors';

/** Largest JSON body, in bytes; the largest real one, a form with 5,000 characters, has a fifth of that. */
export const JSON_LIMIT_BYTES = 100 * 1024;

/**
 * Reads a JSON body into `ctx.request.body`. Rejects invalid UTF-8, the key `__proto__` and bodies that are too large
 * when decompressed, instead of repairing them.
 * @throws AppError 400, 413 or 415
 */
export function jsonBody(): Middleware {
  const parse = bodyParser({
    enableTypes: ['json'],
    jsonLimit: JSON_LIMIT_BYTES,
    // What is valid JSON but not an object fails as a field, with the same message as any other.
    jsonStrict: false,
    // As bytes: decoding would replace invalid UTF-8 with a valid character.
    encoding: 'binary',
    onError: (error) => {
      throw toAppError(error);
    },
  });
  return async (ctx, next) => {
    if (!ctx.is('application/json')) throw notJson();
    const encoding = ctx.get('Content-Encoding').toLowerCase() || 'identity';
    if (!['identity', 'gzip', 'deflate', 'br'].includes(encoding)) {
      throw new AppError(
        415,
        'unsupported_encoding',
        verbatim('Please send the body without compression, or with gzip, deflate or br.'),
      );
    }
    await parse(ctx, async () => {
      const raw = ctx.request.rawBody ?? '';
      if (raw.trim() === '') throw malformed();
      if (/"__proto__"\s*:/.test(raw)) throw malformed('The key __proto__ is not accepted.');
      const text = decoded(raw);
      ctx.request.rawBody = text;
      // JSON's syntax is ASCII, so what was valid as bytes is valid as text.
      ctx.request.body = JSON.parse(text);
      await next();
    });
  };
}

/** @throws AppError 400 for invalid UTF-8 */
function decoded(bytes: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(bytes, 'latin1'));
  } catch {
    throw malformed('The body must be valid UTF-8.');
  }
}

function malformed(message = 'The body must be valid JSON.'): AppError {
  return invalidInput([{ path: '', message: verbatim(message) }]);
}

function toAppError(error: Error & { status?: number; type?: string }): AppError {
  if (error.status === 413 || error.type === 'entity.too.large') {
    return tooLarge(
      withParams('This is too much to send at once: {n} KB at most.', {
        n: JSON_LIMIT_BYTES / 1024,
      }),
    );
  }
  if (error.status === 415) return notJson();
  return malformed();
}
