import { runModule } from './lib/runModule.mjs';

// How fast the owner's app starts, and how much memory it takes.
await runModule('desktop/bench/start.ts');
