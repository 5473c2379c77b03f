import { runTests } from './lib/runTests.mjs';
import { TIERS, vitestStage } from './lib/testStages.mjs';

const TIER_OPTION = '--tier=';

// `npm test` runs the core tier; `npm run check` and `npm run test:all` name theirs. `npm test -- <file filter>`
// only runs the matching test files; other options go to vitest.
const [first = '', ...rest] = process.argv.slice(2);
const hasTier = first.startsWith(TIER_OPTION);
const args = hasTier ? rest : process.argv.slice(2);
const tier = TIERS[hasTier ? first.slice(TIER_OPTION.length) : 'core'];
await runTests(args.length > 0 ? [[vitestStage('chosen tests', [], { args })]] : tier);
