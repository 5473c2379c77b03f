import { runModule } from './lib/runModule.mjs';

// How fast the owner's app starts, and how much memory it takes. Needs a display: without one,
// `xvfb-run -a npm run bench:desktop`.
await runModule('desktop/bench/start.ts');
