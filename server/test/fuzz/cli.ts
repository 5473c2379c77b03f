import { parseArgs } from 'node:util';
import { runFuzz } from './runFuzz';

const DEFAULT_REQUESTS = '2000';

/**
 * `npm run fuzz -- --requests=2000 --seed=1 --only="POST /api/contact"`
 * @returns whether every answer was right
 */
export async function main(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: 'string', default: DEFAULT_REQUESTS },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      only: { type: 'string', default: '' },
    },
  });
  const { sent, failures } = await runFuzz({
    requests: Number(values.requests),
    seed: Number(values.seed),
    only: values.only,
    say: (line) => process.stdout.write(`${line}\n`),
  });
  return sent > 0 && failures.length === 0;
}
