import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { root as projectRoot } from '../../lib/root.mjs';
import { findNpm } from '../../lib/tools.mjs';
import { makeTempProject, writeInto } from '../tempProject';

const scripts = fileURLToPath(new URL('../..', import.meta.url));
const npm = findNpm({ env: {}, execPath: process.execPath, platform: process.platform });

/** Replaces the server: prints its input, and exits with 3 after SIGTERM. */
const SERVER = `
process.stdout.write('Listening ' + process.env.NODE_ENV + ' ' + process.env.VILLA_COLOUR + '\\n');
const timer = setInterval(() => {}, 1000);
process.on('SIGTERM', () => { process.stdout.write('bye ' + process.pid + '\\n'); process.exit(3); });
`;

const BUILDER = `
const fs = require('node:fs');
for (const place of ['dist/server/index.js', 'dist/site/client/.vite/manifest.json', 'dist/site/server/entryServer.js']) {
  fs.mkdirSync(require('node:path').dirname(place), { recursive: true });
  fs.writeFileSync(place, fs.readFileSync('server/index.ts', 'utf8'));
}
`;

/**
 * Replaces vitest with its count reporter: one test passes, one is skipped; one fails in the stage without a page,
 * and one of the desktop stage only passes when repeated.
 */
const VITEST = `
import fs from 'node:fs';
const args = process.argv.slice(2);
console.log('running ' + args.join(' '));
const isSite = args.includes('--project=site') && !args.includes('--changed');
const counts = {
  passed: 1,
  failed: isSite ? 1 : 0,
  failures: isSite ? ['site/stay.test.tsx: a stay'] : [],
  skipped: ['shared/stay.test.ts: a keyring (there is none here)'],
  flaky: args.includes('--project=desktop core') ? ['desktop/window.test.ts: a window: too early'] : [],
};
fs.mkdirSync('.cache/test', { recursive: true });
if (!process.env.CRASH) fs.writeFileSync(process.env.TEST_COUNTS_FILE, JSON.stringify(counts));
process.exit(isSite || process.env.CRASH ? 1 : 0);
`;

/** The real scripts in a small project, with fake server and tools. */
function makeProject(): string {
  const lock = { packages: { 'node_modules/sqlite3': { version: '1.0.0' } } };
  const root = makeTempProject({
    'package.json': JSON.stringify({
      type: 'module',
      scripts: { start: 'node scripts/start.mjs', test: 'node scripts/test.mjs' },
    }),
    'package-lock.json': JSON.stringify(lock),
    'node_modules/.package-lock.json': JSON.stringify(lock),
    'server/index.ts': SERVER,
    'bin/chromium': '',
  });
  const tools = {
    'sqlite3/index.js': '',
    'vite/bin/vite.js': BUILDER,
    'vitest/vitest.mjs': VITEST,
    'oxlint/bin/oxlint': 'console.log("no problem");',
    'oxfmt/bin/oxfmt': 'process.exit(1);',
    'typescript/bin/tsc': '',
  };
  for (const [place, content] of Object.entries(tools)) {
    writeInto(root, `node_modules/${place}`, content);
  }
  cpSync(path.join(scripts, 'lib'), path.join(root, 'scripts/lib'), { recursive: true });
  for (const name of ['start.mjs', 'test.mjs']) {
    cpSync(path.join(scripts, name), path.join(root, 'scripts', name));
  }
  return root;
}

