import { translation } from '@shared/i18n/translation';
import type { privacyEn } from './texts.en';

/** `texts.en.ts` in Portuguese. */
export const privacyPt = translation<typeof privacyEn>()({
  'privacy.eraseThisPerson': 'Apagar os dados desta pessoa',
  'privacy.nameContactDataWishes':
    'O nome, os contactos, os pedidos especiais, as notas, as mensagens e os e-mails associados a {email} desaparecem de vez. Ninguém os pode recuperar.',
  'privacy.typeEmailToConfirm': 'Escreva {email} para confirmar',
  'privacy.cancel': 'Cancelar',
  'privacy.eraseForGood': 'Apagar de vez',
  'privacy.erased': 'Dados apagados',
  'privacy.whatWasStoredOf': 'O que estava guardado sobre esta pessoa desapareceu.',
  'privacy.notErased': 'Não foi possível apagar',
  'privacy.pleaseTypeTheSame': 'Escreva outra vez o mesmo endereço, por favor',
  'privacy.notFound': 'Não foi possível procurar',
  'privacy.aGuestAsksFor': 'Um hóspede pede os seus dados',
  'privacy.everythingUnderOneE':
    'Tudo o que está associado a um endereço de e-mail: reservas, mensagens, e-mails e o que neles foi alterado. Entregue-o ou apague-o de vez.',
  'privacy.theGuestsEMail': 'Endereço de e-mail do hóspede',
  'privacy.looking': 'A procurar...',
  'privacy.find': 'Procurar',
  'privacy.nothingIsStoredUnder': 'Não há nada guardado com {email}.',
  'privacy.bookingLine': '{reference} · {guestName} · {checkinDate} a {checkoutDate} · {status}',
  'privacy.keptForTheTax':
    'Guardado para as finanças: o nome, encriptado, até {until}. As noites, os valores e o país continuam nos seus números.',
  'privacy.downloadAllOfIt': 'Transferir tudo (ZIP)',
  'privacy.saved': 'Guardado',
  'privacy.notSaved': 'Não foi possível guardar',
  'privacy.eraseThisPersonOpens': 'Apagar os dados desta pessoa…',
  'privacy.loadingThePeriods': 'A carregar os prazos...',
  'privacy.thePeriodsCouldNot': 'Não foi possível carregar os prazos.',
  'privacy.byItself': 'Automaticamente: {removed}',
  'privacy.whatWent': 'O que foi apagado',
  'privacy.backupsOfBeforeStill':
    'As cópias de segurança anteriores ainda o contêm. Quando uma é restaurada, os dados já apagados voltam a ser apagados.',
  'privacy.nothingYet': 'Ainda nada.',
  'privacy.cannotBeReadAny': 'já não se consegue ler',
  'privacy.notShown': 'Não foi possível mostrar',
  'privacy.theNameCouldNot': 'Não foi possível ler o nome.',
  'privacy.namesKeptForThe': 'Nomes guardados para as finanças',
  'privacy.ofStaysThatTook':
    'Das estadias que se realizaram, o nome do hóspede tem de ser guardado durante dez anos após o ano em causa. Está encriptado, nenhuma pesquisa o encontra e é apagado automaticamente na data abaixo. Cada leitura fica registada.',
  'privacy.referenceUntil': '{reference}, até {until}',
  'privacy.showTheNameOf': 'Mostrar o nome de {reference}',
  'privacy.showTheName': 'Mostrar o nome',
  'privacy.enquiriesMonths': 'Pedidos, meses',
  'privacy.declinedCancelledOrNever':
    'Recusados, cancelados ou sem resposta; a contar do último dia pedido',
  'privacy.staysMonths': 'Estadias, meses',
  'privacy.fromTheCheckOut': 'A contar da partida; os números ficam',
  'privacy.messagesMonths': 'Mensagens, meses',
  'privacy.fromTheDayThey': 'A contar do dia em que chegaram',
  'privacy.mailsDays': 'E-mails, dias',
  'privacy.sentOrGivenUp': 'Enviados ou abandonados',
  'privacy.activityMonths': 'Atividade, meses',
  'privacy.whoChangedWhat': 'Quem alterou o quê',
  'privacy.howLongDataAre': 'Durante quanto tempo se guardam os dados',
  'privacy.whatIsOlderGoes':
    'O que for mais antigo é apagado automaticamente, uma vez por dia. Das reservas só se apagam os dados do hóspede: as noites e os valores continuam nos seus números.',
  'privacy.fromThenOn':
    'A partir de {startsOn}, isto acontece automaticamente. À data de hoje, seria: {due}. Guarde os prazos para começar já.',
  'privacy.savePeriods': 'Guardar prazos',
  'privacy.removeOlder': 'Apagar de vez os dados mais antigos?',
  'privacy.shorterPeriod': '{period}: {after} em vez de {before}.',
  'privacy.whatIsOlderIsGone':
    'O que for mais antigo é apagado dentro de um dia, e ninguém o pode recuperar.',
  'privacy.periodsSaved': 'Prazos guardados',
  'privacy.periodsNotSaved': 'Não foi possível guardar os prazos',
  'privacy.nothingWasLeft': 'já não havia nada',
  'privacy.count.bookings': '{n} {n|reserva|reservas}',
  'privacy.count.messages': '{n} {n|mensagem|mensagens}',
  'privacy.count.mails': '{n} {n|e-mail|e-mails}',
  'privacy.count.enquiries': '{n} {n|pedido|pedidos}',
  'privacy.count.logEntries': '{n} {n|registo de atividade|registos de atividade}',
  'privacy.count.stays': '{n} {n|estadia|estadias}',
  'privacy.count.mailFiles': '{n} {n|ficheiro de e-mail|ficheiros de e-mail}',
  'privacy.count.names': '{n} {n|nome guardado para as finanças|nomes guardados para as finanças}',
  'privacy.aPersonWasErased': 'Foram apagados os dados de uma pessoa: {counts}',
  'privacy.aPersonWasErasedAgain':
    'Foram apagados os dados de uma pessoa: {counts}; apagados outra vez depois de restaurada uma cópia de segurança, {when}',
  'privacy.aheadOfErasure':
    '{references}: por realizar, sem resposta ou com uma proposta que ainda pode ser aceite. Cancele, recuse ou retire primeiro; até lá os dados são necessários e não podem ser apagados.',
  'privacy.status.pending': 'pendente',
  'privacy.status.confirmed': 'confirmada',
  'privacy.status.enquiry': 'pedido',
  'privacy.status.cancelled': 'cancelada',
});
