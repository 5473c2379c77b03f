import { spawn, type ChildProcess } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { ensureDesktop } from '../../../scripts/lib/desktopBuild.mjs';
import { findElectron, runnableElectron } from '../../../scripts/lib/electronRuntime.mjs';
import { root } from '../../../vite.alias.ts';

/** What the tests run the app with, or why they cannot. */
export type Runtime =
  | { binary: string; folder: string; version: string; display: string | null }
  | { reason: string };

declare module 'vitest' {
  export interface ProvidedContext {
    runtime: Runtime;
  }
}

const SCREEN = '1440x1000x24';
const START_MS = 20_000;

/** Builds the app, finds an Electron to run it with, and starts a screen where there is none. */
export default async function setup(project: TestProject): Promise<() => void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const found = await findElectron({ root, say });
  if ('reason' in found) {
    say(`The desktop app is not run: ${found.reason}`);
    project.provide('runtime', found);
    return () => undefined;
  }
  say(`The desktop app runs on Electron ${found.version} from ${found.folder.slice(root.length)}`);
  await ensureDesktop({ root, say });
  const binary = await runnableElectron(found);
  const runtime = { binary, folder: found.folder, version: found.version };
  if (process.platform !== 'linux' || process.env['DISPLAY']) {
    project.provide('runtime', { ...runtime, display: null });
    return () => undefined;
  }
  const screen = await startScreen();
  if ('reason' in screen) say(`The desktop app is not run: ${screen.reason}`);
  project.provide('runtime', 'reason' in screen ? screen : { ...runtime, display: screen.display });
  return () => {
    if ('process' in screen) screen.process.kill();
  };
}

/** Starts an X server that nobody sees; it finds a free number by itself. */
async function startScreen(): Promise<
  { process: ChildProcess; display: string } | { reason: string }
> {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ reason: 'Xvfb did not start in time' }), START_MS);
    const settle = (answer: { process: ChildProcess; display: string } | { reason: string }) => {
      clearTimeout(timer);
      resolve(answer);
    };
    xvfb.once('error', () => settle({ reason: 'there is no display and no Xvfb (package xvfb)' }));
    xvfb.once('exit', (code) => settle({ reason: `Xvfb ended with ${code}` }));
    xvfb.stdio[3]?.once('data', (chunk: Buffer) =>
      settle({ process: xvfb, display: `:${chunk.toString().trim()}` }),
    );
  });
}
