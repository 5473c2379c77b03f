import { sentences } from '@shared/i18n/translation';

/** What the screens of this folder say, in Portuguese. */
export const calendarsPt = sentences({
  '{name} · double booking': '{name} · reserva dupla',
  '{clashes} {clashes|double booking|double bookings}':
    '{clashes} {clashes|reserva dupla|reservas duplas}',
  '{nights} {nights|night|nights} booked twice':
    '{nights} {nights|noite reservada|noites reservadas} duas vezes',
  '{nights} booked twice': '{nights} reservadas duas vezes',
  'It is the same stay': 'É a mesma estadia',
  'The guest booked there, and the stay is entered here too. You are not asked again.':
    'O hóspede reservou lá e a estadia também está registada aqui. Não volta a ser avisado.',
  'This is one stay now. You are not asked again.':
    'Conta como uma só estadia. Não volta a ser avisado.',
  'I have freed it there': 'Já a libertei lá',
  'Hidden until the calendar there is read again. If it still has the nights, this comes back.':
    'Fica oculta até o calendário de lá ser lido de novo. Se ainda tiver as noites, volta a aparecer.',
  'Hidden until the calendar there is read again.':
    'Fica oculta até o calendário de lá ser lido de novo.',
  'Double booking ended': 'Reserva dupla resolvida',
  'The double booking was not ended': 'A reserva dupla não foi resolvida',
  'You have freed it, but the calendar of {feedName} still has it.':
    'Libertou-a, mas o calendário de {feedName} ainda a tem.',
  Here: 'Aqui',
  'Blocked, or taken by another calendar': 'Bloqueadas, ou ocupadas por outro calendário',
  'Move ours': 'Alterar a nossa',
  'Cancel ours': 'Cancelar a nossa',
  'Other dates for {guestName}.': 'Outras datas para {guestName}.',
  'You see the refund and the mail to {guestName} first.':
    'Antes vê o reembolso e o e-mail para {guestName}.',
  'Show in list': 'Ver na lista',
  'Offer these nights': 'Disponibilizar estas noites',
  'No note': 'Sem nota',
  'Block deleted': 'Bloqueio eliminado',
  '{nights} can be booked again': '{nights}: já se pode reservar de novo',
  'The block could not be deleted.': 'Não foi possível eliminar o bloqueio.',
  Nights: 'Noites',
  'Blocked on': 'Bloqueado a',
  'From another calendar. It becomes free here when it is free there.':
    'Vem de outro calendário. Fica livre aqui quando ficar livre lá.',
  'Delete block': 'Eliminar bloqueio',
  'Edit block': 'Editar bloqueio',
  'First night': 'Primeira noite',
  'Free again on': 'Livre de novo a',
  'Only you read it.': 'Só é lida por si.',
  'Block nights': 'Bloquear noites',
  'Blocking...': 'A bloquear...',
  'Nights blocked': 'Noites bloqueadas',
  'The nights could not be blocked.': 'Não foi possível bloquear as noites.',
  'Save block': 'Guardar bloqueio',
  'Block changed': 'Bloqueio alterado',
  'The block could not be changed.': 'Não foi possível alterar o bloqueio.',
  'Booking entered': 'Reserva registada',
  'The booking could not be saved.': 'Não foi possível guardar a reserva.',
  'Guest name': 'Nome do hóspede',
  Confirmed: 'Confirmada',
  Pending: 'Pendente',
  Notes: 'Notas',
  'Save booking': 'Guardar reserva',
  'Close this to go on with the calendar.': 'Feche isto para continuar com o calendário.',
  'Enter a booking': 'Registar uma reserva',
  'Block these nights': 'Bloquear estas noites',
  'What is it for?': 'Para que é?',
  'Move this booking?': 'Mover esta reserva?',
  'Blocked nights{#title}': 'Noites bloqueadas',
  'The villa’s own calendar above still works.':
    'O calendário da casa, acima, continua a funcionar.',
  Move: 'Deslocar',
  View: 'Vista',
  'Arrows move, Shift changes the end, Enter drops, Escape stops.':
    'As setas movem, Shift altera o fim, Enter larga, Escape interrompe.',
  Legend: 'Legenda',
  'Price override': 'Preço especial',
  'Booking moved': 'Reserva movida',
  'The booking could not be moved.': 'Não foi possível mover a reserva.',
  'Move this booking': 'Mover esta reserva',
  Stay: 'Estadia',
  'New{#masculine}': 'Novo',
  'The agreed amount stays unless you change it.':
    'O valor acordado mantém-se, a não ser que o altere.',
  'Leave it where it was': 'Deixar onde estava',
  'Moving...': 'A mover...',
  'Move booking': 'Mover reserva',
  'Nights offered': 'Noites disponibilizadas',
  'The nights could not be offered.': 'Não foi possível disponibilizar as noites.',
  'Minimum stay, in nights': 'Estadia mínima, em noites',
  'Price per night ({currency})': 'Preço por noite ({currency})',
  'It stands under Pricing.': 'É o que aparece em Preços.',
  'Please fill in the fields above.': 'Preencha os campos acima, por favor.',
  'All other nights keep their price and minimum stay. Delete the override under Pricing to take it back.':
    'Todas as outras noites mantêm o preço e a estadia mínima. Para voltar atrás, elimine o preço especial em Preços.',
  'Offering...': 'A disponibilizar...',
  'Only 1 night is free here': 'Aqui só há 1 noite livre',
  'Please enter a whole number of nights from 1 to {nights}, as many as are free here':
    'Indique um número inteiro de noites de 1 a {nights}, as que aqui estão livres',
  'Loading calendar...': 'A carregar o calendário...',
  'The calendar could not be loaded.': 'Não foi possível carregar o calendário.',
  'Stays and blocks': 'Estadias e bloqueios',
  'Nothing in {month} yet. Touch a day to enter a booking or to block it.':
    'Ainda nada em {month}. Toque num dia para registar uma reserva ou para o bloquear.',
  'All nights free': 'Todas as noites livres',
  'Held for an offer': 'Guardada por proposta',
  Enquiry: 'Pedido',
  'Gap that nobody can book': 'Intervalo que ninguém pode reservar',
  'Blocked · {note}': 'Bloqueado · {note}',
  Blocked: 'Bloqueado',
  'price override {override}': 'preço especial {override}',
  'Your calendar’s link': 'A ligação do seu calendário',
  'Paste it at Airbnb, Booking.com and the like, so that nights taken here are closed there. It tells when the villa is taken, and not by whom.':
    'Cole-a no Airbnb, no Booking.com e noutros, para que as noites ocupadas aqui fiquem fechadas lá. Diz quando a casa está ocupada, e não por quem.',
  'Paste it where the other site asks for a calendar to import.':
    'Cole-a onde o outro site pede um calendário para importar.',
  'The old address stops working at once. Every site that reads it needs the new one.':
    'O endereço antigo deixa de funcionar de imediato. Todos os sites que o leem precisam do novo.',
  'Stop sharing your calendar?': 'Deixar de partilhar o seu calendário?',
  'The address stops working at once, for good. Other sites no longer learn which nights are taken here.':
    'O endereço deixa de funcionar de imediato e para sempre. Os outros sites já não ficam a saber que noites estão ocupadas aqui.',
  'Calendar no longer shared': 'O calendário já não é partilhado',
  'Add a calendar': 'Adicionar um calendário',
  'Nights that are taken in it are blocked here.':
    'As noites que nele estão ocupadas ficam bloqueadas aqui.',
  'Add calendar': 'Adicionar calendário',
  'Edit the calendar “{name}”': 'Editar o calendário “{name}”',
  'A new address is read at once; until then the nights of the old one stay blocked.':
    'Um endereço novo é lido logo; até lá, as noites do antigo ficam bloqueadas.',
  'Save calendar': 'Guardar calendário',
  'Airbnb, for example': 'Airbnb, por exemplo',
  'The address of the iCal export, from the other site’s calendar settings':
    'O endereço da exportação iCal, nas definições de calendário do outro site',
  'Calendar added': 'Calendário adicionado',
  'It is being read now.': 'Está a ser lido agora.',
  'Failed to add the calendar': 'Não foi possível adicionar o calendário',
  'Calendar changed': 'Calendário alterado',
  'Failed to change the calendar': 'Não foi possível alterar o calendário',
  'Also taken there: {clashes}. Please check that nobody has booked twice.':
    'Também ocupadas lá: {clashes}. Verifique se ninguém reservou em duplicado.',
  'Read now: {name}': 'Ler agora: {name}',
  'Read now': 'Ler agora',
  'Waiting to be read...': 'À espera de ser lido...',
  'The calendar was not read': 'O calendário não foi lido',
  'Calendars read here': 'Calendários lidos aqui',
  'Nights that are taken there are blocked here. Each is read every 15 minutes.':
    'As noites que lá estão ocupadas ficam bloqueadas aqui. Cada um é lido de 15 em 15 minutos.',
  '{maxImportedCalendars} calendars are the most. Remove one to add another.':
    'O máximo são {maxImportedCalendars} calendários. Remova um para adicionar outro.',
  'No calendars yet. Add one for each site on which the villa can be booked.':
    'Ainda não há calendários. Adicione um por cada site em que a casa pode ser reservada.',
  'Remove the calendar “{name}”?': 'Remover o calendário “{name}”?',
  '{feed} This action cannot be undone.': '{feed} Esta ação não pode ser anulada.',
  'Remove calendar': 'Remover calendário',
  'Calendar removed': 'Calendário removido',
  'Failed to remove the calendar': 'Não foi possível remover o calendário',
  'Loading other calendars...': 'A carregar os outros calendários...',
  'The other calendars could not be loaded.': 'Não foi possível carregar os outros calendários.',
  'The site cannot be reached. It is tried again every 15 minutes; if that does not help, please check the address.':
    'Não se consegue chegar ao site. Tenta-se de novo a cada 15 minutos; se não resultar, verifique o endereço.',
  'The address leads into a private network, where nothing is read. Please enter an address that everybody can reach, with Edit.':
    'O endereço leva a uma rede privada, onde nada é lido. Em Editar, indique um endereço a que todos possam chegar.',
  'The site does not give the calendar out. Please copy the address there again, and enter it here with Edit.':
    'O site não fornece o calendário. Copie lá o endereço outra vez e indique-o aqui em Editar.',
  'What is at the address is longer than a calendar is. Please check there that it is the address of the iCal export.':
    'O que está no endereço é maior do que um calendário. Verifique lá se é o endereço da exportação iCal.',
  'The site took too long to answer. It is tried again every 15 minutes; there is nothing that you need to do.':
    'O site demorou demasiado a responder. Tenta-se de novo a cada 15 minutos; não precisa de fazer nada.',
  'What is at the address is not a calendar. Please copy the address of the iCal export there, and enter it here with Edit.':
    'O que está no endereço não é um calendário. Copie lá o endereço da exportação iCal e indique-o aqui em Editar.',
  'The site was reached, but its nights could not be entered here. It is tried again every 15 minutes; if this stays, please show the server’s log to whoever looks after it.':
    'Chegou-se ao site, mas não foi possível registar aqui as noites. Tenta-se de novo a cada 15 minutos; se continuar assim, mostre o registo do servidor a quem trata dele.',
  'The key that opens its stored address, the file secrets-key in the server’s data folder, is missing or another one. Please enter the address again with Edit, or have the file put back.':
    'A chave que abre o endereço guardado, o ficheiro secrets-key na pasta de dados do servidor, falta ou é outra. Indique o endereço de novo em Editar, ou peça que reponham o ficheiro.',
  'Nights that are blocked here stay blocked until every entry can be read, also those that become free there. Please look at these entries on the other site, and block their nights here yourself.':
    'As noites bloqueadas aqui continuam bloqueadas até que todos os registos se possam ler, mesmo as que lá ficarem livres. Veja esses registos no outro site e bloqueie aqui as noites deles à mão.',
  '{count} {count|entry|entries} could not be read: {names}.':
    'Não foi possível ler {count} {count|registo|registos}: {names}.',
  '{count} {count|entry|entries} could not be read.':
    'Não foi possível ler {count} {count|registo|registos}.',
  'Its address cannot be read': 'Não se consegue ler o endereço',
  'just now': 'agora mesmo',
  'no nights blocked': 'nenhuma noite bloqueada',
  '{nights} {nights|night|nights} blocked': '{nights} {nights|noite bloqueada|noites bloqueadas}',
  'None of its nights are blocked here.': 'Nenhuma das suas noites está bloqueada aqui.',
  'Its one night becomes free here.': 'A única noite dele fica livre aqui.',
  'Its {nights} nights become free here.': 'As {nights} noites dele ficam livres aqui.',
  '{others} more': 'mais {others}',
  'shorter than the minimum stay of {minStay}': 'mais curto do que a estadia mínima de {minStay}',
  'without a stay that the days of arrival and departure allow':
    'sem uma estadia que os dias de chegada e de partida permitam',
  'Gap · {nights} {nights|night|nights}': 'Intervalo · {nights} {nights|noite|noites}',
  '{label}, {from}, {reason}. Offer these nights':
    '{label}, {from}, {reason}. Disponibilizar estas noites',
  'Press M to move this with the arrow keys.': 'Prima M para mover isto com as setas.',
  'Block: {from}': 'Bloqueio: {from}',
  'Clashes with {join}': 'Coincide com {join}',
  'These nights are free': 'Estas noites estão livres',
  'a block': 'um bloqueio',
  'the block “{note}”': 'o bloqueio “{note}”',
  'Previous month': 'Mês anterior',
  'Previous year': 'Ano anterior',
  'Next month': 'Mês seguinte',
  'Next year': 'Ano seguinte',
  'Sun Mon Tue Wed Thu Fri Sat': 'Dom Seg Ter Qua Qui Sex Sáb',
  'Su Mo Tu We Th Fr Sa': 'Dom Seg Ter Qua Qui Sex Sáb',
  '{bookings} {bookings|booking|bookings}, {blocks} {blocks|block|blocks}':
    '{bookings} {bookings|reserva|reservas}, {blocks} {blocks|bloqueio|bloqueios}',
  free: 'livre',
  '{name} · payment overdue': '{name} · pagamento em atraso',
  '{guestName} · offered until {day}': '{guestName} · proposta até {day}',
  '{guestName} · accepted, waits for you': '{guestName} · aceite, à espera de si',
  held: 'noites guardadas',
  'not held': 'noites não guardadas',
  '+{number} more': '+{number}',
  '{label} {count|request|requests}, {nights}, in the list of bookings':
    '{label} {count|pedido|pedidos}, {nights}, na lista de reservas',
  '{note}, blocked, {nights}': '{note}, bloqueado, {nights}',
  'Read {time} · {blocked}': 'Lido {time} · {blocked}',
  'Its nights stay blocked as they were.': 'As noites dele continuam bloqueadas como estavam.',
  'No clash; {alsoWanted} other {alsoWanted|request wants|requests want} these nights too':
    'Não coincide com nada, mas {alsoWanted} {alsoWanted|outro pedido quer|outros pedidos querem} também estas noites',
  'Gap of {nights}': 'Intervalo: {nights}',
  '{range}, between two stays. Guests have to stay {minimum} nights here, so that nobody can book {nights|it|them}.':
    '{range}, entre duas estadias. Aqui os hóspedes têm de ficar {minimum} noites, por isso ninguém {nights|a|as} pode reservar.',
  '{range}, between two stays. Guests can arrive and leave on some days of the week only, so that nobody can book {nights|it|them}.':
    '{range}, entre duas estadias. Os hóspedes só podem chegar e partir em certos dias da semana, por isso ninguém {nights|a|as} pode reservar.',
  'It takes the place of {overrides} on these nights.': 'Nestas noites substitui {overrides}.',
  'Guests can book {nights|this night|these nights} at once, from {minStay} {minStay|night|nights} on, and arrive on any day.':
    'Os hóspedes podem logo reservar {nights|esta noite|estas noites}, a partir de {minStay} {minStay|noite|noites}, e chegar em qualquer dia.',
  'Guests cannot leave on {day}: on that day’s rule they leave on {weekdays} only.':
    'Os hóspedes não podem partir a {day}: pela regra desse dia, só se parte a: {weekdays}.',
  'They can book stays that end before it, from {minStay} {minStay|night|nights} on.':
    'Podem reservar estadias que terminem antes, a partir de {minStay} {minStay|noite|noites}.',
  'So nobody could book {nights|this night|these nights}. Change that day’s departure days under Pricing first.':
    'Assim ninguém poderia reservar {nights|esta noite|estas noites}. Altere primeiro em Preços os dias de partida desse dia.',
  'Each night costs {price}; now {lowest} to {highest}.':
    'Cada noite custa {price}; agora custa entre {lowest} e {highest}.',
  'Each night costs {price}, as it does now.': 'Cada noite custa {price}, como agora.',
  'Each night costs {price}; now {now}.': 'Cada noite custa {price}; agora custa {now}.',
  '{nights} {nights|night|nights} confirmed':
    '{nights} {nights|noite|noites} {nights|confirmada|confirmadas}',
  '{nights} confirmed': '{nights} {nights|confirmada|confirmadas}',
  '{nights} {nights|night|nights} held for an offer':
    '{nights} {nights|noite|noites} {nights|guardada|guardadas} por proposta',
  '{nights} held for an offer': '{nights} {nights|guardada|guardadas} por proposta',
  '{nights} {nights|night|nights} pending':
    '{nights} {nights|noite|noites} {nights|pendente|pendentes}',
  '{nights} pending': '{nights} {nights|pendente|pendentes}',
  '{nights} {nights|night|nights} enquiry': '{nights} {nights|noite|noites} com pedido',
  '{nights} enquiry': '{nights} com pedido',
  '{nights} blocked': '{nights} {nights|bloqueada|bloqueadas}',
  '{nights} {nights|night|nights} gap that nobody can book':
    '{nights} {nights|noite|noites} {nights|perdida|perdidas} em intervalos',
  '{nights} gap that nobody can book': '{nights} {nights|perdida|perdidas} em intervalos',
  'Price these nights': 'Dar um preço a estas noites',
  'Price of these nights': 'Preço destas noites',
  'Save price': 'Guardar preço',
  'Price saved': 'Preço guardado',
  'The price could not be saved.': 'Não foi possível guardar o preço.',
});
