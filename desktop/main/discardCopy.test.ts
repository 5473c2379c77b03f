import { expect, it } from 'vitest';
import { mustDiscardCopy } from './discardCopy';

const session = (rest: object) =>
  JSON.stringify({ authenticated: true, requiresPasswordChange: false, ...rest });
const MARIA = { username: 'maria', role: 'admin' };
const OWNER = session(MARIA);
const ERASED = session({ ...MARIA, lastErasureAt: '2027-03-10T12:00:00.000Z' });
const SIGNED_OUT = JSON.stringify({ authenticated: false, requiresPasswordChange: false });

it.each([
  ['the same user', OWNER, OWNER, false],
  ['nothing kept', null, OWNER, false],
  ['nobody signed in now', OWNER, SIGNED_OUT, false],
  ['another user', OWNER, session({ username: 'rosa', role: 'admin' }), true],
  ['the same user with fewer rights', OWNER, session({ username: 'maria', role: 'manager' }), true],
  ['the first guest erased', OWNER, ERASED, true],
  [
    'another guest erased',
    ERASED,
    session({ ...MARIA, lastErasureAt: '2027-03-11T12:00:00.000Z' }),
    true,
  ],
  ['nobody erased since', ERASED, ERASED, false],
  ['something unreadable kept', 'not JSON', OWNER, true],
])('%s', (_what, before, now, mustGo) => {
  expect(mustDiscardCopy(before, now)).toBe(mustGo);
});
