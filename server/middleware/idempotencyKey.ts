import { LIMITS } from '@shared/contract/common';
import type { Context } from 'koa';
import { invalidField, verbatim } from '../errors';

/** The `Idempotency-Key` header, or `null`. @throws AppError 400 if it is invalid */
export function idempotencyKey(ctx: Context): string | null {
  const key = ctx.get('Idempotency-Key');
  if (key === '') return null;
  if (key.length > LIMITS.idempotencyKey || !/^[\x21-\x7E]+$/.test(key)) {
    throw invalidField(
      'Idempotency-Key',
      verbatim(
        `The Idempotency-Key header must be 1 to ${LIMITS.idempotencyKey} printable characters`,
      ),
    );
  }
  return key;
}
