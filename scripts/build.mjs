import { stopChildrenOnSignals } from './lib/childProcess.mjs';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { runScript } from './lib/setupError.mjs';
import { stopWithNpm } from './lib/stopWithNpm.mjs';

// Installs and builds, whether or not anything changed.
stopChildrenOnSignals();
stopWithNpm();
await runScript(() => prepare({ root, steps: 3, force: true }));
