import { translator } from '@shared/i18n/translate';
import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../api/client';
import { failureText } from './failureText';

const t = translator('en');
const CONNECTION = 'We could not be reached. Please check your connection and try again.';
const SERVER = 'Our server has a problem. Please try again in a few minutes.';
const REFUSED = 'Our server did not accept this. Please reload the page and try again.';
const busy = { code: 'internal', message: 'Many guests are here. Please try again.' } as const;

it.each([
  ['no answer at all is the connection', new NetworkError(new TypeError('fetch')), CONNECTION],
  [
    'a gateway’s page is the server',
    new ApiError(502, '<html>', 'Bad Gateway', null, null),
    SERVER,
  ],
  [
    'a refusal without words is not the server’s fault',
    new ApiError(413, '', 'Content Too Large', null, null),
    REFUSED,
  ],
  ['an empty 503 is the server', new ApiError(503, '', 'Service Unavailable', 5, null), SERVER],
  ['the server’s own words are told', new ApiError(503, '{}', '', null, busy), busy.message],
  ['an answer that makes no sense is the server', new SyntaxError('JSON'), SERVER],
])('%s', (_name, error, text) => {
  expect(failureText(error, t)).toBe(text);
});
