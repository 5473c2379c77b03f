import { runModule } from './lib/command.mjs';

// Generated requests to every call of the contract: npm run fuzz -- --requests=2000 --seed=1
await runModule('server/test/fuzz/cli.ts');
