import { sentences } from '@shared/i18n/translation';

/** What the screens of this folder say, in Portuguese. */
export const housePt = sentences({
  To: 'Até',
  'Show these days': 'Mostrar estes dias',
  'Next two weeks': 'Próximas duas semanas',
  'Loading the calendar link...': 'A carregar a ligação do calendário...',
  'The calendar link could not be loaded.': 'Não foi possível carregar a ligação do calendário.',
  'Calendar link for the house': 'Ligação do calendário para a casa',
  'Whoever looks after the house adds it to the calendar of their phone, and sees arrivals, departures, how many come, extras and your notes for the house: no names, no amounts. Whoever has the address can read it.':
    'Quem cuida da casa adiciona-a ao calendário do telemóvel e vê as chegadas, as partidas, quantas pessoas vêm, os extras e as suas notas para a casa: nem nomes nem valores. Quem tiver o endereço pode lê-lo.',
  'Send it to whoever looks after the house. They add it as a calendar by its address.':
    'Envie-a a quem cuida da casa, que a adiciona como calendário pelo endereço.',
  'The old address stops working at once. Everybody who reads it needs the new one.':
    'O endereço antigo deixa de funcionar de imediato. Todos os que o leem precisam do novo.',
  'Stop sharing the plan of the house?': 'Deixar de partilhar o plano da casa?',
  'The address stops working at once, for good. Calendars that read it stay as they are or become empty.':
    'O endereço deixa de funcionar de imediato e para sempre. Os calendários que o leem ficam como estão ou vazios.',
  'Plan of the house no longer shared': 'O plano da casa já não é partilhado',
  'Loading the plan...': 'A carregar o plano...',
  'The plan of the house could not be loaded.': 'Não foi possível carregar o plano da casa.',
  '{first} to {endDate}': '{first} a {endDate}',
  'In the house until {checkoutDate}': 'Na casa até {checkoutDate}',
  'Nobody arrives or leaves on these days.': 'Ninguém chega nem parte nestes dias.',
  'Arrivals and departures': 'Chegadas e partidas',
  Changeover: 'Mudança de hóspedes',
  'Leave by {checkoutTime}': 'Partida até às {checkoutTime}',
  '{people} · {nights}, until {checkoutDate}': '{people} · {nights}, até {checkoutDate}',
  'Extras: {extras}': 'Extras: {extras}',
  'held by another site’s calendar, number not known':
    'reserva do calendário de outro site, número de hóspedes desconhecido',
  '{children} of them {children|a child|children}':
    '{children} {children|criança|crianças} entre eles',
  '{infants} {infants|infant|infants}': '{infants} {infants|bebé|bebés}',
  '{pets} {pets|pet|pets}': '{pets} {pets|animal de estimação|animais de estimação}',
  'Arrive from {checkinTime}': 'Chegada a partir das {checkinTime}',
  'Arrive from {checkinTime}, planned for {arrivalTime}':
    'Chegada a partir das {checkinTime}, prevista para as {arrivalTime}',
  'Arrive from {checkinTime}, planned for {arrivalTime}, late':
    'Chegada a partir das {checkinTime}, prevista para as {arrivalTime} (tardia)',
});
