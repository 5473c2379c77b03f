import { runModule } from './lib/command.mjs';

// Kills, faults and recovery: npm run torture -- --rounds=100 --seed=1
await runModule('server/test/torture/cli.ts');
