import type { ConversationMessageJson } from '@shared/contract/conversation/conversation';
import { currentLocale } from '../i18n/language';
import { t } from '../i18n/t';

export function writerText(
  { author, userName }: Pick<ConversationMessageJson, 'author' | 'userName'>,
  guestName: string,
): string {
  return author === 'guest' ? guestName : (userName ?? t('You'));
}

/** `820 KB`, `3.4 MB`. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  return megabytes >= 1
    ? `${megabytes.toLocaleString(currentLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`
    : `${Math.ceil(bytes / 1024)} KB`;
}
