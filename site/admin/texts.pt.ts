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
  'app.bookings': 'Reservas',
  'app.toAnswer': '{waitingCount} por responder',
  'app.toAnswerAndDue':
    '{waitingCount} por responder, {duePaymentCount} {duePaymentCount|pagamento em atraso ou a devolver|pagamentos em atraso ou a devolver}',
  'app.calendar': 'Calendário',
  'app.house': 'Casa',
  'app.messages': 'Mensagens',
  'app.unread': '{value} por ler',
  'app.pricing': 'Preços',
  'app.gallery': 'Galeria',
  'app.figures': 'Números',
  'app.site': 'Site',
  'app.reviews': 'Avaliações',
  'app.newReviews': '{newReviewCount} {newReviewCount|nova|novas}',
  'app.settings': 'Definições',
  'app.setUp': 'Configuração',
  'app.pageNotFound': 'Página não encontrada',
  'app.pageNotFoundTitle': '404 Página não encontrada',
  'app.didYouForgetTo': 'Esqueceu-se de acrescentar a página ao encaminhador?',
  'app.backToAdmin': 'Voltar à gestão',
});
