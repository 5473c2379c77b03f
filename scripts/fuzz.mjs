import { runModule } from './lib/runModule.mjs';

// Generated requests to every call of the contract: npm run fuzz -- --requests=2000 --seed=1
await runModule('server/test/fuzz/cli.ts');
