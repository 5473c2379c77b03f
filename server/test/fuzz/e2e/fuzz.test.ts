import { expect, it } from 'vitest';
import { runFuzz } from '../runFuzz';

/** Few, as this is part of every test run; `npm run fuzz` sends 2,000 to each call. */
const REQUESTS = 25;
/** Fixed, so that a test run does not fail at random. `npm run fuzz` draws a new one each time. */
const SEED = 20_270_312;

it('answers generated requests to every call of the contract as the contract says', async () => {
  const lines: string[] = [];
  const report = await runFuzz({
    requests: REQUESTS,
    seed: SEED,
    say: (line) => lines.push(line),
  });
  const notDrawn = lines.filter((line) => line.startsWith('not drawn'));
  process.stdout.write(`${[...notDrawn, lines.at(-1)].join('\n')}\n`);
  expect(report.failures).toEqual([]);
  expect(report.sent).toBeGreaterThan((report.calls - 2) * REQUESTS);
  // Four seconds per call: a slow machine that also runs the desktop app's tests needs two.
}, 600_000);
