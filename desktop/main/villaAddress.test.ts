import { describe, expect, it } from 'vitest';
import { nameOf, parseVillaAddress } from './villaAddress';

describe('the address that an owner types', () => {
  it.each([
    ['localhost:4400', 'http://localhost:4400'],
    ['127.0.0.1:4400', 'http://127.0.0.1:4400'],
    ['192.168.1.20', 'http://192.168.1.20'],
    ['172.16.0.4:3000', 'http://172.16.0.4:3000'],
    ['nas:4400', 'http://nas:4400'],
    ['villa.local', 'http://villa.local'],
    ['http://villa.local:80', 'http://villa.local'],
    ['https://nas:4400', 'https://nas:4400'],
    ['villa.example', 'https://villa.example'],
    [' villa.example/admin ', 'https://villa.example'],
    ['172.32.0.4', 'https://172.32.0.4'],
    ['192.168.1.20.example', 'https://192.168.1.20.example'],
  ])('%s leads to %s', (typed, origin) => {
    expect(parseVillaAddress(typed)).toEqual({ origin });
  });

  it.each(['http://villa.example', 'http://8.8.8.8', 'http://127.0.0.1.example'])(
    '%s is refused, because anybody on the way could read along',
    (typed) => {
      expect(JSON.stringify(parseVillaAddress(typed))).toMatch(/must begin with https/);
    },
  );

  it.each([
    ['nothing', '', 'Please enter the address'],
    ['no address', 'not an address', 'This is not a web address'],
    ['another scheme', 'javascript://alert', 'This is not a web address'],
    ['a password in it', 'https://me:secret@villa.example', 'Please leave the user name'],
  ])('is refused when it is %s', (_what, typed, text) => {
    expect(JSON.stringify(parseVillaAddress(typed))).toContain(text);
  });
});

it('names a villa by its host, except the one whose server the app runs', () => {
  const id = '1';
  expect(nameOf({ id, origin: 'https://villa.example:8443' })).toBe('villa.example:8443');
  expect(nameOf({ id, origin: 'http://127.0.0.1:4410', isLocal: true })).toBe(
    'Villa on this computer',
  );
});
