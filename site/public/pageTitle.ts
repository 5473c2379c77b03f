import type { Content } from '@shared/domain/content/contentTypes';
import type { Translate } from '@shared/i18n/translate';
import { legalPageOf, screenOf } from './screenOf';

export function titleOf(path: string, content: Content, t: Translate): string {
  const screen = screenOf(path);
  if (screen === 'home') return content['meta.home.title'];
  const legalPage = legalPageOf(path);
  const subject = legalPage
    ? t(`footer.${legalPage}`)
    : screen === 'booking'
      ? content['meta.booking.title']
      : t('meta.notFound.title');
  return `${subject} · ${content['villa.name']}`;
}
