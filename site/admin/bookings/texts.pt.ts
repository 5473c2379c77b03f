import { sentences } from '@shared/i18n/translation';

export const bookingsPt = sentences({
  'Check-in, earliest first': 'Chegada, mais próxima primeiro',
  'Name, email or reference': 'Nome, e-mail ou referência',
  'Fewer filters': 'Menos filtros',
  'More filters': 'Mais filtros',
  'All statuses': 'Todos',
  'Stays from': 'Estadias desde',
  'Stays to': 'Estadias até',
  Sort: 'Ordenar',
  'Clear filters': 'Limpar filtros',
  'This stay is over, so it cannot be confirmed any more.':
    'Esta estadia já terminou, por isso já não pode ser confirmada.',
  'Cannot be confirmed: your registration allows {capacity} guests at most (Decreto-Lei 128/2014). Please agree on fewer with the guest and change the booking first.':
    'Não pode ser confirmada: o seu registo permite no máximo {capacity} hóspedes (Decreto-Lei n.º 128/2014). Combine primeiro um número menor com o hóspede e altere a reserva.',
  'See the calendar': 'Ver o calendário',
  Upcoming: 'Próximas',
  'Answer{#owed}': 'Por responder',
  Past: 'Passadas',
  All: 'Todas',
  'Which bookings': 'Que reservas',
  Guest: 'Hóspede',
  Actions: 'Ações',
  'Tell {guestName} by mail': 'Avisar {guestName} por e-mail',
  'Its nights can be booked by others at once. You can undo this for ten seconds.':
    'Outros podem logo reservar estas noites. Pode anular isto durante dez segundos.',
  'Confirm this booking?': 'Confirmar esta reserva?',
  'The guest has an open offer of yours.': 'O hóspede tem uma proposta sua em aberto.',
  '{n} {n|guest|guests}, {amount}. Its nights are then taken.':
    '{n} {n|hóspede|hóspedes}, {amount}. As noites ficam então ocupadas.',
  'What do you confirm?': 'O que confirma?',
  'What you have offered': 'O que propôs',
  'What the guest asked for': 'O que o hóspede pediu',
  '{stay}, {amount}. Your offer is withdrawn.': '{stay}, {amount}. A sua proposta é retirada.',
  'Confirm this booking': 'Confirmar esta reserva',
  'This booking has been changed meanwhile. Please close this and look at it again.':
    'Entretanto, esta reserva foi alterada. Feche esta janela e consulte-a de novo, por favor.',
  'Your message in the mail': 'Uma mensagem sua no e-mail',
  'Hide the mail': 'Esconder o e-mail',
  'See the mail': 'Ver o e-mail',
  'The mail can be shown once all fields are right.':
    'O e-mail pode ser visto quando todos os campos estiverem corretos.',
  'The mail to {recipient}': 'O e-mail para {recipient}',
  'Nobody is coming yet': 'Ainda não vem ninguém',
  'Stays to come and enquiries about them appear here.':
    'As estadias futuras e os pedidos de reserva para elas aparecem aqui.',
  'Nothing waits for an answer': 'Nada por responder',
  'Enquiries that guests send from the booking page appear here.':
    'Os pedidos que os hóspedes enviam pela página de reservas aparecem aqui.',
  'No stay is over yet': 'Ainda não terminou nenhuma estadia',
  'Stays appear here the day after their check-out.':
    'As estadias aparecem aqui no dia seguinte à partida.',
  'No bookings yet': 'Ainda não há reservas',
  'Search all bookings': 'Procurar em todas as reservas',
  'See all bookings': 'Ver todas as reservas',
  'These filters contradict each other': 'Estes filtros contradizem-se',
  'No bookings match your filters': 'Nenhuma reserva corresponde aos filtros',
  'Try another spelling, a part of the name or other dates.':
    'Experimente outra grafia, uma parte do nome ou outras datas.',
  'Cancelled bookings are listed under All only.': 'As reservas canceladas só aparecem em Todas.',
  'A confirmed booking does not wait for an answer.': 'Uma reserva confirmada não espera resposta.',
  'Past stays are over, so that none has a night from {from} on.':
    'As estadias passadas já terminaram, por isso nenhuma tem noites a partir de {from}.',
  'Export CSV': 'Exportar CSV',
  'Bookings exported': 'Reservas exportadas',
  'Export failed': 'Não foi possível exportar',
  'Recent Bookings': 'Reservas recentes',
  'You wrote {time}': 'Escreveu às {time}',
  '{names} {n|asks|ask} for nights of it too': '{names} também {n|pede|pedem} noites desta estadia',
  '{n} {n|other asks|others ask} for these nights': '{n} {n|outro pede|outros pedem} estas noites',
  'Loading bookings...': 'A carregar as reservas...',
  'More bookings could not be loaded.': 'Não foi possível carregar mais reservas.',
  'The next booking': 'A próxima reserva',
  'The first {count} bookings': 'As primeiras {count} reservas',
  'This booking was made before cancellation policies were kept with bookings. Please agree with the guest what is given back.':
    'Esta reserva foi feita antes de as políticas de cancelamento serem guardadas com as reservas. Combine com o hóspede o que é devolvido.',
  'on the day of check-in': 'no dia da chegada',
  '{days} {days|day|days} before check-in': '{days} {days|dia|dias} antes da chegada',
  'Put away': 'Arquivar',
  'More about {guestName}': 'Mais sobre {guestName}',
  Open: 'Abrir',
  'Call {guestPhone}': 'Ligar para {guestPhone}',
  'Payment overdue': 'Pagamento em atraso',
  'Sent twice': 'Enviado duas vezes',
  '“Stays to” is before “Stays from”, so it is left out':
    '“Estadias até” é anterior a “Estadias desde”, por isso não é tido em conta',
  'Your rule keeps nights free between stays, and this stay has {length|one|some} of them: {days}. You can confirm it all the same.':
    'A sua regra mantém noites livres entre estadias, e esta estadia inclui {length|uma|algumas} delas: {days}. Pode confirmá-la na mesma.',
  'Status updated': 'Estado atualizado',
  'Booking status has been updated successfully': 'O estado da reserva foi atualizado',
  'Failed to update booking status.': 'Não foi possível atualizar o estado da reserva.',
  'Check-in, latest first': 'Chegada, mais distante primeiro',
  'Created, newest first': 'Criação, mais recente primeiro',
  'Created, oldest first': 'Criação, mais antiga primeiro',
  'Guest, A to Z': 'Hóspede, de A a Z',
  'Guest, Z to A': 'Hóspede, de Z a A',
  'Amount, largest first': 'Valor, maior primeiro',
  'Amount, smallest first': 'Valor, menor primeiro',
  'Guests, most first': 'N.º de hóspedes, maior primeiro',
  'Guests, fewest first': 'N.º de hóspedes, menor primeiro',
  'Status, A to Z': 'Estado, de A a Z',
  'Status, Z to A': 'Estado, de Z a A',
  '{checkin} to {checkout}': '{checkin} a {checkout}',
  'to {checkout} · {nights}': 'a {checkout} · {nights}',
  'Cannot be confirmed: nights of it are given to {guest}.':
    'Não pode ser confirmada: tem noites já atribuídas a {guest}.',
  'Cannot be confirmed: nights of it are held for your offer to {guest}, who has not answered yet.':
    'Não pode ser confirmada: tem noites guardadas para a sua proposta a {guest}, que ainda não respondeu.',
  'Cannot be confirmed: nights of it are held for your offer to {guest}, who has accepted it.':
    'Não pode ser confirmada: tem noites guardadas para a sua proposta a {guest}, que já a aceitou.',
  'Cannot be confirmed: another site’s calendar has nights of it. {link}':
    'Não pode ser confirmada: o calendário de outro site tem noites dela. {link}',
  'Cannot be confirmed: you have blocked nights of it. {link}':
    'Não pode ser confirmada: tem noites que bloqueou. {link}',
  'Decline this enquiry?': 'Recusar este pedido?',
  'Cancel this booking?': 'Cancelar esta reserva?',
  'Cancel as the guest asks?': 'Cancelar como o hóspede pede?',
  'Keep enquiry': 'Manter o pedido',
  'Keep booking': 'Manter a reserva',
  'Decline this enquiry': 'Recusar este pedido',
  'Cancel this booking': 'Cancelar esta reserva',
  'Leave early': 'Sair mais cedo',
  'Your message is kept in the conversation with the guest, where you can send it.':
    'As suas palavras ficaram guardadas na conversa com o hóspede, de onde as pode enviar.',
  'This booking was confirmed meanwhile': 'Entretanto, esta reserva foi confirmada',
  'This booking was cancelled meanwhile': 'Entretanto, esta reserva foi cancelada',
  'Mail is not set up, so {guestName} is not notified. Please tell them yourself.':
    'O e-mail não está configurado: {guestName} não recebe nenhum aviso. Avise por outro meio, por favor.',
  'Mail is not set up, so {guestName} is not notified. Please tell them yourself, at {address}.':
    'O e-mail não está configurado: {guestName} não recebe nenhum aviso. Escreva para {address}, por favor.',
  '{guestName} gets a mail{inLanguage}.': '{guestName} recebe um e-mail{inLanguage}.',
  '{guestName} gets a mail{inLanguage} at {guestEmail}.':
    '{guestName} recebe um e-mail{inLanguage} em {guestEmail}.',
  '{guestName} gets a mail{inLanguage}, which waits until you have typed the mail password.':
    '{guestName} recebe um e-mail{inLanguage}, que só sai quando escrever a palavra-passe do e-mail.',
  '{guestName} gets a mail{inLanguage} at {guestEmail}, which waits until you have typed the mail password.':
    '{guestName} recebe um e-mail{inLanguage} em {guestEmail}, que só sai quando escrever a palavra-passe do e-mail.',
  'No stay under Answer began so long ago that it has a night up to {to}.':
    'Nenhuma estadia em Por responder começou há tanto tempo que tenha noites até {to}.',
  'No stay under Upcoming began so long ago that it has a night up to {to}.':
    'Nenhuma estadia em Próximas começou há tanto tempo que tenha noites até {to}.',
  '{count} {count|booking|bookings}': '{count} {count|reserva|reservas}',
  'The guest asked to cancel on {day}, and that day counts.':
    'O hóspede pediu o cancelamento em {day}, e é esse dia que conta.',
  'To give back: nothing of {total}, {when}, by the policy of this booking.':
    'A devolver: nada de {total}, {when}, segundo a política desta reserva.',
  'To give back: nothing of {total}, but the tourist tax of {tax}, {when}, by the policy of this booking.':
    'A devolver: nada de {total}, só a taxa turística de {tax}, {when}, segundo a política desta reserva.',
  'To give back: {refund}, all of {total}, {when}, by the policy of this booking. If less has been paid, give back what was paid beyond the share that you keep.':
    'A devolver: {refund}, a totalidade de {total}, {when}, segundo a política desta reserva. Se foi pago menos, devolva o que foi pago além da parte que lhe cabe.',
  'To give back: {refund}, all of {total} and the tourist tax of {tax}, {when}, by the policy of this booking. If less has been paid, give back what was paid beyond the share that you keep.':
    'A devolver: {refund}, a totalidade de {total} e a taxa turística de {tax}, {when}, segundo a política desta reserva. Se foi pago menos, devolva o que foi pago além da parte que lhe cabe.',
  'To give back: {refund}, {percent}% of {total}, {when}, by the policy of this booking. If less has been paid, give back what was paid beyond the share that you keep.':
    'A devolver: {refund}, {percent}% de {total}, {when}, segundo a política desta reserva. Se foi pago menos, devolva o que foi pago além da parte que lhe cabe.',
  'To give back: {refund}, {percent}% of {total} and the tourist tax of {tax}, {when}, by the policy of this booking. If less has been paid, give back what was paid beyond the share that you keep.':
    'A devolver: {refund}, {percent}% de {total} e a taxa turística de {tax}, {when}, segundo a política desta reserva. Se foi pago menos, devolva o que foi pago além da parte que lhe cabe.',
  Decline: 'Recusar',
  '{guestName} has not been notified by mail that this stay was changed. Before, it was: {stay}, guests: {party}, {amount}.':
    'Nenhum e-mail avisou {guestName} de que esta estadia foi alterada. Antes era: {stay}, hóspedes: {party}, {amount}.',
  'Tell the guest now': 'Avisar o hóspede agora',
  'The guest is notified': 'O hóspede é avisado',
  'A mail goes to the guest': 'É enviado um e-mail ao hóspede',
  'The guest was not notified': 'O hóspede não foi avisado',
  'Tell {guestName} of the change?': 'Avisar {guestName} da alteração?',
  'The mail says what was and what is now, with a new calendar entry.':
    'O e-mail diz o que era e o que é agora, com uma nova entrada de calendário.',
  'Send the mail': 'Enviar o e-mail',
  'Not notified by mail': 'Sem aviso por e-mail',
  'Who cancels?': 'Quem cancela?',
  'The guest': 'O hóspede',
  'The cancellation policy says what goes back.':
    'A política de cancelamento diz o que é devolvido.',
  'You{#owner}': 'O proprietário',
  'All that was paid goes back, and the mail says that you are sorry.':
    'Tudo o que foi pago é devolvido, e o e-mail diz que lamenta.',
  'To give back: all of the {held} that were paid.':
    'A devolver: a totalidade dos {held} que foram pagos.',
  'To give back: all that the guest has paid.': 'A devolver: tudo o que o hóspede pagou.',
  'If you agree on something else with the guest, change it afterwards in the payments of this booking.':
    'Se combinar outra coisa com o hóspede, altere-a depois nos pagamentos desta reserva.',
  'Nothing was paid for this stay, so there is nothing to give back of it.':
    'Nada foi pago por esta estadia, por isso não há nada a devolver.',
  'Looking up what is to be given back…': 'A verificar o que há a devolver…',
  'What is to be given back could not be looked up.':
    'Não foi possível verificar o que há a devolver.',
  'So far {held} were paid.': 'Até agora foram pagos {held}.',
  'To give back: {refund} of the {held} that were paid.':
    'A devolver: {refund} dos {held} que foram pagos.',
  'To give back: nothing of the {held} that were paid.':
    'A devolver: nada dos {held} que foram pagos.',
  'By the policy of this booking you keep up to {kept} of {total}, {when}.':
    'Pela política desta reserva, fica com um máximo de {kept} de {total}, {when}.',
  'By the policy of this booking you keep nothing of {total}, {when}.':
    'Pela política desta reserva, não fica com nada de {total}, {when}.',
  'The security deposit of {security} goes back as well.':
    'A caução de {security} também é devolvida.',
  '{names} {n|has|have} nights of it as well and may have sold them: please look there first.':
    '{names} também {n|tem|têm} noites dela e {n|pode|podem} tê-las vendido: veja lá primeiro, por favor.',
  'Also on {names}': 'Também em {names}',
  Payment: 'Pagamento',
  'All payments': 'Todos os pagamentos',
  'Not paid yet': 'Ainda por pagar',
  'Others ask for these nights. Decline them too?':
    'Há mais pedidos para estas noites. Recusá-los também?',
  'All {n} of them': 'Todos os {n}',
  'Your message to those you decline': 'A sua mensagem aos que recusa',
  'Each gets a mail in their language, with this message in it.':
    'Cada um recebe um e-mail na sua língua, com esta mensagem.',
  'No mail will be sent: there is no email address.':
    'Não segue nenhum e-mail: não há endereço de e-mail.',
  'No mail will be sent: there is no email address. Please tell {guestName} yourself.':
    'Não segue nenhum e-mail: não há endereço de e-mail. Informe {guestName} por si.',
  Write: 'Escrever',
  'You can undo this for ten seconds.': 'Pode anular isto durante dez segundos.',
});
