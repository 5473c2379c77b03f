import { describe, expect, it } from 'vitest';
import { isLoopbackMailHost, normalizedMailHost } from './mailHost';

describe('a mail server’s host', () => {
  it.each([
    ['smtp.example.com', 'smtp.example.com'],
    [' SMTP.Example.com. ', 'smtp.example.com'],
    ['correio.praia-da-luz.pt', 'correio.praia-da-luz.pt'],
    ['müller.example', 'xn--mller-kva.example'],
    ['localhost', 'localhost'],
    ['2130706433', '127.0.0.1'],
    ['0x7f.1', '127.0.0.1'],
    ['[::1]', '::1'],
    ['2001:db8::1', '2001:db8::1'],
  ])('%j is %j', (typed, host) => {
    expect(normalizedMailHost(typed)).toBe(host);
  });

  it.each([
    '',
    ' ',
    'smtp.example.com:587',
    'smtp://example.com',
    'user@example.com',
    'example.com/path',
    'exa mple.com',
    'a\r\nRCPT TO:<x@y.pt>',
    'a\u0000b',
    'a..b',
    '-a.example',
    'a-.example',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(130)}pt`,
    'a'.repeat(10_000),
    '999.999.999.999',
    '1:2',
    '%6c%6f',
  ])('%j is not a host', (typed) => {
    expect(normalizedMailHost(typed)).toBeNull();
  });

  it.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['127.8.9.1', true],
    ['::1', true],
    ['127.0.0.1.example', false],
    ['localhost.example', false],
    ['10.0.0.1', false],
    ['::ffff:127.0.0.1', false],
  ])('%s is this machine: %s', (host, expected) => {
    expect(isLoopbackMailHost(host)).toBe(expected);
  });
});
