import { stopChildrenOnSignals } from './lib/childProcess.mjs';
import { formatCounts } from './lib/counts.mjs';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { runScript } from './lib/setupError.mjs';
import { stopWithNpm } from './lib/stopWithNpm.mjs';
import { postgresStage } from './lib/testStages.mjs';

stopChildrenOnSignals();
stopWithNpm();
process.chdir(root);
await runScript(async () => {
  await prepare({ root, steps: 3 });
  const counts = await postgresStage().run(root);
  for (const line of counts.failures) process.stdout.write(`  ${line}\n`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
  process.stdout.write(`${formatCounts(counts)}\n`);
});
