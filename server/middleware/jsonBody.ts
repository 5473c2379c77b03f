import { bodyParser } from '@koa/bodyparser';
import type { Middleware } from 'koa';
import { invalidInput, notJson, tooLarge, AppError } from '../errors';

/** Largest JSON body, in bytes; the longest real one, a form with 5,000 characters, has a fifth. */
export const JSON_LIMIT_BYTES = 100 * 1024;

/**
 * Reads a JSON body into `ctx.request.body`. Invalid UTF-8, the key
 * `__proto__` and compressed bodies above the limit are refused, never repaired.
 * @throws AppError 400, 413 or 415
 */
export function jsonBody(): Middleware {
  const parse = bodyParser({
    enableTypes: ['json'],
    jsonLimit: JSON_LIMIT_BYTES,
    jsonStrict: true,
    encoding: 'utf-8',
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
        'Please send the body without compression, or with gzip, deflate or br.',
      );
    }
    await parse(ctx, async () => {
      const raw = ctx.request.rawBody ?? '';
      if (raw.trim() === '') throw malformed();
      // Invalid bytes were replaced by U+FFFD while decoding; what was meant is unknown.
      if (raw.includes('\uFFFD')) throw malformed('The body must be valid UTF-8.');
      if (/"__proto__"\s*:/.test(raw)) throw malformed('The key __proto__ is not accepted.');
      await next();
    });
  };
}

function malformed(message = 'The body must be valid JSON.'): AppError {
  return invalidInput([{ path: '', message }]);
}

function toAppError(error: Error & { status?: number; type?: string }): AppError {
  if (error.status === 413 || error.type === 'entity.too.large') {
    return tooLarge(`This is too much to send at once: ${JSON_LIMIT_BYTES / 1024} KB at most.`);
  }
  if (error.status === 415) return notJson();
  return malformed();
}
