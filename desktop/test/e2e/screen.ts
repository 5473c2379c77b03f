import { spawn } from 'node:child_process';

const SIZE = '1440x1000x24';
const START_MS = 20_000;

/** A screen for the app; `display` is `null` if there is one already. */
export type Screen = { display: string | null; close: () => void };

/** Starts an invisible X server if there is no screen; it chooses a free number. */
export async function ensureScreen(): Promise<Screen | { reason: string }> {
  if (process.platform !== 'linux' || process.env['DISPLAY']) {
    return { display: null, close: () => undefined };
  }
  return startScreen();
}

export async function startScreen(): Promise<Screen | { reason: string }> {
  // Without `-noreset` the server restarts when its last client leaves, and an app that starts then finds no display.
  const flags = ['-displayfd', '3', '-screen', '0', SIZE, '-nolisten', 'tcp', '-noreset'];
  const xvfb = spawn('Xvfb', flags, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const close = () => void xvfb.kill();
  return new Promise((resolve) => {
    const settle = (answer: Screen | { reason: string }) => {
      clearTimeout(timer);
      resolve(answer);
    };
    const timer = setTimeout(() => {
      close();
      settle({ reason: 'Xvfb did not start in time' });
    }, START_MS);
    xvfb.once('error', () => settle({ reason: 'there is no display and no Xvfb (package xvfb)' }));
    xvfb.once('exit', (code) => settle({ reason: `Xvfb ended with ${code}` }));
    xvfb.stdio[3]?.once('data', (chunk: Buffer) =>
      settle({ display: `:${chunk.toString().trim()}`, close }),
    );
  });
}
