import { parseArgs } from 'node:util';
import { runTorture } from './runTorture';

const DEFAULT_ROUNDS = '100';

/**
 * `npm run torture -- --rounds=100 --seed=1`
 * @returns whether nothing was lost and every fault was survived
 */
export async function main(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: DEFAULT_ROUNDS },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    },
  });
  const { failures } = await runTorture({
    rounds: Number(values.rounds),
    seed: Number(values.seed),
    say: (line) => process.stdout.write(`${line}\n`),
  });
  return failures.length === 0;
}
