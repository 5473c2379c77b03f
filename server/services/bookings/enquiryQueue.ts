import type { BookingEnquiry } from '@shared/contract/bookings/booking';
import { UniqueConstraintError } from 'sequelize';
import type { Database } from '../../db/openDatabase';
import type { Tx } from '../../db/write';
import type { Env } from '../../env';
import { AppError } from '../../errors';
import { scaled } from '../rateLimits/rateLimits';
import { RECEIPT_LIMIT } from '../mail/receiptLimit';
import type { Secrets } from '../secrets/secrets';
import { readContext } from '../serviceContext';
import { drawStayLink, type StayLink } from '../stay/stayLink';
import { storeEnquiries, type EnquiryOutcome, type StoredEnquiry } from './enquiries';

/** Enquiries per transaction; those that arrive meanwhile share the next one. */
const MAX_BATCH = 64;
/** If a reference is already taken, the whole batch gets new references. */
const MAX_TRIES = 3;

export type EnquiryQueue = {
  /** Stores an enquiry, see {@link storeEnquiries}. Resolves once it is on disk. */
  submit: (
    enquiry: BookingEnquiry,
    idempotencyKey: string | null,
  ) => Promise<{ booking: StoredEnquiry; getsReceipt: boolean }>;
};

type Waiting = {
  enquiry: BookingEnquiry;
  idempotencyKey: string | null;
  /** Created when the enquiry arrived. */
  stayLink: Promise<StayLink | null>;
  resolve: (stored: { booking: StoredEnquiry; getsReceipt: boolean }) => void;
  reject: (error: unknown) => void;
};

/** Group commit: enquiries that arrive during a write share the next transaction. Most batches hold one. */
export function createEnquiryQueue({
  db,
  env,
  secrets,
  now: clock,
}: {
  env: Pick<Env, 'rateLimitFactor'>;
  db: Pick<Database, 'models' | 'write'>;
  secrets: Pick<Secrets, 'fingerprint'>;
  now: () => Date;
}): EnquiryQueue {
  const waiting: Waiting[] = [];
  const receiptLimit = scaled(RECEIPT_LIMIT, env.rateLimitFactor);

  const store = async (batch: readonly Waiting[], tx: Tx): Promise<EnquiryOutcome[]> => {
    const read = readContext({ db, now: clock });
    const linked = await Promise.all(
      batch.map(async (one) => ({ ...one, stayLink: await one.stayLink })),
    );
    return storeEnquiries(linked, receiptLimit, { ...read, tx });
  };

  const storeBatch = async (): Promise<void> => {
    const waitingNow = waiting.length;
    let batch: Waiting[] = [];
    try {
      const outcomes = await withRetry(() =>
        db.write((tx) => {
          // Filled inside the transaction, to include everything that has arrived by then. A retried transaction keeps
          // its batch.
          if (batch.length === 0) batch = waiting.splice(0, MAX_BATCH);
          return store(batch, tx);
        }),
      );
      batch.forEach((one, index) => settle(one, outcomes[index]));
    } catch (error) {
      // The transaction never began: only the enquiries that waited for it get the error, not later ones.
      if (batch.length === 0) batch = waiting.splice(0, waitingNow);
      const isOneToBlame = batch.length > 1 && !(error instanceof AppError);
      for (const one of batch) {
        if (isOneToBlame) void storeAlone(one);
        else one.reject(error);
      }
    }
  };

  let isStoring = false;
  const storeWaiting = async (): Promise<void> => {
    if (isStoring) return;
    isStoring = true;
    try {
      while (waiting.length > 0) await storeBatch();
    } finally {
      isStoring = false;
    }
  };

  /** Retries each enquiry alone, so that one invalid enquiry does not fail the whole batch. */
  const storeAlone = async (one: Waiting): Promise<void> => {
    try {
      const [outcome] = await withRetry(() => db.write((tx) => store([one], tx)));
      settle(one, outcome);
    } catch (error) {
      one.reject(error);
    }
  };

  return {
    submit: (enquiry, idempotencyKey) =>
      new Promise((resolve, reject) => {
        // Without the encryption key the link is created later; the enquiry is accepted anyway.
        const stayLink = drawStayLink(secrets).catch(() => null);
        waiting.push({ enquiry, idempotencyKey, stayLink, resolve, reject });
        void storeWaiting();
      }),
  };
}

function settle({ resolve, reject }: Waiting, outcome: EnquiryOutcome | undefined): void {
  if (outcome && 'booking' in outcome) resolve(outcome);
  else reject(outcome?.refusal);
}

async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof UniqueConstraintError) || tries === MAX_TRIES) throw error;
    }
  }
}
