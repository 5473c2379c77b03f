import type { MailRulesJson } from '@shared/contract/mail/scheduledMails';
import { DEFAULT_RULES, type MailRules } from '@shared/domain/mail/scheduledMails';
import type { MailRuleRow } from '../../models/MailRuleRow';
import type { ReadContext } from '../serviceContext';

type StoreContext = Pick<ReadContext, 'models' | 'tx'>;

/** When which mail goes by itself. */
export async function loadMailRules(context: StoreContext): Promise<MailRules> {
  return rulesOf(await findRules(context));
}

/** The rules as the owner's form reads them. */
export async function readMailRules(context: StoreContext): Promise<MailRulesJson> {
  const rows = await findRules(context);
  return { rules: rulesOf(rows), updatedAt: latest(rows)?.updatedAt.toISOString() ?? null };
}

/** What is stored of the rules. */
export function findRules({ models, tx }: StoreContext): Promise<MailRuleRow[]> {
  return models.MailRuleRow.findAll({ order: ['kind'], transaction: tx });
}

/** The stored rules, and the product's own for the others. */
export function rulesOf(rows: readonly MailRuleRow[]): MailRules {
  const stored = rows.map(({ kind, isOn, anchor, offsetDays, hour }) => [
    kind,
    { isOn, anchor, offsetDays, hour },
  ]);
  return { ...DEFAULT_RULES, ...(Object.fromEntries(stored) as Partial<MailRules>) };
}

/** The one that was saved last. */
export function latest(rows: readonly MailRuleRow[]): MailRuleRow | null {
  return rows.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0] ?? null;
}
