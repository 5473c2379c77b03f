import { sentences } from '@shared/i18n/translation';

export const appPt = sentences({
  optional: 'facultativo',
  'Back to the dashboard': 'Voltar ao início',
  Notifications: 'Avisos',
  'Dismiss notification': 'Fechar o aviso',
  '{waitingCount} to answer': '{waitingCount} por responder',
  '{waitingCount} to answer, {duePaymentCount} {duePaymentCount|payment|payments} overdue or to give back':
    '{waitingCount} por responder, {duePaymentCount} {duePaymentCount|pagamento em atraso ou a devolver|pagamentos em atraso ou a devolver}',
  '{value} unread': '{value} por ler',
  '{newReviewCount} new': '{newReviewCount} {newReviewCount|nova|novas}',
  'Page not found': 'Página não encontrada',
  '404 Page Not Found': '404 Página não encontrada',
  'Did you forget to add the page to the router?':
    'Esqueceu-se de acrescentar a página ao encaminhador?',
});
