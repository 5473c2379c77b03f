import type { BookingEnquiry } from '@shared/contract/bookings/booking';
import { createInsertSql } from '../../db/insertSql';
import type { Database } from '../../db/openDatabase';
import { createReadCache, type ReadCache } from '../../db/readCache';
import type { WriteScript } from '../../db/write';
import { bookingSearchText } from '../../models/Booking';
import type { presentReceipt } from '../../presenters';
import { createEnquiry, drawReference, ENQUIRY_MAILS, priceEnquiry } from './booking';
import { lastEventId } from '../liveEvents';
import { bookingMailRows } from '../mail/outbox';
import type { ReadContext } from '../serviceContext';

/** Enquiries that share one transaction; those that come meanwhile share the next. */
const MAX_BATCH = 64;
/** Tries to see the rules and the last event at one moment, while other processes write. */
const MAX_LOOKS = 3;

/** What is stored of an enquiry, as far as the guest is told. */
export type StoredEnquiry = Parameters<typeof presentReceipt>[0];

export type EnquiryDesk = {
  /** Stores an enquiry, see {@link createEnquiry}. The context is one for reading. */
  take: (
    enquiry: BookingEnquiry,
    idempotencyKey: string | null,
    context: ReadContext,
  ) => Promise<StoredEnquiry>;
};

type Asked = { enquiry: BookingEnquiry; idempotencyKey: string | null; context: ReadContext };

/** A time in which nothing but enquiries of this server was committed. */
type Epoch = {
  /** `null` until it is needed. */
  lastEvent: number | null;
  /** What was read in this time. */
  rules: ReadCache;
};

/** What an enquiry is to become, by the rules of an epoch. */
type Priced = { epoch: Epoch; booking: StoredEnquiry; sql: string };

type Waiting = Asked & {
  priced: Priced;
  resolve: (booking: StoredEnquiry) => void;
  reject: (error: unknown) => void;
};

/** Something else was committed first, or a key is known: each enquiry is to be looked at alone. */
class Overtaken extends Error {
  override name = 'Overtaken';
}

/**
 * Where guests' enquiries are taken in. `createEnquiry` asks the database for everything inside
 * its own transaction. On SQLite most enquiries go a shorter way to the same rows: they are priced
 * by rules in memory, and all that wait for the disk are stored in one transaction with one sync.
 *
 * That nothing came between rules and rows is seen by the events: every change of nights, prices
 * and rules notes one, under the next number, in its own transaction. The script stores its events
 * under the numbers after the last one known; if another change has taken the first of them, the
 * doubled key undoes the script, and each of its enquiries goes the long way. So do those that
 * were refused, whose reference is taken or whose sender's key is known.
 */
export function createEnquiryDesk(
  db: Pick<Database, 'sequelize' | 'models' | 'write' | 'writeScript' | 'version'>,
): EnquiryDesk {
  const takeAlone = ({ enquiry, idempotencyKey, context }: Asked): Promise<StoredEnquiry> =>
    db.write((tx) => createEnquiry(enquiry, idempotencyKey, { ...context, tx }));

  const takeTogether = db.writeScript && createCounter(db, db.writeScript, takeAlone);
  return {
    take: (enquiry, idempotencyKey, context) =>
      (takeTogether ?? takeAlone)({ enquiry, idempotencyKey, context }),
  };
}

function createCounter(
  { sequelize, models, version }: Pick<Database, 'sequelize' | 'models' | 'version'>,
  writeScript: WriteScript,
  takeAlone: (asked: Asked) => Promise<StoredEnquiry>,
): (asked: Asked) => Promise<StoredEnquiry> {
  const insertEvents = createInsertSql(sequelize, models.EventRow);
  const insertBookings = createInsertSql(sequelize, models.Booking);
  const insertMails = createInsertSql(sequelize, models.OutboxMail);

  let epoch = beginEpoch();
  let seenVersion = '';
  let isStoring = false;
  const currentEpoch = async (): Promise<Epoch> => {
    // A commit that is seen now is most likely our own; what else it could be shows in its events.
    if (isStoring) return epoch;
    const now = await version.current();
    if (now !== seenVersion) {
      seenVersion = now;
      epoch = beginEpoch();
    }
    return epoch;
  };

  const price = async ({ enquiry, idempotencyKey, context }: Asked): Promise<Priced> => {
    const pricedIn = await currentEpoch();
    const { row, settings } = await priceEnquiry(enquiry, idempotencyKey, {
      ...context,
      cache: pricedIn.rules,
    });
    const booking = { ...row, reference: drawReference() };
    const mails = bookingMailRows(ENQUIRY_MAILS, booking, settings, context.now);
    const sql = insertBookings([{ ...booking, searchText: bookingSearchText(booking) }]);
    return { epoch: pricedIn, booking, sql: sql + insertMails(mails) };
  };

  /** Prices anew what an older epoch has priced. @throws Overtaken when that does not come to rest */
  const settle = async (batch: Waiting[]): Promise<{ seen: Epoch; lastEvent: number }> => {
    for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
      const seen = await currentEpoch();
      const lastEvent = (seen.lastEvent ??= await lastEventId(models));
      for (const one of batch) {
        if (one.priced.epoch !== seen) {
          one.priced = await price(one).catch(() => {
            throw new Overtaken();
          });
        }
      }
      if ((await currentEpoch()) === seen) return { seen, lastEvent };
    }
    throw new Overtaken();
  };

  const store = async (batch: Waiting[], run: (sql: string) => Promise<void>): Promise<void> => {
    const { seen, lastEvent } = await settle(batch);
    const events = batch.map(({ priced, context }, index) => ({
      id: lastEvent + index + 1,
      type: 'enquiry' as const,
      reference: priced.booking.reference,
      createdAt: context.now,
    }));
    const rows = batch.map(({ priced }) => priced.sql).join('');
    isStoring = true;
    try {
      await run(`BEGIN IMMEDIATE;${insertEvents(events)}${rows}COMMIT`);
      seen.lastEvent = lastEvent + batch.length;
      // Our own commit changed nothing that the rules depend on.
      seenVersion = await version.now();
    } catch (error) {
      seenVersion = '';
      throw String(error).includes('SQLITE_CONSTRAINT') ? new Overtaken() : error;
    } finally {
      isStoring = false;
    }
  };

  let waiting: Waiting[] = [];
  const storeWaiting = async (): Promise<void> => {
    let batch: Waiting[] = [];
    try {
      await writeScript(async (run) => {
        batch = waiting.splice(0, MAX_BATCH);
        if (waiting.length > 0) void storeWaiting();
        await store(batch, run);
      });
      batch.forEach(({ priced, resolve }) => resolve(priced.booking));
    } catch (error) {
      // Whose turn never came is told so with the others.
      if (batch.length === 0) [batch, waiting] = [waiting, []];
      for (const one of batch) {
        if (error instanceof Overtaken) takeAlone(one).then(one.resolve, one.reject);
        else one.reject(error);
      }
    }
  };

  return async (asked) => {
    // The long way knows whether it was stored before, and otherwise says what is wrong with it.
    const priced = await price(asked).catch(() => null);
    if (!priced) return takeAlone(asked);
    return new Promise((resolve, reject) => {
      waiting.push({ ...asked, priced, resolve, reject });
      if (waiting.length === 1) void storeWaiting();
    });
  };
}

function beginEpoch(): Epoch {
  // Nothing is committed in it, so that what it remembers needs no other version.
  return { lastEvent: null, rules: createReadCache({ current: () => 'this epoch' }) };
}
