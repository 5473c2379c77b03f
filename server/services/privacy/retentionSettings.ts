import type { Retention } from '@shared/contract/privacy/privacy';
import { RETENTION_DEFAULTS } from '@shared/domain/privacy/retentionPeriods';
import { RETENTION_ID, type RetentionSettings } from '../../models/RetentionSettings';
import type { ReadContext } from '../serviceContext';

/** How long data are kept; the defaults until the owner has said otherwise. */
export function retentionOf(row: RetentionSettings | null): Retention {
  if (!row) return { ...RETENTION_DEFAULTS };
  const { enquiryMonths, stayMonths, messageMonths, mailDays, logMonths } = row;
  return { enquiryMonths, stayMonths, messageMonths, mailDays, logMonths };
}

/** The periods that are in force. */
export async function loadRetention({
  models,
  tx,
}: Pick<ReadContext, 'models' | 'tx'>): Promise<Retention> {
  return retentionOf(await models.RetentionSettings.findByPk(RETENTION_ID, { transaction: tx }));
}
