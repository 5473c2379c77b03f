import { villaDay } from '@shared/domain/date';
import type { Env } from '../../env';
import { createImageHost } from '../../integrations/imageHost/createImageHost';
import { createLog } from '../../log';
import { openDatabase } from '../openDatabase';
import { seedDatabase, type FirstAdmin } from '../seed/seedDatabase';
import { addDemoYear } from './demoYear';

/**
 * Fills a database without bookings with demo data.
 * @returns the first admin if one was created; `added` is `null` if there are bookings
 * @throws DatabaseStartError if the database cannot be used
 */
export async function fillDemo(env: Env): Promise<{
  admin: FirstAdmin | null;
  added: Awaited<ReturnType<typeof addDemoYear>>;
}> {
  const log = createLog('warn');
  const db = await openDatabase(env, log);
  const now = new Date();
  try {
    const imageHost = createImageHost(env, log);
    const admin = await seedDatabase({ env, db, imageHost, log, now: () => now });
    const added = await db.write((tx) =>
      addDemoYear({ models: db.models, tx, now, today: villaDay(now) }),
    );
    return { admin, added };
  } finally {
    await db.close();
  }
}
