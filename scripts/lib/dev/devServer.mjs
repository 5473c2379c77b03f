import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';
import { messageOf } from '../setupError.mjs';

const STOP_MS = 5_000;
/** Printed by `server/index.ts` when it is ready. */
const READY = 'Listening on ';

/**
 * The server, bundled without its packages and restarted on request. If the build fails, the previous server keeps
 * running.
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {string} options.serverDir where the bundle goes
 * @param {Record<string, string>} options.env added to this process's own
 * @param {(line: string) => void} options.say
 */
export function createDevServer({ root, serverDir, env, say }) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  /** @type {Promise<boolean>} whether the newest server answers */
  let ready = Promise.resolve(false);
  let isWanted = false;
  let isBusy = false;

  /** @returns {Promise<boolean>} whether the sources build */
  const bundle = async () => {
    try {
      await build({
        configFile: path.join(root, 'vite.server.config.ts'),
        mode: 'development',
        logLevel: 'silent',
        build: { outDir: serverDir },
      });
      return true;
    } catch (error) {
      say(`The server does not build; the previous one keeps running.\n${messageOf(error)}`);
      return false;
    }
  };

  const run = (program, onOutput) =>
    spawn(process.execPath, ['--enable-source-maps', path.join(serverDir, program)], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', onOutput ? 'pipe' : 'inherit', 'inherit'],
    });

  const stop = async () => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    const timer = setTimeout(() => running.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(timer);
  };

  const start = () => {
    const started = run('index.js', true);
    child = started;
    ready = new Promise((resolve) => {
      started.stdout?.on('data', (chunk) => {
        const text = String(chunk);
        if (text.includes(READY)) resolve(true);
        // Omits its own address and password, which the command prints for the front address.
        else if (!text.includes('The first admin was made')) process.stdout.write(text);
      });
      started.once('exit', (code) => {
        if (child === started)
          say(`The server ended with ${code}. It starts again with the next change.`);
        resolve(false);
      });
    });
    return ready;
  };

  return {
    /** Requests wait for this while the server is being replaced. */
    isReady: () => ready,
    runToEnd: (program) =>
      new Promise((resolve) => {
        run(program, false).once('exit', resolve);
      }),
    bundle,
    start,
    restart: async () => {
      isWanted = true;
      if (isBusy) return;
      isBusy = true;
      while (isWanted) {
        isWanted = false;
        const startedAt = Date.now();
        if (!(await bundle())) continue;
        let settle = (_isUp) => {};
        ready = new Promise((resolve) => (settle = resolve));
        await stop();
        const isUp = await start();
        settle(isUp);
        if (isUp) say(`Server restarted in ${Date.now() - startedAt} ms.`);
      }
      isBusy = false;
    },
    stop,
  };
}
