import { runChild } from './lib/childProcess.mjs';
import { runCommand } from './lib/command.mjs';
import { assertDisplay, ELECTRON_VITE, ELECTRON_VITE_CONFIG } from './lib/desktopBuild.mjs';
import { findDeclaredElectron } from './lib/electronRuntime.mjs';
import { sayDetail } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { SetupError } from './lib/setupError.mjs';

// Starts the desktop app from the sources; arguments after `--` go to the app.
await runCommand({ lastStep: 'Starting the desktop app…' }, async () => {
  assertDisplay();
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
