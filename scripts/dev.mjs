import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './lib/command.mjs';
import { freePort } from './lib/freePort.mjs';
import { sayDetail } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { SetupError } from './lib/setupError.mjs';

const DEFAULT_PORT = 3000;
/** Combines changes that come together, as from a git checkout. */
const SETTLE_MS = 100;
const USERNAME = 'admin';
const PASSWORD = 'Sardines-at-noon-1';

// Site and server for development at one address: see CONTRIBUTING.md.
await runCommand({ builds: false, lastStep: 'Starting…' }, async (leaveSignals) => {
  leaveSignals();
  // Otherwise Vite's build of the server sets production, and the site's half follows.
  process.env.NODE_ENV = 'development';
  // Importable only once the packages are installed.
  const { createServer } = await import('vite');
  const { layOutDevProject } = await import('./lib/dev/devProject.mjs');
  const { createDevServer } = await import('./lib/dev/devServer.mjs');
  const { devSite } = await import('./lib/dev/devSite.mjs');

  const port = Number(process.env.PORT || DEFAULT_PORT);
  const serverPort = await freePort();
  const { serverDir, dataDir } = layOutDevProject(root);
  const isFirst = !existsSync(path.join(dataDir, 'villa.sqlite'));
  const server = createDevServer({
    root,
    serverDir,
    say: sayDetail,
    // Settings in .env belong to a live villa, whose mails and data must not be touched.
    env: {
      HOST: '127.0.0.1',
      PORT: String(serverPort),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      ADMIN_USERNAME: USERNAME,
      ADMIN_PASSWORD: PASSWORD,
      RATE_LIMIT_FACTOR: process.env.RATE_LIMIT_FACTOR || '100',
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    },
  });
  if (!(await server.bundle())) throw new SetupError('The server does not build.');
  if (isFirst) await server.runToEnd('demo.js');
  await server.start();

  const vite = await createServer({
    configFile: path.join(root, 'site/vite.config.ts'),
    plugins: [devSite({ root, serverPort, isServerReady: server.isReady })],
    server: { port, strictPort: true, host: 'localhost' },
  });
  restartOnChange(vite.watcher, server.restart);
  await vite.listen();

  const stop = async () => {
    await Promise.all([vite.close(), server.stop()]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop());
  sayDetail(`Owner: ${USERNAME}, password ${PASSWORD} (until another is chosen at /admin).`);
  sayDetail('Data: .cache/dev/data. Delete the folder .cache/dev to start again.');
  process.stdout.write(`Listening on http://localhost:${port}\n`);
});

function restartOnChange(watcher, restart) {
  let timer;
  watcher.on('all', (_event, file) => {
    const place = path.relative(root, file).replaceAll('\\', '/');
    if (!/^(server|shared)\//.test(place) || /(\.test\.tsx?$|\/test\/)/.test(place)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void restart(), SETTLE_MS);
  });
}