function start(root: string, command: string, args: string[]) {
  const env = { ...process.env, npm_lifecycle_event: '', NODE_ENV: undefined };
  const child: ChildProcess = spawn(command, args, { cwd: root, env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const hasSaid = (text: string) =>
    vi.waitFor(() => expect(said).toContain(text), { timeout: 20_000, interval: 50 });
  return { child, ended, hasSaid, printed: () => said };
}

function runTests(root: string, args: string[] = [], extraEnv: Record<string, string> = {}) {
  const env = { ...process.env, CHROME_PATH: path.join(root, 'bin/chromium'), ...extraEnv };
  const script = path.join(root, 'scripts/test.mjs');
  const { stdout, status } = spawnSync(process.execPath, [script, ...args], {
    env,
    encoding: 'utf8',
  });
  return { lines: stdout.trimEnd().split('\n'), stdout, status };
}

describe('npm start', () => {
  it('prepares, reads .env, and forwards signals and the exit code', async () => {
    const root = makeProject();
    writeInto(root, '.env', 'VILLA_COLOUR=terracotta\n');
    const run = start(root, process.execPath, ['scripts/start.mjs']);
    await run.hasSaid('Listening production terracotta\n');
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(3);
    expect(run.printed().match(/^\[\d\/4\].*/gm)).toEqual([
      '[1/4] Checking the tools…',
      '[2/4] Checking the packages…',
      '[3/4] Checking the build…',
      '[4/4] Starting the server…',
    ]);
  });

  it.skipIf(process.platform === 'win32')(
    'stops the server when npm is stopped (Windows has no such signal)',
    async () => {
      const root = makeProject();
      const run = start(root, npm.command, [...npm.args, 'start']);
      await run.hasSaid('Listening production');
      run.child.kill('SIGTERM');
      await run.hasSaid('bye ');
      expect(await run.ended).not.toBe(0);
    },
  );

  it('ends with a message and code 1 when the build fails', async () => {
    const root = makeProject();
    writeInto(root, 'node_modules/vite/bin/vite.js', 'console.log("boom"); process.exit(1);');
    const run = start(root, process.execPath, ['scripts/start.mjs']);
    expect(await run.ended).toBe(1);
    expect(run.printed()).not.toContain('Starting the server');
  });
});

describe('npm test', () => {
  it('continues after a failure, reports every result and ends with the count', () => {
    const { lines, stdout, status } = runTests(makeProject());
    // Lint and types, the tests without a page, browser and desktop pass; format and one test fail.
    expect(lines.at(-1)).toBe('5 passed, 2 failed, 3 skipped');
    expect(status).toBe(1);
    expect(stdout).toContain('Failed\n  format\n  site/stay.test.tsx: a stay\n');
    expect(stdout).toContain('  shared/stay.test.ts: a keyring (there is none here)\n');
    expect(stdout).toContain(
      'Flaky, passed only when repeated: 1\n  desktop/window.test.ts: a window: too early\n',
    );
    // Output of concurrent stages, one after the other.
    expect(stdout).toMatch(
      /=== browser, and desktop app ===\nrunning run --project=browser core\n\n=== desktop app ===\nrunning run --project=desktop core/,
    );
  });

  it('runs only the chosen tests when a filter is given', () => {
    const { lines, stdout, status } = runTests(makeProject(), ['shared/stay']);
    expect(stdout).toContain('running run shared/stay\n');
    expect(lines.at(-1)).toBe('1 passed, 0 failed, 1 skipped');
    expect(status).toBe(0);
  });

  it('still lints and tests when the build fails', () => {
    const root = makeProject();
    writeInto(root, 'node_modules/vite/bin/vite.js', 'console.log("boom"); process.exit(1);');
    const { lines, stdout, status } = runTests(root);
    expect(lines.at(-1)).toBe('5 passed, 3 failed, 3 skipped');
    expect(stdout).toContain('Building the server failed.\n\nboom');
    expect(status).toBe(1);
  });

  it('fails, and does not skip, the browser tests when there is no browser', () => {
    const root = makeProject();
    const { lines, stdout } = runTests(root, [], { CHROME_PATH: path.join(root, 'bin/nothing') });
    expect(stdout).toContain('  browser: no browser\n');
    expect(lines.at(-1)).toBe('3 passed, 4 failed, 1 skipped');
  });

  it('counts a vitest crash as a failure, whatever an earlier run left', () => {
    const root = makeProject();
    runTests(root, ['shared/stay']);
    const { lines, status } = runTests(root, ['shared/stay'], { CRASH: '1' });
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
    expect(status).toBe(1);
  });
});

describe('npm run check', () => {
  it('runs the tests that a change touches beside lint, format and types', () => {
    const root = makeProject();
    const { lines, stdout } = runTests(root, ['--tier=changed']);
    expect(stdout).toContain('=== lint, and format, and types, and changed ===\n');
    expect(stdout).toContain(' --changed ');
    expect(lines.at(-1)).toBe('3 passed, 1 failed, 1 skipped');
  });
});

describe('npm run test:all', () => {
  it('runs every project of vitest', () => {
    const root = makeProject();
    const { stdout } = runTests(root, ['--tier=all'], { TEST_DATABASE_URL: 'postgres://there' });
    const run = new Set(
      [...stdout.matchAll(/--project=([a-z ]+?)(?= -|\n| \w+\/)/g)].map(([, name]) => name),
    );
    const config = readFileSync(path.join(projectRoot, 'vitest.config.ts'), 'utf8');
    const all = [...config.matchAll(/\{\s+name: '([^']+)'/g)].map(([, name]) => name);
    expect(all).toContain('desktop core');
    expect(run).toEqual(new Set(all));
  });
});
