import { parseArgs } from 'node:util';
import { isUnharmed, runAttacks } from './attacks/runAttacks';
import { runFuzz } from './runFuzz';

const DEFAULT_REQUESTS = '2000';

/**
 * `npm run fuzz -- --requests=2000 --seed=1 --only="POST /api/contact"`, or
 * `npm run fuzz -- --attacks --only=dripping` for floods by one client instead of generated requests.
 * @returns whether every response was right
 */
export async function main(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: 'string', default: DEFAULT_REQUESTS },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      only: { type: 'string', default: '' },
      attacks: { type: 'boolean', default: false },
    },
  });
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  if (values.attacks) {
    const outcomes = await runAttacks({ only: values.only, say });
    return outcomes.length > 0 && outcomes.every(isUnharmed);
  }
  const { sent, failures } = await runFuzz({
    requests: Number(values.requests),
    seed: Number(values.seed),
    only: values.only,
    say,
  });
  return sent > 0 && failures.length === 0;
}
