import { stopChildrenOnSignals } from './lib/childProcess.mjs';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { runScript } from './lib/setupError.mjs';

// Installs and builds what is missing or outdated, without starting anything.
stopChildrenOnSignals();
await runScript(() => prepare({ root, steps: 3 }));
