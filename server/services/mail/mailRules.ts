import type { MailRulesJson } from '@shared/contract/mail/scheduledMails';
import { DEFAULT_RULES, type MailRules } from '@shared/domain/mail/scheduledMails';
import { readConfig } from '../../db/configCache';
import type { MailRuleRow } from '../../models/MailRuleRow';
import type { ReadContext } from '../serviceContext';

type StoreContext = Pick<ReadContext, 'models'>;

export function loadMailRules(context: StoreContext): Promise<MailRules> {
  return readConfig(context, 'mail rules', async () => rulesOf(await findRules(context)));
}

export async function readMailRules(context: StoreContext): Promise<MailRulesJson> {
  const rows = await findRules(context);
  return { rules: rulesOf(rows), updatedAt: latest(rows)?.updatedAt.toISOString() ?? null };
}

export function findRules({ models }: StoreContext): Promise<MailRuleRow[]> {
  return models.MailRuleRow.findAll({ order: ['kind'] });
}

export function rulesOf(rows: readonly MailRuleRow[]): MailRules {
  const stored = rows.map(({ kind, isOn, anchor, offsetDays, hour }) => [
    kind,
    { isOn, anchor, offsetDays, hour },
  ]);
  return { ...DEFAULT_RULES, ...(Object.fromEntries(stored) as Partial<MailRules>) };
}

export function latest(rows: readonly MailRuleRow[]): MailRuleRow | null {
  return rows.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0] ?? null;
}
