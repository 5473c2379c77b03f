import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../../vite.alias.ts';
import { notices } from '../lib/notices.mjs';

const { koa } = manifest.devDependencies;
let folder: string;
let text: string;

/** A build that has bundled Koa. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'villa-notices-'));
  for (const name of ['node_modules', 'server', 'site']) {
    symlinkSync(path.join(root, name), path.join(folder, name));
  }
  const lists = path.join(folder, 'dist/server/.vite');
  mkdirSync(lists, { recursive: true });
  writeFileSync(
    path.join(lists, 'licences.json'),
    JSON.stringify([{ name: 'koa', version: koa, identifier: 'MIT', text: '' }]),
  );
  text = notices(folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('names every runtime package, every bundled package and no other', () => {
  const named = (name: string, version: string) => text.includes(`\n${name} ${version} (`);
  const lacking = Object.entries(manifest.dependencies).filter((entry) => !named(...entry));
  expect(lacking).toEqual([]);
  expect(named('koa', koa)).toBe(true);
  expect(named('vitest', manifest.devDependencies.vitest)).toBe(false);
});

it('contains the licence texts, including those of the typefaces', () => {
  const section = (name: string) => text.slice(text.indexOf(`\n${name}`)).split('='.repeat(80))[0];
  expect(section('koa 3')).toContain('Permission is hereby granted, free of charge');
  expect(section('Typefaces')).toContain('SIL Open Font License');
  expect(section('@img/sharp-libvips-')).toContain('LGPLv3');
});
