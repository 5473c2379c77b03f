import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureDesktop } from '../../../scripts/lib/desktopBuild.mjs';
import { findTestElectron, runnableElectron } from '../../../scripts/lib/electronRuntime.mjs';
import { root } from '../../../vite.alias.ts';
import { ensureScreen } from './screen';

export type Runtime =
  | {
      binary: string;
      folder: string;
      version: string;
      isFallback: boolean;
      display: string | null;
    }
  | { reason: string };

declare module 'vitest' {
  export interface ProvidedContext {
    runtime: Runtime;
    packageFolder: string;
  }
}

export default async function setup(project: TestProject): Promise<() => unknown> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const found = await findTestElectron({ root, say });
  if ('reason' in found) {
    say(`The desktop app is not run: ${found.reason}`);
    project.provide('runtime', found);
    return () => undefined;
  }
  say(`The desktop app runs on Electron ${found.version} from ${found.folder.slice(root.length)}`);
  await ensureDesktop({ root, say, isFallback: found.isFallback });
  const binary = await runnableElectron(found);
  const runtime = { ...found, binary };
  const screen = await ensureScreen();
  if ('reason' in screen) {
    say(`The desktop app is not run: ${screen.reason}`);
    project.provide('runtime', screen);
    return () => undefined;
  }
  project.provide('runtime', { ...runtime, display: screen.display });
  const packageFolder = await mkdtemp(path.join(tmpdir(), 'villa-package-'));
  project.provide('packageFolder', packageFolder);
  return async () => {
    screen.close();
    await rm(packageFolder, { recursive: true, force: true });
  };
}
