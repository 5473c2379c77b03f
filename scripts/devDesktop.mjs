import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './lib/command.mjs';
import { assertDisplay, ensureDesktop } from './lib/desktopBuild.mjs';
import { findTestElectron, runnableElectron } from './lib/electronRuntime.mjs';
import { sayDetail } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { SetupError, messageOf } from './lib/setupError.mjs';

/** Combines changes that come together, as from a git checkout. */
const SETTLE_MS = 200;
const SOURCES = ['desktop', 'site', 'shared'];

// The desktop app connected to `npm run dev`. Rebuilt and restarted with every change of its sources, so that its
// policy always applies.
await runCommand({ builds: false, lastStep: 'Starting the desktop app…' }, async () => {
  assertDisplay();
  const origin = `http://localhost:${process.env.PORT || 3000}`;
  const check = fetch(`${origin}/healthz`);
  const isServed = await check.then(({ ok }) => ok).catch(() => false);
  if (!isServed)
    throw new SetupError(`Nothing answers at ${origin}. Start npm run dev beside this.`);

  // As in tests: the profile contains no owner's data.
  const found = await findTestElectron({ root, say: sayDetail });
  if ('reason' in found) throw new SetupError(found.reason);
  const build = () => ensureDesktop({ root, say: sayDetail, isFallback: found.isFallback });
  await build();
  runAgainOnChange(await runnableElectron(found), profileAt(origin), build);
});

/** A separate profile that already knows the server. @returns its folder */
function profileAt(origin) {
  const folder = path.join(root, '.cache/dev/desktop');
  const file = path.join(folder, 'config.json');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const villas = [{ id: 'dev', origin }];
    writeFileSync(file, JSON.stringify({ villas, currentId: 'dev', bounds: null, told: {} }));
  }
  return folder;
}

/** Runs the app until the developer quits it. */
function runAgainOnChange(program, profile, build) {
  const args = process.getuid?.() === 0 ? [root, '--no-sandbox'] : [root];
  const start = () => {
    const env = { ...process.env, VILLA_ADMIN_PROFILE: profile };
    const started = spawn(program, args, { cwd: root, env, stdio: 'inherit' });
    started.once('exit', (code) => {
      if (started === app) process.exit(code ?? 0);
    });
    return started;
  };
  /** @type {import('node:child_process').ChildProcess | null} */
  let app = start();
  process.once('exit', () => app?.kill());
  sayDetail('The app starts again when its sources change.');

  const restart = async () => {
    try {
      await build();
    } catch (error) {
      sayDetail(messageOf(error));
      return;
    }
    const old = app;
    if (!old) return;
    const ended = new Promise((resolve) => old.once('exit', resolve));
    // Only the current process of the app ends the command.
    app = null;
    old.kill();
    await ended;
    app = start();
  };
  let timer;
  let turn = Promise.resolve();
  for (const folder of SOURCES) {
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      if (/(\.test\.tsx?$|(^|[\\/])test[\\/])/.test(name ?? '')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        turn = turn.then(restart);
      }, SETTLE_MS);
    });
  }
}
