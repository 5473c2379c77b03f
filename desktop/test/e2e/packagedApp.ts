import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { FALLBACK_BUILD } from '../../../scripts/lib/desktopBuild.mjs';
import { root } from '../../../vite.alias.ts';

const run = promisify(execFile);

export type PackagedApp = {
  /** Its own folder; nothing else is in it. */
  folder: string;
  binary: string;
  remove: () => Promise<void>;
};

/**
 * Packages the built app for Linux into a plain folder, as `npm run desktop:package -- dir` does.
 * @param options.feed where it looks for newer versions; nowhere without
 */
export async function packageApp({ feed }: { feed?: string } = {}): Promise<PackagedApp> {
  const runtime = inject('runtime');
  if ('reason' in runtime) throw new Error(runtime.reason);
  const folder = await mkdtemp(path.join(tmpdir(), 'villa-package-'));
  // The fuse for file addresses is younger than the oldest Electron that tests run on.
  const settings = await readFile(path.join(root, 'electron-builder.yml'), 'utf8');
  const ownSettings = path.join(folder, 'settings.yml');
  await writeFile(
    ownSettings,
    runtime.isFallback
      ? settings
          .replace(/^ *grantFileProtocol.*\n/m, '')
          .replace('- dist/desktop/**', `- from: ${FALLBACK_BUILD}\n    to: dist/desktop`)
      : settings,
  );
  await run(
    process.execPath,
    [
      'node_modules/electron-builder/out/cli/cli.js',
      '--linux',
      'dir',
      '--publish=never',
      `--config=${ownSettings}`,
      `-c.directories.output=${folder}`,
      `-c.electronDist=${runtime.folder}`,
      `-c.electronVersion=${runtime.version}`,
      // Playwright starts programs with a debugger, which the shipped app refuses.
      '-c.electronFuses.enableNodeCliInspectArguments=true',
      ...(feed ? ['-c.publish.provider=generic', `-c.publish.url=${feed}`] : []),
    ],
    { cwd: root, maxBuffer: 2 ** 24 },
  );
  const app = path.join(folder, 'linux-unpacked');
  if (runtime.isFallback) {
    await fitOldNode(path.join(app, 'resources/app.asar.unpacked'));
  }
  return {
    folder,
    binary: path.join(app, 'villa-admin'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The server is made for Node 20; the runtime that tests may have to take has Node 18. */
const OLD_NODE = `import diagnostics from 'node:diagnostics_channel';
diagnostics.tracingChannel ??= () => ({
  hasSubscribers: false,
  traceSync: (work, _context, self, ...args) => Reflect.apply(work, self, args),
});
URL.canParse ??= (text, base) => {
  try {
    return Boolean(new URL(text, base));
  } catch {
    return false;
  }
};
AbortSignal.any ??= (signals) => {
  const one = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) one.abort(signal.reason);
    else signal.addEventListener('abort', () => one.abort(signal.reason), { once: true });
  }
  return one.signal;
};
`;

async function fitOldNode(unpacked: string): Promise<void> {
  const server = path.join(unpacked, 'dist/server');
  await writeFile(path.join(server, 'oldNode.js'), OLD_NODE);
  const program = path.join(server, 'local.js');
  await writeFile(program, `import './oldNode.js';\n${await readFile(program, 'utf8')}`);
  // Its ES modules use a syntax that is younger.
  const sharpFile = path.join(unpacked, 'node_modules/sharp/package.json');
  const sharp = JSON.parse(await readFile(sharpFile, 'utf8')) as object;
  await writeFile(sharpFile, JSON.stringify({ ...sharp, exports: { '.': './dist/index.cjs' } }));
}
