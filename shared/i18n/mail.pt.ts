import type { mailEn } from './mail.en';
import { translation } from './translation';

/** `mail.en.ts` in Portuguese. */
export const mailPt = translation<typeof mailEn>()({
  'common.greeting': 'Olá,',
  'common.greetingName': 'Olá, {name},',
  'common.regards': 'Com os melhores cumprimentos,',
  'common.team': 'o proprietário de {villa}',
  'common.footer': '{villa} · {place}',
  'common.site': 'Visitar o site',
  'common.automatic':
    'Este e-mail foi enviado automaticamente. Se responder, a sua resposta chega ao proprietário.',
  'stay.reference': 'Referência',
  'stay.checkin': 'Entrada',
  'stay.checkinValue': '{day}, a partir das {time}',
  'stay.checkout': 'Saída',
  'stay.checkoutValue': '{day}, até às {time}',
  'stay.nights': 'Noites',
  'stay.guests': 'Hóspedes',
  'bill.title': 'O preço',
  'stayPage.action': 'Abrir a página da sua estadia',
  'stayPage.note':
    'Mostra o estado da sua estadia, com as datas, o preço e um ficheiro para a sua agenda.',
  'stayPage.secret': 'Quem tiver esta ligação pode abri-la, por isso não a partilhe.',

  'enquiryReceipt.preview': 'De {from} a {to}: respondemos no prazo de {hours} {hours|hora|horas}.',
  'enquiryReceipt.notYou':
    'Não fez nenhum pedido? Alguém deve ter-se enganado no endereço. Não precisa de fazer nada.',
  'confirmation.preview': 'Esperamos por si. Entrada: {from}.',
  'confirmation.invitation': 'Estadia em {villa}',
  'confirmation.invitationText':
    'Entrada: {checkin}, a partir das {checkinTime}. Saída: {checkout}, até às {checkoutTime} (hora de Lisboa). Referência {reference}.',
  'stayChange.subject': 'A sua estadia foi alterada: {reference}',
  'stayChange.preview': 'Agora de {from} a {to}.',
  'stayChange.title': 'A sua estadia foi alterada',
  'stayChange.text':
    'Alterámos a sua reserva em {villa}. Se algo não estiver certo, responda a este e-mail, por favor.',
  'stayChange.extras': 'Extras',
  'stayChange.noExtras': 'nenhum',
  'stayChange.before': 'Antes',
  'stayChange.after': 'Agora',
  'stayChange.now': 'A sua estadia agora',
  'stayChange.calendar':
    'As novas datas seguem em anexo para a sua agenda. Ao abrir o ficheiro, substitui o registo anterior.',
  'decline.subject': 'O seu pedido {reference}',
  'decline.preview': 'Não podemos oferecer-lhe as datas de {from} a {to}.',
  'decline.title': 'Lamentamos',
  'decline.text':
    'Obrigado pelo seu interesse numa estadia em {villa}. Infelizmente não podemos oferecer-lhe estas datas. Talvez lhe sirvam outras: o calendário do nosso site mostra o que está livre.',
  'decline.calendar': 'Ver datas livres',
  'cancellation.subject': 'A sua estadia foi cancelada: {reference}',
  'cancellation.preview': 'De {from} a {to}',
  'cancellation.title': 'A sua estadia foi cancelada',
  'cancellation.text':
    'A sua reserva em {villa} foi cancelada. Se não contava com isto, responda a este e-mail, por favor. Ao abrir o ficheiro em anexo, retira a estadia da sua agenda.',
  'cancellation.allBack': 'Devolvemos-lhe tudo o que pagou: {back}.',
  'cancellation.partBack': 'Dos {paid} que pagou, devolvemos-lhe {back}.',
  'cancellation.noneBack':
    'De acordo com a política de cancelamento da sua reserva, os {paid} que pagou não são devolvidos.',
  'cancellation.nonePaid': 'Ainda não tinha pago nada, por isso não há nada a devolver.',
  'messageAnswer.title': 'A nossa resposta',
  'messageAnswer.preview': 'O proprietário respondeu à sua mensagem.',
  'messageAnswer.yours': 'A sua mensagem',
  'messageAnswer.note':
    'Para nos escrever de novo, basta responder a este e-mail: chega ao proprietário.',
  'conversationNews.subject': 'Uma mensagem sobre a sua estadia: {reference}',
  'conversationNews.preview': 'Sobre a sua reserva {reference}',
  'conversationNews.title': 'O proprietário escreveu-lhe',
  'conversationNews.files': 'Com {count} {count|ficheiro|ficheiros}, que encontra na sua página.',
  'conversationNews.answer': 'Pode responder na sua página. Pedimos que não partilhe a ligação.',
  'conversationNews.action': 'Ler e responder',
  'conversationNews.reply': 'Basta responder a este e-mail.',

  'messageReceipt.subject': 'Recebemos a sua mensagem',
  'messageReceipt.preview': 'Em geral respondemos no prazo de {hours} {hours|hora|horas}.',
  'messageReceipt.title': 'Obrigado pela sua mensagem',
  'messageReceipt.text':
    'A sua mensagem chegou até nós. Respondemos das {opening}, em geral no prazo de {hours} {hours|hora|horas}.',
  'messageReceipt.notYou':
    'Não nos escreveu? Alguém deve ter-se enganado no endereço. Não precisa de fazer nada.',
  'common.taxNumber': 'NIF {number}',
  'common.registration': 'Alojamento Local {number}',
  'cancel.title': 'Se cancelar',
  'cancel.full': 'Até {day} recebe de volta tudo o que pagou.',
  'cancel.part': 'Até {day} recebe de volta {percent}% do total.',
  'cancel.after': 'Depois disso não há reembolso.',
  'cancel.none': 'Um cancelamento não dá direito a reembolso.',
});
