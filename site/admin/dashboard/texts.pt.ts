import { sentences } from '@shared/i18n/translation';

export const dashboardPt = sentences({
  Dashboard: 'Início',
  'The bookings below still work.': 'As reservas abaixo continuam a funcionar.',
  'Upload and order photographs': 'Carregar e ordenar fotografias',
  'Prices, rules and hero image': 'Preços, regras e imagem principal',
  'View Bookings': 'Ver reservas',
  'Who is coming, what to answer': 'Quem chega, o que falta responder',
  'Prices for chosen nights': 'Preços para noites escolhidas',
  Summary: 'Resumo',
  'Confirmed Bookings': 'Reservas confirmadas',
  'All time': 'Desde sempre',
  'Total Revenue': 'Receita total',
  '{confirmedCount} confirmed {confirmedCount|booking|bookings}':
    '{confirmedCount} {confirmedCount|reserva confirmada|reservas confirmadas}',
  '{caption}, and {amount} kept': '{caption}, e {amount} retidos',
  'Pending Bookings': 'Reservas pendentes',
  'Awaiting confirmation': 'À espera de confirmação',
  'Total Bookings': 'Total de reservas',
  'Messages and conversations': 'Mensagens e conversas',
  'Contact messages': 'Mensagens de contacto',
});
