import { runModule } from './lib/runModule.mjs';

// Measures the desktop app's start time and memory.
await runModule('desktop/bench/start.ts');
