import type { ConversationMessageJson } from '@shared/contract/conversation/conversation';
import { VILLA } from '@shared/villa';
import { currentLocale } from '../i18n/language';
import { t } from './texts.en';

/** By the villa's clock: `12 Apr 2027, 14:05`. */
export function writtenText(at: string): string {
  return new Intl.DateTimeFormat(currentLocale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: VILLA.timeZone,
  }).format(new Date(at));
}

/** Who wrote a message. @param guestName of the booking */
export function writerText(
  { author, userName }: Pick<ConversationMessageJson, 'author' | 'userName'>,
  guestName: string,
): string {
  return author === 'guest' ? guestName : (userName ?? t('conversation.you'));
}

/** `820 KB`, `3.4 MB`. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  return megabytes >= 1
    ? `${megabytes.toLocaleString(currentLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`
    : `${Math.ceil(bytes / 1024)} KB`;
}
