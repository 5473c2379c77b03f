import { sentences } from '@shared/i18n/translation';

/** Portuguese texts of mails to back office users and people they invite, by the English sentence. */
export const ownerMailPt = sentences({
  'Open the booking': 'Abrir a reserva',
  'Open the message': 'Abrir a mensagem',
  'New enquiry {reference}: {from} to {to}': 'Novo pedido de reserva {reference}: {from} a {to}',
  '{guests} {guests|guest|guests}, {total}': '{guests} {guests|hóspede|hóspedes}, {total}',
  'A new enquiry': 'Um novo pedido de reserva',
  Name: 'Nome',
  Email: 'E-mail',
  Phone: 'Telefone',
  'Special requests': 'Pedidos especiais',
  '{reference}: the guest asks for other dates': '{reference}: o hóspede pede outras datas',
  '{reference}: the guest asks to cancel': '{reference}: o hóspede pede para cancelar',
  'Nothing changes until you answer.': 'Nada muda enquanto não responder.',
  'A guest asks for other dates': 'Um hóspede pede outras datas',
  'A guest asks to cancel': 'Um hóspede pede para cancelar',
  '{name} asks for other dates. Nothing has changed yet: open the booking to move it, or answer this mail.':
    '{name} pede outras datas. Ainda nada mudou: abra a reserva para a alterar ou responda a este e-mail.',
  '{name} asks to cancel. Nothing is cancelled yet: open the booking to do it, or answer this mail.':
    '{name} pede para cancelar. Ainda nada foi cancelado: abra a reserva para o fazer ou responda a este e-mail.',
  'New check-in': 'Nova chegada',
  'New check-out': 'Nova partida',
  'By the policy of this booking, cancelling on the day of this mail gives back {amount}.':
    'Pelas condições desta reserva, um cancelamento no dia deste e-mail devolve {amount} ao hóspede.',
  '{reference}: the guest has withdrawn a request': '{reference}: o hóspede retirou um pedido',
  'Nothing is left to answer.': 'Não há nada a responder.',
  'A guest has withdrawn a request': 'Um hóspede retirou um pedido',
  '{name} does not ask for these dates any more. Nothing has changed, and nothing is left to answer.':
    '{name} já não pede estas datas. Nada mudou e não há nada a responder.',
  '{name} does not ask to cancel any more. Nothing has changed, and nothing is left to answer.':
    '{name} já não pede para cancelar. Nada mudou e não há nada a responder.',
  'The booking now': 'A reserva neste momento',
  'Offer accepted: {reference}, {from} to {to}': 'Proposta aceite: {reference}, {from} a {to}',
  'Your offer was accepted': 'A sua proposta foi aceite',
  '{name} has accepted your offer. The stay is confirmed, and its nights are taken.':
    '{name} aceitou a sua proposta. A estadia está confirmada e as noites estão ocupadas.',
  '{name} has accepted your offer. Its nights are taken; please confirm or decline the booking now.':
    '{name} aceitou a sua proposta. As noites estão ocupadas; confirme ou recuse agora a reserva, por favor.',
  'Another calendar has nights of this stay as well: {calendars}. Please look there before you confirm.':
    'Outro calendário também tem noites desta estadia: {calendars}. Verifique lá antes de confirmar, por favor.',
  'Offer declined: {reference}, {from} to {to}': 'Proposta recusada: {reference}, {from} a {to}',
  'Your offer was declined': 'A sua proposta foi recusada',
  '{name} has declined your offer. Nights that were held for it are free again.':
    '{name} recusou a sua proposta. As noites que lhe estavam guardadas voltam a estar livres.',
  'Offer expired: {reference}, {from} to {to}': 'Proposta expirada: {reference}, {from} a {to}',
  'Your offer has expired': 'A sua proposta expirou',
  '{name} has not answered your offer in time. Nights that were held for it are free again, and the guest has been informed.':
    '{name} não respondeu a tempo à sua proposta. As noites que lhe estavam guardadas voltam a estar livres, e o hóspede já foi avisado.',
  'Offer overtaken: {reference}, {from} to {to}': 'Proposta sem efeito: {reference}, {from} a {to}',
  'The nights of your offer are taken': 'As noites da sua proposta já estão ocupadas',
  'Nights that you offered to {name} are not free any more, so this offer has ended. The guest has been informed; perhaps you can offer other dates.':
    'Há noites que propôs a {name} que já não estão livres, por isso esta proposta terminou. O hóspede já foi avisado; talvez possa propor-lhe outras datas.',
  'New message: {subject}': 'Nova mensagem: {subject}',
  'From the contact form': 'Do formulário de contacto',
  'A new message': 'Uma nova mensagem',
  Subject: 'Assunto',
  Message: 'Mensagem',
  'A new booking': 'Uma nova reserva',
  'An existing booking': 'Uma reserva existente',
  'The villa and its amenities': 'A casa e as comodidades',
  'Something else': 'Outro assunto',
  'A guest has written: {reference}': 'Um hóspede escreveu: {reference}',
  'About the booking {reference}': 'Sobre a reserva {reference}',
  'A message from your guest': 'Uma mensagem do seu hóspede',
  'With {count} {count|file|files}, which you find in the back office.':
    'Com {count} {count|ficheiro|ficheiros}, que encontra na área de gestão.',
  'Answer in the back office, and the guest reads it on their page. A reply to this mail goes to the guest’s mailbox instead.':
    'Responda na área de gestão, e o hóspede lê a resposta na sua página. Uma resposta a este e-mail vai antes para a caixa de correio do hóspede.',
  'Your access to {villa}': 'O seu acesso a {villa}',
  'Choose a name and a password to sign in.':
    'Escolha um nome e uma palavra-passe para iniciar sessão.',
  'You are invited': 'Recebeu um convite',
  'You are invited to help with {villa} as {role}. Choose a user name and a password, and you are in.':
    'Recebeu um convite para colaborar com {villa} como {role}. Escolha um nome de utilizador e uma palavra-passe, e pode começar.',
  'an owner': 'proprietário',
  'a manager': 'gestor',
  'a housekeeper': 'governanta',
  'Accept the invitation': 'Aceitar o convite',
  'The link works once, within {hours} hours. Please do not hand it on.':
    'A ligação funciona uma vez, durante {hours} horas. Não a passe a mais ninguém, por favor.',
  'You do not know what this is about? Then there is nothing you need to do.':
    'Não sabe do que se trata? Então não precisa de fazer nada.',
  'Mail from {villa} works': 'O e-mail de {villa} funciona',
  'A test mail from the back office': 'Um e-mail de teste da área de gestão',
  'Mail works': 'O e-mail funciona',
  'You asked the back office for this mail. Notifications of enquiries and messages will reach you here.':
    'Pediu este e-mail na área de gestão. Os avisos de pedidos de reserva e de mensagens chegam a este endereço.',
  'Choose a new password for {villa}': 'Escolha uma nova palavra-passe para {villa}',
  'The link works once, within an hour.': 'A ligação funciona uma vez, durante uma hora.',
  'Choose a new password': 'Escolha uma nova palavra-passe',
  'Somebody asked for a new password for the account {username}. The link works once, and for one hour. Choosing a new password signs this account out everywhere.':
    'Alguém pediu uma nova palavra-passe para a conta {username}. A ligação funciona uma vez, durante uma hora. Ao escolher uma nova palavra-passe, a sessão desta conta termina em todos os dispositivos.',
  'Choose a new password{#action}': 'Escolher uma nova palavra-passe',
  'You did not ask for this? Then there is nothing you need to do: your password stays as it is.':
    'Não fez este pedido? Então não precisa de fazer nada: a sua palavra-passe fica como está.',
  'A new sign-in to {villa}': 'Novo início de sessão em {villa}',
  'A sign-in from a new device': 'Uma sessão iniciada num novo dispositivo',
  Account: 'Conta',
  Device: 'Dispositivo',
  When: 'Quando',
  'If that was you, all is well. If not, please change your password now, and sign out the devices that you do not know.':
    'Se foi iniciada por si, está tudo bem. Se não, altere já a palavra-passe e termine a sessão nos dispositivos que não reconhece.',
  'See where you are signed in': 'Ver onde tem sessão iniciada',
  'Other bank details for {villa}': 'Outros dados bancários em {villa}',
  'Guests are asked to pay into this account from now on.':
    'A partir de agora, pede-se aos hóspedes que paguem para esta conta.',
  'The bank details were changed': 'Os dados bancários foram alterados',
  Before: 'Antes',
  Now: 'Agora',
  'IBAN ending in {end}': 'IBAN terminado em {end}',
  'Changed by': 'Alterado por',
  'Guests are asked to pay into this account from now on. If that was you, all is well. If not, please put the account right, change your password, sign out the devices that you do not know, and tell guests whose payments are due.':
    'A partir de agora, pede-se aos hóspedes que paguem para esta conta. Se a alteração foi feita por si, está tudo bem. Se não, corrija a conta, altere a palavra-passe, termine a sessão nos dispositivos que não reconhece e avise os hóspedes com pagamentos em aberto.',
  'See the bank details': 'Ver os dados bancários',
  'Double booking with {feedName}: {from} to {to}': 'Reserva dupla com {feedName}: {from} a {to}',
  '{from} to {to}': '{from} a {to}',
  'The same nights are taken twice': 'As mesmas noites estão ocupadas duas vezes',
  'Taken here and on {feedName}.': 'Ocupadas aqui e em {feedName}.',
  'You have freed these nights on {feedName}, but its calendar still has them. Some sites update their calendar after some hours only; please check that the booking there is cancelled.':
    'Libertou estas noites em {feedName}, mas o calendário de lá ainda as tem. Alguns sites só atualizam o calendário ao fim de algumas horas; confirme que a reserva lá está cancelada.',
  '{feedName} has a booking for nights that are already taken here. Please decide soon which of the two stays: the earlier a guest knows, the easier it is to find another house.':
    '{feedName} tem uma reserva para noites que já estão ocupadas aqui. Decida depressa qual das duas fica: quanto mais cedo o hóspede souber, mais fácil é encontrar outra casa.',
  Here: 'Aqui',
  'Blocked, or taken by the calendar of another site':
    'Bloqueadas, ou ocupadas pelo calendário de outro site',
  'If it is the same stay, say so under Today, and you are not asked again. Otherwise cancel on {feedName}, or move or cancel the booking here.':
    'Se for a mesma estadia, indique-o em Hoje e não volta a ser avisado. Caso contrário, cancele em {feedName}, ou altere ou cancele a reserva aqui.',
  'Look at the double booking': 'Ver a reserva dupla',
});
