import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startCommand } from './command.mjs';
import { arePackagesReady } from './install.mjs';
import { prepare } from './prepare.mjs';
import { root } from './root.mjs';
import { messageOf } from './setupError.mjs';
import { countCheck, sumCounts } from './testStages.mjs';

/**
 * Prepares the project, runs stages of tests to the end, prints their results and sets the exit code.
 * @param {import('./testStages.mjs').Stage[][]} stages in order; those of an inner list run concurrently
 */
export async function runTests(stages) {
  startCommand();
  const counts = await runAll(stages);
  process.exitCode = counts.failed === 0 ? 0 : 1;
  // Programs read the last line, so nothing may follow it.
  process.stdout.write(`${formatCounts(counts)}\n`);
}

async function runAll(stages) {
  const results = [];
  try {
    await prepare({ lastStep: 'Testing…' });
  } catch (error) {
    process.stdout.write(`\n${messageOf(error)}\n\n`);
    const result = countCheck('set-up', false);
    // Without packages nothing runs; after a failed build lint, types and most tests still do.
    if (!(await arePackagesReady(root))) return result;
    results.push({ name: 'set-up', result, seconds: 0 });
  }
  for (const together of stages) results.push(...(await runTogether(together)));
  const total = sumCounts(results.map(({ result }) => result));
  printSummary(results, total);
  return total;
}

/** Runs stages concurrently; the output of all but the first is printed at the end. */
async function runTogether(stages) {
  process.stdout.write(`\n=== ${stages.map(({ name }) => name).join(', and ')} ===\n`);
  const startedAt = Date.now();
  const results = await Promise.all(
    stages.map(async ({ name, run }, index) => {
      const logFile = index === 0 ? undefined : path.join(root, `.cache/test/stage-${index}.log`);
      const result = await run(logFile);
      return { name, result, logFile, seconds: Math.round((Date.now() - startedAt) / 1000) };
    }),
  );
  for (const { name, logFile } of results) {
    if (logFile) process.stdout.write(`\n=== ${name} ===\n${readFileSync(logFile, 'utf8')}`);
  }
  return results;
}

function printSummary(results, { failures, flaky, skipped }) {
  const lines = results.map(
    ({ name, result, seconds }) => `${name}: ${formatCounts(result)} (${seconds} s)`,
  );
  const sections = [
    ['Summary', lines],
    [`Flaky, passed only when repeated: ${flaky.length}`, flaky],
    ['Failed', failures],
    ['Skipped, with the reason', skipped],
  ];
  for (const [title, content] of sections) {
    if (content.length === 0) continue;
    process.stdout.write(`\n${title}\n${content.map((line) => `  ${line}\n`).join('')}`);
  }
  process.stdout.write('\n');
}

/** @returns `3 passed, 0 failed`, plus `, 1 skipped` if any */
function formatCounts({ passed, failed, skipped }) {
  const base = `${passed} passed, ${failed} failed`;
  return skipped.length === 0 ? base : `${base}, ${skipped.length} skipped`;
}
