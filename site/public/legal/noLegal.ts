import { NO_LEGAL_DETAILS, type PublicLegal } from '@shared/contract/legal/legal';
import { DEFAULT_CANCELLATION } from '@shared/domain/legal/cancellation';
import { RETENTION_DEFAULTS } from '@shared/domain/privacy/retentionPeriods';

export const NO_LEGAL: PublicLegal = {
  ...NO_LEGAL_DETAILS,
  cancellation: [...DEFAULT_CANCELLATION],
  privacyVersion: 1,
  keptMonths: {
    enquiry: RETENTION_DEFAULTS.enquiryMonths,
    message: RETENTION_DEFAULTS.messageMonths,
  },
};
