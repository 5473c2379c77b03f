import type { Database } from '../../db/openDatabase';
import type { Tx } from '../../db/write';
import type { Logger } from '../../log';

/** Ends sessions, even while the database is not writable. */
export type EndedSessions = {
  /**
   * Ends a session by deleting its row. If that fails, for example because the disk is full, this server remembers the
   * session as ended until the row can be deleted.
   * @param key of the session row
   * @param alsoWrite runs in the transaction that deletes the row
   */
  end: (key: string, alsoWrite?: (tx: Tx) => Promise<void>) => Promise<void>;
  /** Whether a session with an existing row has ended. */
  isEnded: (key: string) => boolean;
  /** Deletes the remaining rows. @throws AppError 503 while the database is not writable */
  deleteRows: () => Promise<void>;
};

/** The ended sessions of one server. Those whose rows still exist are forgotten if it crashes. */
export function createEndedSessions({ db, log }: { db: Database; log: Logger }): EndedSessions {
  /** Pending row deletions by key. */
  const left = new Map<string, () => Promise<void>>();
  return {
    end: async (key, alsoWrite) => {
      if (left.has(key)) return;
      const deleteRow = () =>
        db.write(async (tx) => {
          const where = { sessionToken: key };
          await db.models.AdminSession.destroy({ where });
          await alsoWrite?.(tx);
        });
      try {
        await deleteRow();
      } catch (error) {
        log.warn({ err: error }, 'session ended, but its row could not be deleted yet');
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
