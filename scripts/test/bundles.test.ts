import { existsSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureBundles } from '../lib/bundles.mjs';
import { makeTempProject, writeInto } from './tempProject';

/** Replaces vite: writes the same files, unless the sources say "broken". */
const BUILDER = `
const fs = require('node:fs');
const source = fs.readFileSync('server/index.ts', 'utf8');
const args = process.argv.slice(2).join(' ');
fs.appendFileSync('calls.txt', process.env.NODE_ENV + ' ' + args + '\\n');
if (source === 'broken') { console.error('Unexpected token in server/index.ts'); process.exit(1); }
const output = args.includes('vite.server.config') ? 'dist/server/index.js'
  : args.endsWith('--ssr') ? 'dist/site/server/entryServer.js' : 'dist/site/client/.vite/manifest.json';
fs.mkdirSync(require('node:path').dirname(output), { recursive: true });
fs.writeFileSync(output, source);
`;

function makeProject(): string {
  return makeTempProject({
    'package-lock.json': '{}',
    'vite.server.config.ts': '',
    'shared/domain/nights.ts': 'one',
    'server/index.ts': 'one',
    'site/main.tsx': 'one',
    'node_modules/vite/bin/vite.js': BUILDER,
  });
}

function build(root: string, force = false): Promise<boolean> {
  return ensureBundles({ root, say: () => {}, force });
}

describe('building when the sources are newer than the build', () => {
  it('builds all three bundles for production, and nothing the second time', async () => {
    const root = makeProject();
    expect(await build(root)).toBe(true);
    expect(readFileSync(path.join(root, 'calls.txt'), 'utf8').trim().split('\n')).toEqual([
      'production build -c vite.server.config.ts',
      'production build -c site/vite.config.ts',
      'production build -c site/vite.config.ts --ssr',
    ]);
    expect(await build(root)).toBe(false);
    expect(await build(root, true)).toBe(true);
  });

  it('builds again after each change of what a bundle is made of', async () => {
    const root = makeProject();
    await build(root);
    for (const place of [
      'shared/domain/nights.ts',
      'server/index.ts',
      'site/main.tsx',
      'site/deep/new.css',
      'vite.server.config.ts',
      'package-lock.json',
    ]) {
      writeInto(root, place, 'two');
      expect([place, await build(root)]).toEqual([place, true]);
    }
  });

  it('builds again after a source is deleted', async () => {
    const root = makeProject();
    await build(root);
    rmSync(path.join(root, 'site/main.tsx'));
    expect(await build(root)).toBe(true);
  });

  it('does not build for a file date, a test or the documentation', async () => {
    const root = makeProject();
    await build(root);
    utimesSync(path.join(root, 'server/index.ts'), new Date(), new Date());
    writeInto(root, 'server/test/api/auth.test.ts', 'two');
    writeInto(root, 'shared/domain/nights.test.ts', 'two');
    writeInto(root, 'docs/manual.md', 'two');
    expect(await build(root)).toBe(false);
  });

  it('builds again when a bundle was deleted', async () => {
    const root = makeProject();
    await build(root);
    rmSync(path.join(root, 'dist/site/server'), { recursive: true });
    expect(await build(root)).toBe(true);
  });

  it('reports the error of a failed build and does not mark it as built', async () => {
    const root = makeProject();
    await build(root);
    writeInto(root, 'server/index.ts', 'broken');
    await expect(build(root)).rejects.toThrow(
      /Building the server failed\.\n\nUnexpected token in server\/index\.ts/,
    );
    expect(existsSync(path.join(root, 'dist/.build-stamp'))).toBe(false);

    // Reverting to the last built sources still needs a build, because the output may be half overwritten.
    writeInto(root, 'server/index.ts', 'one');
    expect(await build(root)).toBe(true);
  });
});
