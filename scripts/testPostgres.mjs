import { runTests } from './lib/runTests.mjs';
import { postgresStage } from './lib/testStages.mjs';

await runTests([[postgresStage()]]);
