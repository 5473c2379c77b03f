import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { FALLBACK_BUILD } from '../../../scripts/lib/desktopBuild.mjs';
import { root } from '../../../vite.alias.ts';

const run = promisify(execFile);

/** Default update feed; test files with a feed set their own. */
const NO_FEED = 'http://127.0.0.1:9';
const FEED_FILE = 'app-update.yml';

export type PackagedApp = {
  folder: string;
  binary: string;
  remove: () => Promise<void>;
};

/**
 * The built app, packaged for Linux into a plain folder, like `npm run desktop:package -- dir`. The first test file
 * that needs it creates it, because that takes a minute. Files run one after another, and none changes the package.
 * @param options.feed where it looks for newer versions; nowhere by default
 */
export async function packageApp({ feed }: { feed?: string } = {}): Promise<PackagedApp> {
  const shared = inject('packageFolder');
  const app = path.join(shared, 'linux-unpacked');
  const feedFile = path.join(app, 'resources', FEED_FILE);
  // Moved there last, so that an unfinished package is recreated.
  const keptFeed = path.join(shared, FEED_FILE);
  if (!existsSync(keptFeed)) {
    await makePackage(shared, app);
    await rename(feedFile, keptFeed);
  }
  await rm(feedFile, { force: true });
  if (feed) {
    await writeFile(feedFile, (await readFile(keptFeed, 'utf8')).replace(NO_FEED, feed));
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'villa-packaged-'));
  return {
    folder,
    binary: path.join(app, 'villa-admin'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function makePackage(folder: string, app: string): Promise<void> {
  const runtime = inject('runtime');
  if ('reason' in runtime) throw new Error(runtime.reason);
  await rm(app, { recursive: true, force: true });
  // The oldest Electron of the tests lacks the fuse for file addresses.
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
      // Playwright attaches a debugger, which the shipped app refuses.
      '-c.electronFuses.enableNodeCliInspectArguments=true',
      '-c.publish.provider=generic',
      `-c.publish.url=${NO_FEED}`,
    ],
    { cwd: root, maxBuffer: 2 ** 24 },
  );
  if (runtime.isFallback) {
    await fitOldNode(path.join(app, 'resources/app.asar.unpacked'));
  }
}

/** The server needs Node 20; the tests' fallback runtime has Node 18. */
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
  // Its ES modules use newer syntax.
  const sharpFile = path.join(unpacked, 'node_modules/sharp/package.json');
  const sharp = JSON.parse(await readFile(sharpFile, 'utf8')) as object;
  await writeFile(sharpFile, JSON.stringify({ ...sharp, exports: { '.': './dist/index.cjs' } }));
}
