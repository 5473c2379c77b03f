import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stopChildrenOnSignals } from './lib/childProcess.mjs';
import { countCheck, formatCounts, sumCounts } from './lib/counts.mjs';
import { arePackagesReady } from './lib/install.mjs';
import { announce, prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { messageOf } from './lib/setupError.mjs';
import { stopWithNpm } from './lib/stopWithNpm.mjs';
import { chosenStages, TIERS } from './lib/testStages.mjs';

const STEPS = 4;
const TIER_OPTION = '--tier=';

// `npm test` runs the core tier; `npm run check` and `npm run test:all` name theirs. `npm test -- <file filter>`
// only runs the matching test files.
stopChildrenOnSignals();
stopWithNpm();
process.chdir(root);
const args = process.argv.slice(2);
const tier = args.find((arg) => arg.startsWith(TIER_OPTION))?.slice(TIER_OPTION.length) ?? 'core';
const filters = args.filter((arg) => !arg.startsWith(TIER_OPTION));
const counts = await runAll(filters.length > 0 ? chosenStages(filters) : TIERS[tier]);
process.exitCode = counts.failed === 0 ? 0 : 1;
// Programs read the last line, so nothing may follow it.
process.stdout.write(`${formatCounts(counts)}\n`);

async function runAll(stages) {
  const results = [];
  try {
    await prepare({ root, steps: STEPS });
  } catch (error) {
    process.stdout.write(`\n${messageOf(error)}\n\n`);
    const result = countCheck('set-up', false);
    // Without packages nothing runs; after a failed build lint, types and most tests still do.
    if (!(await arePackagesReady(root))) return result;
    results.push({ name: 'set-up', result, seconds: 0 });
  }
  announce(STEPS, STEPS, 'Testing…');
  for (const together of stages) results.push(...(await runTogether(together)));
  const total = sumCounts(results.map(({ result }) => result));
  tellSummary(results, total);
  return total;
}

/** Runs stages concurrently; the output of all but the first is printed at the end. */
async function runTogether(stages) {
  process.stdout.write(`\n=== ${stages.map(({ name }) => name).join(', and ')} ===\n`);
  const startedAt = Date.now();
  const results = await Promise.all(
    stages.map(async ({ name, run }, index) => {
      const logFile = index === 0 ? undefined : path.join(root, `.cache/test/stage-${index}.log`);
      const result = await run(root, logFile);
      return { name, result, logFile, seconds: Math.round((Date.now() - startedAt) / 1000) };
    }),
  );
  for (const { name, logFile } of results) {
    if (logFile) process.stdout.write(`\n=== ${name} ===\n${readFileSync(logFile, 'utf8')}`);
  }
  return results;
}

function tellSummary(results, { failures, flaky, skipped }) {
  const lines = results.map(
    ({ name, result, seconds }) => `  ${name}: ${formatCounts(result)} (${seconds} s)`,
  );
  const sections = [
    ['Summary', lines],
    [`Flaky, passed only when repeated: ${flaky.length}`, flaky.map((line) => `  ${line}`)],
    ['Failed', failures.map((line) => `  ${line}`)],
    ['Skipped, with the reason', skipped.map((line) => `  ${line}`)],
  ];
  for (const [title, content] of sections) {
    if (content.length > 0) process.stdout.write(`\n${title}\n${content.join('\n')}\n`);
  }
  process.stdout.write('\n');
}
