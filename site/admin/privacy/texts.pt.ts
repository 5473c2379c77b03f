import { sentences } from '@shared/i18n/translation';

export const privacyPt = sentences({
  'Erase this person': 'Apagar os dados desta pessoa',
  'Name, contact data, wishes, notes, messages and e-mails under {email} are deleted for good. Nobody can bring them back.':
    'O nome, os contactos, os pedidos especiais, as notas, as mensagens e os e-mails associados a {email} desaparecem de vez. Ninguém os pode recuperar.',
  'Type {email} to confirm': 'Escreva {email} para confirmar',
  'Erase for good': 'Apagar de vez',
  Erased: 'Dados apagados',
  'What was stored of this person is gone.': 'O que estava guardado sobre esta pessoa desapareceu.',
  'Not erased': 'Não foi possível apagar',
  'Not found': 'Não foi possível procurar',
  'A guest asks for their data': 'Um hóspede pede os seus dados',
  'Everything under one e-mail address: bookings, messages, e-mails and what was changed in them. Hand it over, or erase it for good.':
    'Tudo o que está associado a um endereço de e-mail: reservas, mensagens, e-mails e o que neles foi alterado. Entregue-o ou apague-o de vez.',
  'The guest’s e-mail address': 'Endereço de e-mail do hóspede',
  'Looking...': 'A procurar...',
  Find: 'Procurar',
  'Nothing is stored under {email}.': 'Não há nada guardado com {email}.',
  '{reference} · {guestName} · {checkinDate} to {checkoutDate} · {status}':
    '{reference} · {guestName} · {checkinDate} a {checkoutDate} · {status}',
  'Kept for the tax office: the name, encrypted, until {until}. Nights, amounts and country stay for your figures.':
    'Guardado para as finanças: o nome, encriptado, até {until}. As noites, os valores e o país continuam nos seus números.',
  'Download all of it (ZIP)': 'Transferir tudo (ZIP)',
  'Erase this person…': 'Apagar os dados desta pessoa…',
  'Loading the periods...': 'A carregar os prazos...',
  'The periods could not be loaded.': 'Não foi possível carregar os prazos.',
  'By itself: {removed}': 'Automaticamente: {removed}',
  'What went': 'O que foi apagado',
  'Earlier backups still contain it. When one is restored, everything erased since then is erased again.':
    'As cópias de segurança anteriores ainda o contêm. Quando uma é restaurada, os dados já apagados voltam a ser apagados.',
  'Nothing yet.': 'Ainda nada.',
  'cannot be read any more': 'já não se consegue ler',
  'Not shown': 'Não foi possível mostrar',
  'Names kept for the tax office': 'Nomes guardados para as finanças',
  'The guest’s name of a stay has to be kept until ten years after the year of the stay. It is encrypted, no search finds it, and it is deleted on the day below. Each time a name is read, this is recorded.':
    'Das estadias que se realizaram, o nome do hóspede tem de ser guardado durante dez anos após o ano em causa. Está encriptado, nenhuma pesquisa o encontra e é apagado automaticamente na data abaixo. Cada leitura fica registada.',
  '{reference}, until {until}': '{reference}, até {until}',
  'Show the name of {reference}': 'Mostrar o nome de {reference}',
  'Show the name': 'Mostrar o nome',
  'Enquiries, months': 'Pedidos, meses',
  'Declined, cancelled or never answered; counted from the last day of the stay':
    'Recusados, cancelados ou sem resposta; a contar do último dia pedido',
  'Stays, months': 'Estadias, meses',
  'Counted from check-out; figures stay': 'A contar da partida; os números ficam',
  'Messages, months': 'Mensagens, meses',
  'From the day they came': 'A contar do dia em que chegaram',
  'E-mails, days': 'E-mails, dias',
  'Sent or given up': 'Enviados ou abandonados',
  'Activity, months': 'Atividade, meses',
  'Who changed what': 'Quem alterou o quê',
  'How long data are kept': 'Durante quanto tempo se guardam os dados',
  'Older data are deleted once a day. Only the guest’s data are deleted from bookings: nights and amounts stay in your figures.':
    'O que for mais antigo é apagado automaticamente, uma vez por dia. Das reservas só se apagam os dados do hóspede: as noites e os valores continuam nos seus números.',
  'From {startsOn} on this happens by itself. As of today it would be: {due}. Save the periods to begin at once.':
    'A partir de {startsOn}, isto acontece automaticamente. À data de hoje, seria: {due}. Guarde os prazos para começar já.',
  'Save periods': 'Guardar prazos',
  'Remove older data for good?': 'Apagar de vez os dados mais antigos?',
  '{period}: {after} instead of {before}.': '{period}: {after} em vez de {before}.',
  'Older data are deleted within a day, and nobody can bring them back.':
    'O que for mais antigo é apagado dentro de um dia, e ninguém o pode recuperar.',
  'Periods saved': 'Prazos guardados',
  'Periods not saved': 'Não foi possível guardar os prazos',
  'nothing was left': 'já não havia nada',
  '{n} {n|booking|bookings}': '{n} {n|reserva|reservas}',
  '{n} {n|message|messages}': '{n} {n|mensagem|mensagens}',
  '{n} {n|e-mail|e-mails}': '{n} {n|e-mail|e-mails}',
  '{n} {n|enquiry|enquiries}': '{n} {n|pedido|pedidos}',
  '{n} {n|log entry|log entries}': '{n} {n|registo de atividade|registos de atividade}',
  '{n} {n|stay|stays}': '{n} {n|estadia|estadias}',
  '{n} {n|e-mail file|e-mail files}': '{n} {n|ficheiro de e-mail|ficheiros de e-mail}',
  '{n} {n|guest register|guest registers}': '{n} {n|registo|registos} de hóspedes',
  '{n} {n|name kept for the tax office|names kept for the tax office}':
    '{n} {n|nome guardado para as finanças|nomes guardados para as finanças}',
  'A person was erased: {counts}': 'Foram apagados os dados de uma pessoa: {counts}',
  'A person was erased: {counts}; erased again after a backup was restored, {when}':
    'Foram apagados os dados de uma pessoa: {counts}; apagados outra vez depois de restaurada uma cópia de segurança, {when}',
  '{references}: to come, without an answer, or with an offer that can still be accepted. Cancel, decline or withdraw it first; until then the data are needed and cannot be erased.':
    '{references}: por realizar, sem resposta ou com uma proposta que ainda pode ser aceite. Cancele, recuse ou retire primeiro; até lá os dados são necessários e não podem ser apagados.',
});
