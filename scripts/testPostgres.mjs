import { stopChildrenOnSignals } from './lib/childProcess.mjs';
import { formatCounts, sumCounts } from './lib/counts.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { runScript } from './lib/setupError.mjs';
import { stopWithNpm } from './lib/stopWithNpm.mjs';
import { chosenStages } from './lib/testStages.mjs';

// The server's tests and the races and deaths of two servers, on PostgreSQL: the one that TEST_DATABASE_URL
// names, where each test makes and drops a schema of its own, or one started for this run.
const RUNS = [
  // Pictures, pages and tools do not care where the rows are.
  [
    '--project=node',
    '--project=own modules',
    'server/test/api',
    'server/db',
    'server/services',
    'server/middleware',
  ],
  // Alone: the version that they ask for counts what is committed in every database of the server.
  ['--project', 'node', '--no-file-parallelism', 'server/cache'],
  [
    '--project',
    'e2e',
    'server/test/e2e/twoServers',
    'server/test/e2e/offerRace',
    'server/test/e2e/scheduledKill',
  ],
];

stopChildrenOnSignals();
stopWithNpm();
process.chdir(root);
await runScript(async () => {
  await prepare({ root, steps: 3 });
  const own = process.env.TEST_DATABASE_URL ? null : await startPostgres();
  process.env.TEST_DATABASE_URL ??= own?.url;
  const results = [];
  try {
    for (const args of RUNS) {
      for (const stage of chosenStages(args).flat()) results.push(await stage.run(root));
    }
  } finally {
    await own?.stop();
  }
  const counts = sumCounts(results);
  for (const line of counts.failures) process.stdout.write(`  ${line}\n`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
  process.stdout.write(`${formatCounts(counts)}\n`);
});
