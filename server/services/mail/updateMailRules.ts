import type { MailRulesInput } from '@shared/contract/mail/scheduled';
import { addDays } from '@shared/domain/date';
import { SCHEDULED_KINDS } from '@shared/domain/mail/schedule';
import { Op } from 'sequelize';
import { recordAudit } from '../audit/recordAudit';
import { recordEvent } from '../liveEvents';
import { assertNotStale, nextUpdatedAt } from '../optimisticConcurrency';
import type { WriteContext } from '../serviceContext';
import { findRules, latest, rulesOf } from './mailRules';
import { planMails } from './scheduledMails';

/** Days after a stay on which a mail about it may still be to come. */
const DAYS_AFTER = 366;

/**
 * Stores the rules, and plans the mails of every stay that is not long over by them.
 * @throws AppError 409 `stale`
 */
export async function updateMailRules(
  { rules, updatedAt }: MailRulesInput,
  context: WriteContext,
): Promise<void> {
  const { models, tx, now, today } = context;
  const rows = await findRules(context);
  assertNotStale(latest(rows), updatedAt);
  const before = rulesOf(rows);
  const savedAt = nextUpdatedAt(latest(rows), now);
  for (const kind of SCHEDULED_KINDS) {
    await models.MailRuleRow.upsert(
      { kind, ...rules[kind], updatedAt: savedAt },
      { transaction: tx },
    );
  }
  await recordAudit('mail_rules_changed', { before, after: rules }, context);
  const bookings = await models.Booking.findAll({
    where: {
      status: 'confirmed',
      schedulesMails: true,
      checkoutDate: { [Op.gte]: addDays(today, -DAYS_AFTER) },
    },
    transaction: tx,
  });
  for (const booking of bookings) await planMails(booking, context);
  await recordEvent('settings', null, context);
}
