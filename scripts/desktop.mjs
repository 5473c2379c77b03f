import { stopChildrenOnSignals, runChild } from './lib/childProcess.mjs';
import { ELECTRON_VITE, ELECTRON_VITE_CONFIG } from './lib/desktopBuild.mjs';
import { findDeclaredElectron } from './lib/electronRuntime.mjs';
import { announce, prepare, sayDetail } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { runScript, SetupError } from './lib/setupError.mjs';
import { stopWithNpm } from './lib/stopWithNpm.mjs';

const STEPS = 4;

// Starts the desktop app from the sources; arguments after `--` go to the app.
stopChildrenOnSignals();
stopWithNpm();
await runScript(async () => {
  await prepare({ root, steps: STEPS });
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY) {
    throw new SetupError('There is no display to show the desktop app on.');
  }
  announce(STEPS, STEPS, 'Starting the desktop app…');
  const found = await findDeclaredElectron({ root, say: sayDetail });
  if ('reason' in found) throw new SetupError(found.reason);
  sayDetail(`Electron ${found.version}`);
  const isRoot = process.getuid?.() === 0;
  const { code } = await runChild(
    process.execPath,
    [ELECTRON_VITE, 'preview', ...ELECTRON_VITE_CONFIG, ...(isRoot ? ['--noSandbox'] : [])],
    { cwd: root, env: { ELECTRON_EXEC_PATH: found.binary } },
  );
  process.exitCode = code;
});
