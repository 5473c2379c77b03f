import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { serverTexts } from '@shared/i18n/catalogues';
import { LANGUAGE_CODES, type Language } from '@shared/i18n/languages';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../projectRoot';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };

const CLIENT = path.join(projectRoot(), 'dist', 'site', 'client');
const BOOT = 'site/public/boot.ts';
const ENTRY = 'site/public/entryClient.tsx';
const BOOKING = 'site/public/screens/Booking.tsx';
const textsOf = (language: Language) => `shared/i18n/${language}/pages.ts`;
const KB = 1024;

describe('the guest’s download', () => {
  let chunks: Record<string, Chunk>;
  beforeAll(() => {
    const file = path.join(CLIENT, '.vite', 'manifest.json');
    chunks = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  });

  const chunkOf = (key: string): Chunk => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    return chunk;
  };

  /** The files of some chunks and their static imports; with `isDeep` also their dynamic ones. */
  function filesOf(keys: readonly string[], isDeep = false): Set<string> {
    const seen = new Set<string>();
    const waiting = [...keys];
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      if (seen.has(key)) continue;
      seen.add(key);
      const { imports = [], dynamicImports = [] } = chunkOf(key);
      waiting.push(...imports, ...(isDeep ? dynamicImports : []));
    }
    return new Set([...seen].map((key) => chunkOf(key).file));
  }

  const read = (file: string) => readFileSync(path.join(CLIENT, file));
  const zippedBytes = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);

  it.each(LANGUAGE_CODES)('needs at most 130 KB of scripts for the home page in %s', (language) => {
    const bytes = zippedBytes(filesOf([BOOT, ENTRY, textsOf(language)]));
    process.stdout.write(
      `Scripts of the home page (${language}): ${(bytes / KB).toFixed(1)} KB zipped\n`,
    );
    expect(bytes).toBeLessThanOrEqual(130 * KB);
  });

  it('brings the texts of no language with the scripts of all', () => {
    const scripts = filesOf([BOOT, ENTRY, BOOKING]);
    const early = LANGUAGE_CODES.filter((code) => scripts.has(chunkOf(textsOf(code)).file));
    expect(early).toEqual([]);
  });

  it('adds at most 39 KB for the booking page', () => {
    const home = filesOf([BOOT, ENTRY]);
    const added = [...filesOf([BOOKING])].filter((file) => !home.has(file));
    const bytes = zippedBytes(added);
    process.stdout.write(`The booking page adds: ${(bytes / KB).toFixed(1)} KB zipped\n`);
    expect(bytes).toBeLessThanOrEqual(39 * KB);
  });

  it('leaves the viewer, the form and the notifications until they are wanted', () => {
    const home = filesOf([BOOT, ENTRY]);
    const early = [
      'site/public/gallery/Viewer.tsx',
      'site/public/messages/ContactForm.tsx',
      'site/components/Toasts.tsx',
      BOOKING,
    ].filter((key) => home.has(chunkOf(key).file));
    expect(early).toEqual([]);
  });

  it('leaves to the server what only the server says, in the back office as well', () => {
    // The Site editor starts with the product's legal pages and questions, and price details are shown everywhere.
    const { legal: _legal, questions: _questions, rules: _rules, ...own } = serverTexts('nl');
    const texts = Object.values(own).flatMap((table) => Object.values<string>(table));
    // Excludes characters that a script may escape differently.
    const sentences = texts.filter((text) => /^[\w .,:?]{40,}$/.test(text));
    expect(sentences.length).toBeGreaterThan(20);
    const files = readdirSync(path.join(CLIENT, 'assets')).filter((name) => name.endsWith('.js'));
    const scripts = files.map((name) => read(`assets/${name}`).toString()).join('\n');
    expect(sentences.filter((sentence) => scripts.includes(sentence))).toEqual([]);
  });

  it('brings nothing of the back office, and not the whole of zod', () => {
    const all = [...filesOf([BOOT, ENTRY], true)];
    const having = (...words: string[]) =>
      all.filter((file) => words.every((word) => read(file).includes(word)));
    // Appears on every screen of the owner, and on none of the guests'.
    expect(having('/api/admin')).toEqual([]);
    // Methods of full zod's schemas that zod/mini lacks.
    expect(having('.safeParseAsync=', '.nonnegative=')).toEqual([]);
    expect(Object.keys(chunks).filter((key) => key.includes('admin'))).toEqual([]);
  });
});
