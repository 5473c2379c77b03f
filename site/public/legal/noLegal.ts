import { NO_LEGAL_DETAILS, type PublicLegal } from '@shared/contract/legal/legal';
import { DEFAULT_CANCELLATION } from '@shared/domain/legal/cancellation';
import { DEFAULT_RETENTION_MONTHS } from '@shared/domain/legal/retention';

/** What a page says of the law where that could not be read. */
export const NO_LEGAL: PublicLegal = {
  ...NO_LEGAL_DETAILS,
  cancellation: [...DEFAULT_CANCELLATION],
  privacyVersion: 1,
  retentionMonths: DEFAULT_RETENTION_MONTHS,
};
