import type { PrivacyNotice } from '@shared/contract/legal/privacyNotice';
import { villaDay } from '@shared/domain/date';
import { shortDayText } from '../components/formats';
import { t } from '../i18n/t';

/** Version and time of the privacy page that a guest was shown. */
export function privacyNoticeText({ version, at }: PrivacyNotice): string {
  return t('Privacy, version {version}, on {day}', {
    version,
    day: shortDayText(villaDay(new Date(at))),
  });
}
