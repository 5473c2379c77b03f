import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { arePackagesReady, ensurePackages } from '../../lib/install.mjs';
import { findNpm } from '../../lib/tools.mjs';
import { makeTempProject, writeInto } from '../tempProject';

const npm = findNpm({ env: {}, execPath: process.execPath, platform: process.platform });

/** A project with one local package, `sqlite3`, which npm installs without a network. */
function makeProject(sqliteSource = 'exports.ok = true;'): string {
  const manifest = { name: 'p', version: '1.0.0', dependencies: { sqlite3: 'file:vendor' } };
  const lock = {
    name: 'p',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': manifest,
      'node_modules/sqlite3': { resolved: 'vendor', link: true },
      vendor: { name: 'sqlite3', version: '1.0.0' },
    },
  };
  return makeTempProject({
    'package.json': JSON.stringify(manifest),
    'package-lock.json': JSON.stringify(lock),
    'vendor/package.json': JSON.stringify({ name: 'sqlite3', version: '1.0.0' }),
    'vendor/index.js': sqliteSource,
  });
}

async function install(root: string, options: { force?: boolean; missing?: string[] } = {}) {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const hasInstalled = await ensurePackages({ root, npm, say, missing: [], ...options });
  return { hasInstalled, said: said.join('\n') };
}

describe('installing the packages', () => {
  it('installs on a fresh clone, and nothing the second time', async () => {
    const root = makeProject();
    expect((await install(root)).hasInstalled).toBe(true);
    expect(existsSync(path.join(root, 'node_modules/sqlite3'))).toBe(true);
    expect(await install(root)).toEqual({ hasInstalled: false, said: '' });
    expect((await install(root, { force: true })).hasInstalled).toBe(true);
  });

  it('is stale when the lock file changes, and when the packages are gone', async () => {
    const root = makeProject();
    await install(root);
    const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
    lock.packages.vendor.version = '1.0.1';
    writeInto(root, 'package-lock.json', JSON.stringify(lock));
    expect(await arePackagesReady(root)).toBe(false);

    writeInto(root, 'vendor/package.json', JSON.stringify({ name: 'sqlite3', version: '1.0.1' }));
    await install(root);
    expect(await arePackagesReady(root)).toBe(true);
    rmSync(path.join(root, 'node_modules'), { recursive: true });
    expect(await arePackagesReady(root)).toBe(false);
  });

  it('is stale when it was made on another kind of machine and SQLite does not load', async () => {
    const root = makeProject();
    await install(root);
    writeInto(root, 'vendor/index.js', "throw new Error('wrong ELF class');");
    expect(await arePackagesReady(root)).toBe(false);
  });

  it("takes someone's own complete npm install", async () => {
    const root = makeProject();
    const args = [...npm.args, 'install', '--no-audit', '--no-fund'];
    expect(spawnSync(npm.command, args, { cwd: root }).status).toBe(0);
    expect((await install(root)).hasInstalled).toBe(false);
  });

  it('installs all packages though NODE_ENV=production is set outside', async () => {
    const root = makeProject();
    for (const file of ['package.json', 'package-lock.json']) {
      const text = readFileSync(path.join(root, file), 'utf8');
      writeInto(root, file, text.replaceAll('"dependencies"', '"devDependencies"'));
    }
    const outer = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'production';
    try {
      await install(root);
    } finally {
      process.env['NODE_ENV'] = outer;
    }
    expect(existsSync(path.join(root, 'node_modules/sqlite3'))).toBe(true);
  });

  it('warns of missing compilers before installing, and goes on', async () => {
    const { hasInstalled, said } = await install(makeProject(), { missing: ['make', 'g++'] });
    expect(hasInstalled).toBe(true);
    expect(said).toMatch(/^Missing: make, g\+\+\. Only needed when no ready-made SQLite/);
    expect(said).toMatch(/If installing fails, get it with: \S+/);
  });

  it('reports npm’s reason, the log and the missing compilers when it fails', async () => {
    const root = makeProject();
    writeInto(root, 'package.json', '{"name":"p","dependencies":{"not-in-the-lock":"1.0.0"}}');
    const failure = install(root, { missing: ['g++'] });
    await expect(failure).rejects.toThrow(/npm ci ended with 1[\s\S]*not-in-the-lock/);
    await expect(failure).rejects.toThrow(/install\.log\nMissing: g\+\+/);
    await expect(failure).rejects.not.toThrow(/Unknown user config/);
    expect(await arePackagesReady(root)).toBe(false);
  });

  it('rejects an installation whose SQLite does not load', async () => {
    const root = makeProject("throw new Error('GLIBC_2.38 not found');");
    await expect(install(root)).rejects.toThrow(/SQLite does not load[\s\S]*GLIBC_2\.38 not found/);
    expect(await arePackagesReady(root)).toBe(false);
  });
});
