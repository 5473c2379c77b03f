import { translation } from '@shared/i18n/translation';
import type { appEn } from './texts.en';

/** `texts.en.ts` in Portuguese. */
export const appPt = translation<typeof appEn>()({
  'app.optional': 'facultativo',
  'app.tryAgain': 'Tentar de novo',
  'app.dismiss': 'Fechar',
  'app.backToDashboard': 'Voltar ao início',
  'app.notifications': 'Avisos',
  'app.dismissNotification': 'Fechar o aviso',
});
