import type { Retention } from '@shared/contract/privacy/privacy';
import { RETENTION_DEFAULTS } from '@shared/domain/privacy/retentionPeriods';
import { RETENTION_ID, type RetentionSettings } from '../../models/RetentionSettings';
import type { ReadContext } from '../serviceContext';

/** The retention periods, or the defaults. */
export function retentionOf(row: RetentionSettings | null): Retention {
  if (!row) return { ...RETENTION_DEFAULTS };
  const { enquiryMonths, stayMonths, messageMonths, mailDays, logMonths } = row;
  return { enquiryMonths, stayMonths, messageMonths, mailDays, logMonths };
}

export async function loadRetention({ models }: Pick<ReadContext, 'models'>): Promise<Retention> {
  return retentionOf(await models.RetentionSettings.findByPk(RETENTION_ID));
}
