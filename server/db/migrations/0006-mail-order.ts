import type { MigrationContext } from '../migrationContext';

/** Mail priorities, the mailbox of a receipt for its limit, and the sequence number of a stay's calendar file. */
export async function up({ run }: MigrationContext): Promise<void> {
  await run(
    'ALTER TABLE outbox_mails ADD COLUMN priority INTEGER NOT NULL DEFAULT 1 CHECK (priority IN (0, 1, 2))',
  );
  await run('ALTER TABLE outbox_mails ADD COLUMN mailbox VARCHAR(254)');
  await run(
    `UPDATE outbox_mails SET priority = 0 WHERE kind IN ('confirmation', 'decline', 'cancellation')`,
  );
  await run(
    `UPDATE outbox_mails SET priority = 2, mailbox = lower(recipient)
      WHERE kind IN ('enquiryReceipt', 'messageReceipt')`,
  );
  await run('CREATE INDEX outbox_mails_mailbox ON outbox_mails (mailbox, created_at)');

  await run(
    'ALTER TABLE bookings ADD COLUMN calendar_sequence INTEGER NOT NULL DEFAULT 0 CHECK (calendar_sequence >= 0)',
  );
}
