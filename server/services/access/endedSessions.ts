import type { Database } from '../../db/openDatabase';
import type { Tx } from '../../db/write';
import type { Logger } from '../../log';

/** Ends sessions, also while the database cannot be written. */
export type EndedSessions = {
  /**
   * Ends a session: its row is deleted. Where it cannot be, because the disk is full for example, this server
   * remembers that it has ended until it can.
   * @param key what its row is found by
   * @param alsoWrite is stored in the same transaction, and so as late as the row is deleted
   */
  end: (key: string, alsoWrite?: (tx: Tx) => Promise<void>) => Promise<void>;
  /** Whether a session has ended whose row is still there. */
  isEnded: (key: string) => boolean;
  /** Deletes the rows that are left. @throws AppError 503 while the database still cannot be written */
  deleteRows: () => Promise<void>;
};

/** The sessions of which one server knows that they have ended. A crash forgets those whose rows are left. */
export function createEndedSessions({ db, log }: { db: Database; log: Logger }): EndedSessions {
  /** By key: how the row is deleted. */
  const left = new Map<string, () => Promise<void>>();
  return {
    end: async (key, alsoWrite) => {
      if (left.has(key)) return;
      const deleteRow = () =>
        db.write(async (tx) => {
          const where = { sessionToken: key };
          await db.models.AdminSession.destroy({ where, transaction: tx });
          await alsoWrite?.(tx);
        });
      try {
        await deleteRow();
      } catch (error) {
        log.warn({ err: error }, 'session ended, its row not deleted yet');
        left.set(key, deleteRow);
      }
    },
    isEnded: (key) => left.has(key),
    deleteRows: async () => {
      const results = await Promise.allSettled(
        [...left].map(async ([key, deleteRow]) => {
          await deleteRow();
          left.delete(key);
        }),
      );
      const failed = results.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },
  };
}
