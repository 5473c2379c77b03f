import { runTests } from './lib/runTests.mjs';
import { vitestStage } from './lib/testStages.mjs';

// Uses the desktop app for an hour, or SOAK_MINUTES, and compares its memory before and after.
process.env.SOAK_MINUTES ??= '60';
await runTests([[vitestStage('soak', ['desktop'], { args: ['desktop/test/e2e/soak'] })]]);
