import type { PrivacyNotice } from '@shared/contract/legal/privacyNotice';
import { formatShortDay, villaDay } from '@shared/domain/date';
import { t } from '../i18n/t';
import { currentLocale } from '../i18n/language';

/** Which privacy page a guest was shown, and when. */
export function privacyNoticeText({ version, at }: PrivacyNotice): string {
  return t('Privacy, version {version}, on {day}', {
    version,
    day: formatShortDay(villaDay(new Date(at)), currentLocale()),
  });
}
