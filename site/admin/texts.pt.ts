import { sentences } from '@shared/i18n/translation';

export const appPt = sentences({
  optional: 'facultativo',
  'Back to the dashboard': 'Voltar ao início',
  Notifications: 'Avisos',
  'Dismiss notification': 'Fechar o aviso',
  '{waitingCount} to answer': '{waitingCount} por responder',
  '{value} unread': '{value} por ler',
  '{newReviewCount} new': '{newReviewCount} {newReviewCount|nova|novas}',
  'Page not found': 'Página não encontrada',
  '404 Page Not Found': '404 Página não encontrada',
  'Did you forget to add the page to the router?':
    'Esqueceu-se de acrescentar a página ao encaminhador?',
  '{duePaymentCount} to settle': '{duePaymentCount} por acertar',
});
