import type { ownerMailEn } from './ownerMail.en';
import { translation } from './translation';

/** `ownerMail.en.ts` in Portuguese. */
export const ownerMailPt = translation<typeof ownerMailEn>()({
  'common.openBooking': 'Abrir a reserva',
  'common.openMessage': 'Abrir a mensagem',
  'enquiryAlert.subject': 'Novo pedido de reserva {reference}: {from} a {to}',
  'enquiryAlert.preview': '{guests} {guests|hóspede|hóspedes}, {total}',
  'enquiryAlert.title': 'Um novo pedido de reserva',
  'enquiryAlert.name': 'Nome',
  'enquiryAlert.email': 'E-mail',
  'enquiryAlert.phone': 'Telefone',
  'enquiryAlert.requests': 'Pedidos especiais',
  'stayRequestAlert.subject.dates': '{reference}: o hóspede pede outras datas',
  'stayRequestAlert.subject.cancellation': '{reference}: o hóspede pede para cancelar',
  'stayRequestAlert.preview': 'Nada muda enquanto não responder.',
  'stayRequestAlert.title.dates': 'Um hóspede pede outras datas',
  'stayRequestAlert.title.cancellation': 'Um hóspede pede para cancelar',
  'stayRequestAlert.text.dates':
    '{name} pede outras datas. Ainda nada mudou: abra a reserva para a alterar ou responda a este e-mail.',
  'stayRequestAlert.text.cancellation':
    '{name} pede para cancelar. Ainda nada foi cancelado: abra a reserva para o fazer ou responda a este e-mail.',
  'stayRequestAlert.checkin': 'Nova chegada',
  'stayRequestAlert.checkout': 'Nova partida',
  'stayRequestAlert.refund':
    'Pelas condições desta reserva, um cancelamento no dia deste e-mail devolve {amount} ao hóspede.',
  'stayRequestAlert.withdrawn.subject': '{reference}: o hóspede retirou um pedido',
  'stayRequestAlert.withdrawn.preview': 'Não há nada a responder.',
  'stayRequestAlert.withdrawn.title': 'Um hóspede retirou um pedido',
  'stayRequestAlert.withdrawn.dates':
    '{name} já não pede estas datas. Nada mudou e não há nada a responder.',
  'stayRequestAlert.withdrawn.cancellation':
    '{name} já não pede para cancelar. Nada mudou e não há nada a responder.',
  'stayRequestAlert.booked': 'A reserva neste momento',
  'offerNews.accepted.subject': 'Proposta aceite: {reference}, {from} a {to}',
  'offerNews.accepted.title': 'A sua proposta foi aceite',
  'offerNews.accepted.text':
    '{name} aceitou a sua proposta. A estadia está confirmada e as noites estão ocupadas.',
  'offerNews.acceptedAsks.text':
    '{name} aceitou a sua proposta. As noites estão ocupadas; confirme ou recuse agora a reserva, por favor.',
  'offerNews.alsoSold':
    'Outro calendário também tem noites desta estadia: {calendars}. Verifique lá antes de confirmar, por favor.',
  'offerNews.declined.subject': 'Proposta recusada: {reference}, {from} a {to}',
  'offerNews.declined.title': 'A sua proposta foi recusada',
  'offerNews.declined.text':
    '{name} recusou a sua proposta. As noites que lhe estavam guardadas voltam a estar livres.',
  'offerNews.expired.subject': 'Proposta expirada: {reference}, {from} a {to}',
  'offerNews.expired.title': 'A sua proposta expirou',
  'offerNews.expired.text':
    '{name} não respondeu a tempo à sua proposta. As noites que lhe estavam guardadas voltam a estar livres, e o hóspede já foi avisado.',
  'offerNews.taken.subject': 'Proposta sem efeito: {reference}, {from} a {to}',
  'offerNews.taken.title': 'As noites da sua proposta já estão ocupadas',
  'offerNews.taken.text':
    'Há noites que propôs a {name} que já não estão livres, por isso esta proposta terminou. O hóspede já foi avisado; talvez possa propor-lhe outras datas.',
  'messageAlert.subject': 'Nova mensagem: {subject}',
  'messageAlert.preview': 'Do formulário de contacto',
  'messageAlert.title': 'Uma nova mensagem',
  'messageAlert.subjectLabel': 'Assunto',
  'messageAlert.message': 'Mensagem',
  'messageAlert.subject.booking': 'Uma nova reserva',
  'messageAlert.subject.existing': 'Uma reserva existente',
  'messageAlert.subject.amenities': 'A casa e as comodidades',
  'messageAlert.subject.general': 'Outro assunto',
  'conversationAlert.subject': 'Um hóspede escreveu: {reference}',
  'conversationAlert.preview': 'Sobre a reserva {reference}',
  'conversationAlert.title': 'Uma mensagem do seu hóspede',
  'conversationAlert.files':
    'Com {count} {count|ficheiro|ficheiros}, que encontra na área de gestão.',
  'conversationAlert.note':
    'Responda na área de gestão, e o hóspede lê a resposta na sua página. Uma resposta a este e-mail vai antes para a caixa de correio do hóspede.',
  'invitation.subject': 'O seu acesso a {villa}',
  'invitation.preview': 'Escolha um nome e uma palavra-passe para iniciar sessão.',
  'invitation.title': 'Recebeu um convite',
  'invitation.text':
    'Recebeu um convite para colaborar com {villa} como {role}. Escolha um nome de utilizador e uma palavra-passe, e pode começar.',
  'invitation.role.admin': 'proprietário',
  'invitation.role.manager': 'gestor',
  'invitation.role.housekeeper': 'governanta',
  'invitation.action': 'Aceitar o convite',
  'invitation.until':
    'A ligação funciona uma vez, durante {hours} horas. Não a passe a mais ninguém, por favor.',
  'invitation.notYou': 'Não sabe do que se trata? Então não precisa de fazer nada.',
  'test.subject': 'O e-mail de {villa} funciona',
  'test.preview': 'Um e-mail de teste da área de gestão',
  'test.title': 'O e-mail funciona',
  'test.text':
    'Pediu este e-mail na área de gestão. Os avisos de pedidos de reserva e de mensagens chegam a este endereço.',
  'passwordReset.subject': 'Escolha uma nova palavra-passe para {villa}',
  'passwordReset.preview': 'A ligação funciona uma vez, durante uma hora.',
  'passwordReset.title': 'Escolha uma nova palavra-passe',
  'passwordReset.text':
    'Alguém pediu uma nova palavra-passe para a conta {username}. A ligação funciona uma vez, durante uma hora. Ao escolher uma nova palavra-passe, a sessão desta conta termina em todos os dispositivos.',
  'passwordReset.action': 'Escolher uma nova palavra-passe',
  'passwordReset.notYou':
    'Não fez este pedido? Então não precisa de fazer nada: a sua palavra-passe fica como está.',
  'newDevice.subject': 'Novo início de sessão em {villa}',
  'newDevice.preview': '{device}',
  'newDevice.title': 'Uma sessão iniciada num novo dispositivo',
  'newDevice.account': 'Conta',
  'newDevice.device': 'Dispositivo',
  'newDevice.time': 'Quando',
  'newDevice.text':
    'Se foi iniciada por si, está tudo bem. Se não, altere já a palavra-passe e termine a sessão nos dispositivos que não reconhece.',
  'newDevice.action': 'Ver onde tem sessão iniciada',
  'bankDetails.subject': 'Outros dados bancários em {villa}',
  'bankDetails.preview': 'A partir de agora, pede-se aos hóspedes que paguem para esta conta.',
  'bankDetails.title': 'Os dados bancários foram alterados',
  'bankDetails.before': 'Antes',
  'bankDetails.after': 'Agora',
  'bankDetails.ending': 'IBAN terminado em {end}',
  'bankDetails.by': 'Alterado por',
  'bankDetails.text':
    'A partir de agora, pede-se aos hóspedes que paguem para esta conta. Se a alteração foi feita por si, está tudo bem. Se não, corrija a conta, altere a palavra-passe, termine a sessão nos dispositivos que não reconhece e avise os hóspedes com pagamentos em aberto.',
  'bankDetails.action': 'Ver os dados bancários',
});
