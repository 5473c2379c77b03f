import type { MailRulesInput } from '@shared/contract/mail/scheduledMails';
import { SCHEDULED_KINDS } from '@shared/domain/mail/scheduledMails';
import { recordAudit } from '../audit/recordAudit';
import { assertNotStale, nextUpdatedAt } from '../optimisticConcurrency';
import type { WriteContext } from '../serviceContext';
import { findRules, latest, rulesOf } from './mailRules';
import { replanScheduledMails } from './replanScheduledMails';

/** Stores the rules and plans the mails of every current or recent stay again. @throws AppError 409 `stale` */
export async function updateMailRules(
  { rules, updatedAt }: MailRulesInput,
  context: WriteContext,
): Promise<void> {
  const { models, now } = context;
  const rows = await findRules(context);
  assertNotStale(latest(rows), updatedAt);
  const before = rulesOf(rows);
  const savedAt = nextUpdatedAt(latest(rows), now);
  for (const kind of SCHEDULED_KINDS) {
    await models.MailRuleRow.upsert({ kind, ...rules[kind], updatedAt: savedAt });
  }
  recordAudit('mail_rules_changed', { before, after: rules }, context);
  await replanScheduledMails(context);
}
