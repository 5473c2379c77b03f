import { describe, expect, it } from 'vitest';
import { crashRounds } from '../crash';
import { FAULTS } from '../runTorture';

/** Few, as this is part of every test run; `npm run torture` kills it 100 times. */
const ROUNDS = 4;
const SEED = 20_270_312;

it('loses nothing that was acknowledged when the server is killed under load', async () => {
  const lines: string[] = [];
  const report = await crashRounds({
    rounds: ROUNDS,
    seed: SEED,
    say: (line) => lines.push(line),
  });
  process.stdout.write(`${lines.at(-1)}\n`);
  expect(report.failures).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(ROUNDS);
});

describe('the server survives that', () => {
  it.for(Object.entries(FAULTS))('%s', async ([, fault], { skip }) => {
    const reason = await fault();
    if (reason) {
      process.stdout.write(`Not tested here: ${reason}\n`);
      skip(reason);
    }
    expect(reason).toBeUndefined();
  });
});
