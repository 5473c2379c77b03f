import { runModule } from './lib/command.mjs';

// Measures the desktop app's start time and memory.
await runModule('desktop/bench/start.ts');
