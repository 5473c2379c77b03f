import { expect, it } from 'vitest';
import { isSomebodyElse } from './sameUser';

const session = (rest: object) =>
  JSON.stringify({ authenticated: true, requiresPasswordChange: false, ...rest });
const OWNER = session({ username: 'maria', role: 'admin' });
const SIGNED_OUT = JSON.stringify({ authenticated: false, requiresPasswordChange: false });

it.each([
  ['the same user', OWNER, OWNER, false],
  ['nothing kept', null, OWNER, false],
  ['nobody signed in now', OWNER, SIGNED_OUT, false],
  ['another user', OWNER, session({ username: 'rosa', role: 'admin' }), true],
  ['the same user with fewer rights', OWNER, session({ username: 'maria', role: 'manager' }), true],
  ['something unreadable kept', 'not JSON', OWNER, true],
])('%s', (_what, before, now, isElse) => {
  expect(isSomebodyElse(before, now)).toBe(isElse);
});
