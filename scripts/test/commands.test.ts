import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findNpm } from '../lib/tools.mjs';
import { makeTempProject, writeInto } from './tempProject';

const scripts = fileURLToPath(new URL('..', import.meta.url));
const npm = findNpm({ env: {}, execPath: process.execPath, platform: process.platform });

/** Stands for the server: tells what it was given, and exits 3 after SIGTERM has reached it. */
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
 * Stands for vitest: one test passes, one is skipped, in the site's project one fails, and
 * with the desktop app as many files as FLAKY says pass only when they are run once more.
 */
const VITEST = `
const fs = require('node:fs');
const args = process.argv.slice(2);
const output = args.find((one) => one.startsWith('--outputFile')).split('=')[1];
const isSite = args.includes('site');
const assertionResults = [
  { fullName: 'a stay', status: isSite ? 'failed' : 'passed', failureMessages: isSite ? ['Error'] : [] },
  { fullName: 'a keyring (there is none here)', status: 'skipped', failureMessages: [] },
];
console.log('running ' + args.join(' '));
fs.mkdirSync(require('node:path').dirname(output), { recursive: true });
const name = process.cwd() + '/shared/stay.test.ts';
const status = isSite ? 'failed' : 'passed';
const testResults = [{ name, status, message: '', assertionResults }];
const isRerun = args.some((one) => one.includes('window'));
for (let number = 1; args.includes('desktop') && number <= Number(process.env.FLAKY ?? 0); number += 1) {
  const name = process.cwd() + '/desktop/window' + number + '.test.ts';
  const outcome = isRerun ? { status: 'passed', failureMessages: [] } : { status: 'failed', failureMessages: ['Error: too early\\nat x'] };
  testResults.push({ name, status: outcome.status, message: '', assertionResults: [{ fullName: 'a window', ...outcome }] });
}
fs.writeFileSync(output, JSON.stringify({ testResults }));
process.exit(isSite || testResults.some(({ status }) => status === 'failed') ? 1 : 0);
`;

/** The real scripts on a small project, with stand-ins for the server and the tools. */
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
    'vitest/vitest.mjs': `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); ${VITEST}`,
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

/** Starts a command in the project and gathers what it says. */
function start(root: string, command: string, args: string[]) {
  const env = { ...process.env, npm_lifecycle_event: '', NODE_ENV: undefined };
  const child: ChildProcess = spawn(command, args, { cwd: root, env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const hasSaid = (text: string) =>
    vi.waitFor(() => expect(said).toContain(text), { timeout: 20_000, interval: 50 });
  return { child, ended, hasSaid, told: () => said };
}

function runTests(root: string, args: string[] = [], { browser = 'bin/chromium', flaky = 0 } = {}) {
  const env = { ...process.env, CHROME_PATH: path.join(root, browser), FLAKY: String(flaky) };
  const script = path.join(root, 'scripts/test.mjs');
  const { stdout, status } = spawnSync(process.execPath, [script, ...args], {
    env,
    encoding: 'utf8',
  });
  return { lines: stdout.trimEnd().split('\n'), stdout, status };
}

describe('npm start', () => {
  it('prepares, reads .env, and hands signals and the exit code on', async () => {
    const root = makeProject();
    writeInto(root, '.env', 'VILLA_COLOUR=terracotta\n');
    const run = start(root, process.execPath, ['scripts/start.mjs']);
    await run.hasSaid('Listening production terracotta\n');
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(3);
    expect(run.told().match(/^\[\d\/4\].*/gm)).toEqual([
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
    expect(run.told()).not.toContain('Starting the server');
  });
});

describe('npm test', () => {
  it('goes on after a failure, tells all of it, and ends with the count', () => {
    const { lines, stdout, status } = runTests(makeProject());
    // lint and types, then node, two zones, browser and desktop; format and one test of the site fail.
    expect(lines.at(-1)).toBe('7 passed, 2 failed, 6 skipped');
    expect(status).toBe(1);
    expect(stdout).toContain('Failed\n  format\n  shared/stay.test.ts: a stay\n');
    expect(stdout).toContain('  shared/stay.test.ts: a keyring (there is none here)\n');
  });

  it('names the flaky tests and counts them as passed', () => {
    const { lines, stdout } = runTests(makeProject(), [], { flaky: 4 });
    expect(stdout).toContain(
      'Flaky, passed only when run once more: 4\n  desktop/window1.test.ts: a window: Error: too early\n',
    );
    expect(lines.at(-1)).toBe('11 passed, 2 failed, 6 skipped');
  });

  it('runs nothing once more when five files have failed', () => {
    const { lines, stdout, status } = runTests(makeProject(), [], { flaky: 5 });
    expect(stdout).not.toContain('Flaky');
    expect(lines.at(-1)).toBe('7 passed, 7 failed, 6 skipped');
    expect(status).toBe(1);
  });

  it('shows what stages print that run at the same time one after the other', () => {
    const { stdout } = runTests(makeProject());
    expect(stdout).toMatch(
      /=== whole runs in a browser, and whole runs of the desktop app ===\nrunning run --project e2e [^\n]+\n\n=== whole runs of the desktop app ===\nrunning run --project desktop /,
    );
  });

  it('runs only the chosen tests when a filter is given', () => {
    const { lines, status } = runTests(makeProject(), ['shared/stay']);
    expect(lines.at(-1)).toBe('1 passed, 0 failed, 1 skipped');
    expect(status).toBe(0);
  });

  it('still lints and tests when the build fails', () => {
    const root = makeProject();
    writeInto(root, 'node_modules/vite/bin/vite.js', 'console.log("boom"); process.exit(1);');
    const { lines, stdout, status } = runTests(root);
    expect(lines.at(-1)).toBe('7 passed, 3 failed, 6 skipped');
    expect(stdout).toContain('Building the server failed.\n\nboom');
    expect(status).toBe(1);
  });

  it('fails, and does not skip, the browser tests when there is no browser', () => {
    const { lines, stdout } = runTests(makeProject(), [], { browser: 'bin/nothing' });
    expect(stdout).toContain('  whole runs in a browser: no browser\n');
    expect(lines.at(-1)).toBe('6 passed, 3 failed, 5 skipped');
  });
});
