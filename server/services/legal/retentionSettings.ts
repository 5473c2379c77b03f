import { retentionSchema } from '@shared/contract/privacy/privacy';
import { RETENTION_DEFAULTS } from '@shared/domain/privacy/retentionPeriods';
import * as z from 'zod/mini';
import { defineSettings } from '../settings/defineSettings';

export const retention = defineSettings('retention', retentionSchema.shape, RETENTION_DEFAULTS, {
  audit: 'retention_changed',
});

/** Villa day of the last run; `null` before the first. */
export const retentionRun = defineSettings(
  'retentionRun',
  { lastRunDay: z.nullable(z.string()) },
  { lastRunDay: null },
);
