import { villaDay } from '@shared/domain/date';
import { readEnv } from '../../env';
import { createImageHost } from '../../integrations/imageHost/createImageHost';
import { createLog } from '../../log';
import { DatabaseStartError } from '../connection';
import { openDatabase } from '../openDatabase';
import { seedDatabase } from '../seed/seedDatabase';
import { addDemoYear } from './demoYear';

/** `npm run demo`: a year of believable bookings and messages, for trying the back office. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog('warn');
  const db = await openDatabase(env, log);
  const now = new Date();
  try {
    const admin = await seedDatabase({
      env,
      db,
      imageHost: createImageHost(env, log),
      log,
      now: () => now,
    });
    if (admin?.generatedPassword) {
      say(`First admin: ${admin.username}, password ${admin.generatedPassword}`);
    }
    const added = await db.write((tx) =>
      addDemoYear({ models: db.models, tx, now, today: villaDay(now) }),
    );
    say(
      added
        ? `Added ${added.bookings} bookings and ${added.messages} messages.`
        : 'There are bookings already, so nothing was added. Use an empty DATA_DIR to try the demo.',
    );
  } finally {
    await db.close();
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main().catch((error: unknown) => {
  const text = error instanceof DatabaseStartError ? error.message : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});
