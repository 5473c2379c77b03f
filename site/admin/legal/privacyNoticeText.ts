import type { PrivacyNotice } from '@shared/contract/legal/privacyNotice';
import { formatShortDay, villaDay } from '@shared/domain/date';
import { t } from '../i18n/t';
import { currentLocale } from '../i18n/language';

/** Version and time of the privacy page that a guest was shown. */
export function privacyNoticeText({ version, at }: PrivacyNotice): string {
  return t('Privacy, version {version}, on {day}', {
    version,
    day: formatShortDay(villaDay(new Date(at)), currentLocale()),
  });
}
