import { translation } from '@shared/i18n/translation';
import type { houseEn } from './texts.en';

/** `texts.en.ts` in Portuguese. */
export const housePt = translation<typeof houseEn>()({
  'house.from': 'De',
  'house.to': 'Até',
  'house.showTheseDays': 'Mostrar estes dias',
  'house.nextTwoWeeks': 'Próximas duas semanas',
  'house.loadingTheCalendarLink': 'A carregar a ligação do calendário...',
  'house.theCalendarLinkCould': 'Não foi possível carregar a ligação do calendário.',
  'house.calendarLinkForThe': 'Ligação do calendário para a casa',
  'house.whoeverLooksAfterThe':
    'Quem cuida da casa adiciona-a ao calendário do telemóvel e vê as chegadas, as partidas, quantas pessoas vêm, os extras e as suas notas para a casa: nem nomes nem valores. Quem tiver o endereço pode lê-lo.',
  'house.calendarLinkMade': 'Ligação do calendário criada',
  'house.sendItToWhoever':
    'Envie-a a quem cuida da casa, que a adiciona como calendário pelo endereço.',
  'house.makeANewLink': 'Criar uma nova ligação?',
  'house.theOldAddressStops':
    'O endereço antigo deixa de funcionar de imediato. Todos os que o leem precisam do novo.',
  'house.stopSharingThePlan': 'Deixar de partilhar o plano da casa?',
  'house.theAddressStopsWorking':
    'O endereço deixa de funcionar de imediato e para sempre. Os calendários que o leem ficam como estão ou vazios.',
  'house.planOfTheHouse': 'O plano da casa já não é partilhado',
  'house.house': 'Casa',
  'house.print': 'Imprimir',
  'house.loadingThePlan': 'A carregar o plano...',
  'house.thePlanOfThe': 'Não foi possível carregar o plano da casa.',
  'house.firstToLast': '{first} a {endDate}',
  'house.inTheHouseUntil': 'Na casa até {checkoutDate}',
  'house.nobodyArrivesOrLeaves': 'Ninguém chega nem parte nestes dias.',
  'house.arrivalsAndDepartures': 'Chegadas e partidas',
  'house.changeover': 'Mudança de hóspedes',
  'house.leaveBy': 'Partida até às {checkoutTime}',
  'house.stayUntil': '{people} · {nights}, até {checkoutDate}',
  'house.extras': 'Extras: {extras}',
  'house.heldByAnotherSite': 'reserva do calendário de outro site, número de hóspedes desconhecido',
  'house.guests': '{guestCount} {guestCount|hóspede|hóspedes}',
  'house.children': '{children} {children|criança|crianças} entre eles',
  'house.pets': '{pets} {pets|animal de estimação|animais de estimação}',
  'house.arriveFrom': 'Chegada a partir das {checkinTime}',
  'house.arrivePlanned': 'Chegada a partir das {checkinTime}, prevista para as {arrivalTime}',
  'house.arrivePlannedLate':
    'Chegada a partir das {checkinTime}, prevista para as {arrivalTime} (tardia)',
});
