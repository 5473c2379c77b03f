import { stopChildrenOnSignals } from './lib/childProcess.mjs';
import { formatCounts, sumCounts } from './lib/counts.mjs';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { runScript } from './lib/setupError.mjs';
import { stopWithNpm } from './lib/stopWithNpm.mjs';
import { chosenStages } from './lib/testStages.mjs';

// Uses the desktop app for an hour, or SOAK_MINUTES, and compares its memory before and after.
stopChildrenOnSignals();
stopWithNpm();
process.chdir(root);
await runScript(async () => {
  await prepare({ root, steps: 3 });
  process.env.SOAK_MINUTES ??= '60';
  const results = [];
  for (const stage of chosenStages(['--project', 'desktop', 'desktop/test/e2e/soak']).flat()) {
    results.push(await stage.run(root));
  }
  const counts = sumCounts(results);
  for (const line of counts.failures) process.stdout.write(`  ${line}\n`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
  process.stdout.write(`${formatCounts(counts)}\n`);
});
