import { translation } from '@shared/i18n/translation';
import type { dashboardEn } from './texts.en';

/** `texts.en.ts` in Portuguese. */
export const dashboardPt = translation<typeof dashboardEn>()({
  'dashboard.dashboard': 'Início',
  'dashboard.theBookingsBelowStill': 'As reservas abaixo continuam a funcionar.',
  'dashboard.theOtherTabsStill': 'Os outros separadores continuam a funcionar.',
  'dashboard.galleryManager': 'Gestão da galeria',
  'dashboard.uploadAndOrderPhotographs': 'Carregar e ordenar fotografias',
  'dashboard.villaSettings': 'Definições da casa',
  'dashboard.pricesRulesAndHero': 'Preços, regras e imagem principal',
  'dashboard.viewBookings': 'Ver reservas',
  'dashboard.whoIsComingWhat': 'Quem chega, o que falta responder',
  'dashboard.priceOverrides': 'Preços especiais',
  'dashboard.pricesForChosenNights': 'Preços para noites escolhidas',
  'dashboard.summary': 'Resumo',
  'dashboard.loadingFigures': 'A carregar os números...',
  'dashboard.theFiguresCouldNot': 'Não foi possível carregar os números.',
  'dashboard.confirmedBookings': 'Reservas confirmadas',
  'dashboard.allTime': 'Desde sempre',
  'dashboard.totalRevenue': 'Receita total',
  'dashboard.confirmedCount':
    '{confirmedCount} {confirmedCount|reserva confirmada|reservas confirmadas}',
  'dashboard.keptIncluded': '{caption}, e {amount} retidos após cancelamentos',
  'dashboard.pendingBookings': 'Reservas pendentes',
  'dashboard.awaitingConfirmation': 'À espera de confirmação',
  'dashboard.totalBookings': 'Total de reservas',
  'dashboard.messages': 'Mensagens',
  'dashboard.contactMessages': 'Mensagens de contacto',
});
