import type { Endpoint } from '@shared/contract/endpoint';
import { errorSchema } from '@shared/contract/error';
import * as z from 'zod/mini';
import type { FuzzRequest } from './fuzzRequest';
import type { WireAnswer } from './wire';

/** For a larger head, Node itself rejects the request, without a body. */
const MAX_HEAD_BYTES = 16 * 1024;
/** Internal terms that no response may contain. */
const INSIDE = /SQLITE_|Sequelize|node_modules|\bat \w+ \(|\.ts:\d|SELECT .* FROM/;

/**
 * What is wrong with a response, in one sentence, or `null`.
 * @param changed tables whose rows changed during the request
 */
export function judge(
  endpoint: Endpoint,
  sent: FuzzRequest,
  answer: WireAnswer,
  changed: readonly string[],
): string | null {
  const { status, headers, text } = answer;
  if (status >= 500) return `answered ${status}: ${text}`;
  if (status === 431) {
    return sent.path.length > MAX_HEAD_BYTES / 2 ? null : 'answered 431 to a short address';
  }
  if (headers['x-content-type-options'] !== 'nosniff') return 'sent no security headers';
  if (status < 400) return judgeSuccess(endpoint, sent, answer, changed);

  if (changed.length > 0) return `answered ${status} and changed ${changed.join(', ')}`;
  const error = z.safeParse(errorSchema, parseOrUndefined(text));
  if (!error.success) return `answered ${status} with something else than an error: ${text}`;
  if (error.data.message === '') return `answered ${status} without a message`;
  const answeredWithoutItsInput = text.replaceAll(/Unknown parameter:[^"]*/g, '');
  if (INSIDE.test(answeredWithoutItsInput)) return `told of its inside: ${text}`;
  if (status === 429 && !(Number(headers['retry-after']) > 0)) return '429 without Retry-After';
  return null;
}

function judgeSuccess(
  endpoint: Endpoint,
  sent: FuzzRequest,
  { status, headers, text }: WireAnswer,
  changed: readonly string[],
): string | null {
  if (status !== endpoint.status) return `answered ${status} instead of ${endpoint.status}`;
  if (sent.isInvalid) return `accepted what the contract refuses, with ${status}: ${text}`;
  if (endpoint.method === 'GET' && changed.length > 0) {
    return `changed ${changed.join(', ')} for being read`;
  }
  if (!headers['content-type']?.includes('application/json')) return null;
  const output = z.safeParse(endpoint.output, parseOrUndefined(text));
  return output.success ? null : `answered what the contract does not promise: ${text}`;
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
