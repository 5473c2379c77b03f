import type { PrivacyNotice } from '@shared/contract/legal/privacyNotice';
import { formatDay, villaDay } from '@shared/domain/date';

/** Which privacy page a guest was shown, and when. */
export function privacyNoticeText({ version, at }: PrivacyNotice): string {
  return `Privacy, version ${version}, on ${formatDay(villaDay(new Date(at)), 'en-GB')}`;
}
