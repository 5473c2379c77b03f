import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../log';
import { createSecrets } from './secrets';

const log = createLog('silent');
const PLACE = 'mail_settings.password smtp.example';
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'villa-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = (secretsKeys: string[] | null = null) => createSecrets({ secretsKeys, dataDir }, log);
const keyFile = () => path.join(dataDir, 'secrets-key');
/** The encrypted text with one letter of its last part changed. */
const changed = (sealed: string, at: number) => {
  const [format, id, text = ''] = sealed.split('.');
  const letter = text[at] === 'A' ? 'B' : 'A';
  return [format, id, text.slice(0, at) + letter + text.slice(at + 1)].join('.');
};

describe('a secret', () => {
  it('can be decrypted, also after a restart, and is not readable from what is stored', async () => {
    const sealed = await open().seal(PLACE, 'pëw & 密码');
    expect(sealed).not.toContain('pëw');
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString()).not.toContain('pëw');
    expect(await open().open(PLACE, sealed)).toBe('pëw & 密码');
  });

  it('is refused with a message when its key can be neither read nor created', async () => {
    await mkdir(keyFile());
    await expect(open().seal(PLACE, 'secret')).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('secrets-key') as string,
    });
  });

  it('has a different ciphertext each time', async () => {
    const secrets = open();
    expect(await secrets.seal(PLACE, 'same')).not.toBe(await secrets.seal(PLACE, 'same'));
  });

  it('is not decrypted for another place', async () => {
    const secrets = open();
    const sealed = await secrets.seal(PLACE, 'secret');
    expect(await secrets.open('mail_settings.password smtp.evil', sealed)).toBeNull();
  });

  it('is not decrypted if a letter of nonce, tag or text was changed', async () => {
    const secrets = open();
    const sealed = await secrets.seal(PLACE, 'secret');
    for (const at of [0, 10, 20, 30, 40]) {
      expect(await secrets.open(PLACE, changed(sealed, at))).toBeNull();
    }
  });

  it.each(['', 'v1', 'v1.abc.', 'v2.0.0', 'v1.0123456789abcdef.AAAA', 'plain text', 'a.b.c.d'])(
    'is not decrypted from %j',
    async (stored) => {
      const secrets = open();
      await secrets.seal(PLACE, 'secret');
      expect(await secrets.open(PLACE, stored)).toBeNull();
    },
  );
});

describe('the key in the data folder', () => {
  it('is created on first use, and once', async () => {
    const secrets = open();
    expect(await secrets.open(PLACE, 'v1.0.0')).toBeNull();
    expect(await readdir(dataDir)).toEqual([]);
    await secrets.seal(PLACE, 'secret');
    expect(await readdir(dataDir)).toEqual(['secrets-key']);
    const before = await readFile(keyFile());
    await open().seal(PLACE, 'another');
    expect(await readFile(keyFile())).toEqual(before);
  });

  it.runIf(process.platform !== 'win32')('is readable by its owner alone', async () => {
    await open().seal(PLACE, 'secret');
    expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
  });

  it('is the same for twenty concurrent uses', async () => {
    const all = Array.from({ length: 20 }, () => open());
    const sealed = await Promise.all(all.map((secrets) => secrets.seal(PLACE, 'secret')));
    for (const one of sealed) expect(await open().open(PLACE, one)).toBe('secret');
    expect(await readdir(dataDir)).toEqual(['secrets-key']);
  });

  it('decrypts nothing if it was replaced, and everything again once it is restored', async () => {
    const secrets = open();
    const sealed = await secrets.seal(PLACE, 'secret');
    const key = await readFile(keyFile());
    await rm(keyFile());
    const fresh = open();
    expect(await fresh.open(PLACE, sealed)).toBeNull();
    const later = await fresh.seal(PLACE, 'later');
    expect(await fresh.open(PLACE, later)).toBe('later');
    await writeFile(keyFile(), key);
    expect(await fresh.open(PLACE, sealed)).toBe('secret');
  });

  it.each(['', 'half', '\n\n'])(
    'is kept under another name if it is damaged (%j), and a new one is created',
    async (text) => {
      await writeFile(keyFile(), text);
      const secrets = open();
      expect(await secrets.open(PLACE, await secrets.seal(PLACE, 'secret'))).toBe('secret');
      const names = await readdir(dataDir);
      expect(names).toHaveLength(2);
      expect(names.some((name) => name.startsWith('secrets-key-damaged-'))).toBe(true);
    },
  );
});

describe('keys of the environment', () => {
  const [OLD, NEW] = [
    'an-old-key-of-at-least-32-characters',
    'a-new-key-of-at-least-32-characters!',
  ];

  it('need no file, and two servers with the same key decrypt each other’s secrets', async () => {
    const sealed = await open([OLD]).seal(PLACE, 'secret');
    expect(await open([OLD]).open(PLACE, sealed)).toBe('secret');
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('encrypt with the newest, and decrypt with each', async () => {
    const sealed = await open([OLD]).seal(PLACE, 'secret');
    expect(await open([NEW, OLD]).open(PLACE, sealed)).toBe('secret');
    expect(await open([NEW]).open(PLACE, sealed)).toBeNull();
    const later = await open([NEW, OLD]).seal(PLACE, 'later');
    expect(await open([NEW]).open(PLACE, later)).toBe('later');
  });

  it('decrypt what the key in the data folder has encrypted, and encrypt nothing with it', async () => {
    const sealed = await open().seal(PLACE, 'secret');
    const secrets = open([NEW]);
    expect(await secrets.open(PLACE, sealed)).toBe('secret');
    const later = await secrets.seal(PLACE, 'later');
    await rm(keyFile());
    expect(await open([NEW]).open(PLACE, later)).toBe('later');
    expect(await open([NEW]).open(PLACE, sealed)).toBeNull();
  });
});
