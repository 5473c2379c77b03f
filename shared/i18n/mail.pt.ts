import type { mailEn, mailTemplatesEn } from './mail.en';
import { translation } from './translation';

/** `mailTemplatesEn` in Portuguese. */
export const mailTemplatesPt = translation<typeof mailTemplatesEn>()({
  'receipt.title': 'Obrigado pelo seu pedido',
  'receipt.subject': 'Recebemos o seu pedido {reference}',
  'receipt.body':
    'Olá,\n\nO seu pedido chegou até nós. Entramos em contacto consigo no prazo de {replyTime} para confirmar a disponibilidade e indicar-lhe como pagar. Até lá, nada fica reservado e não há nada a pagar.',
  'offer.title': 'A nossa proposta para a sua estadia',
  'offer.subject': 'A nossa proposta para a sua estadia: {reference}',
  'offer.body':
    'Olá, {guestName},\n\nObrigado pelo seu interesse em {villa}. Temos todo o gosto em propor-lhe estas datas: de {checkin} a {checkout}, por {total}.\n\nPode consultar e aceitar a proposta na sua página.',
  'confirmation.title': 'A sua estadia está confirmada',
  'confirmation.subject': 'A sua estadia está confirmada: {reference}',
  'confirmation.body':
    'Olá, {guestName},\n\nEsperamos por si em {villa}. A estadia segue em anexo para a sua agenda.',
  'paymentRequest.title': 'O pagamento da sua estadia',
  'paymentRequest.subject': 'O pagamento da sua estadia: {reference}',
  'paymentRequest.body':
    'Olá, {guestName},\n\nEsperamos por si em {villa}. Pedimos-lhe o pagamento de {amountDue} até {dueDate}. Na sua página encontra como pagar e o que já pagou.\n\nSe já pagou, obrigado: não precisa de fazer mais nada.',
  'paymentReminder.title': 'Um lembrete do seu pagamento',
  'paymentReminder.subject': 'Um lembrete do seu pagamento: {reference}',
  'paymentReminder.body':
    'Olá, {guestName},\n\nUm simples lembrete: o pagamento de {amountDue} da sua estadia em {villa} vence em {dueDate}. Na sua página encontra como pagar.\n\nSe o pagamento já vai a caminho, obrigado: não precisa de fazer mais nada.',
  'paymentOverdue.title': 'O seu pagamento está em atraso',
  'paymentOverdue.subject': 'O seu pagamento está em atraso: {reference}',
  'paymentOverdue.body':
    'Olá, {guestName},\n\nO pagamento de {amountDue} da sua estadia em {villa} venceu em {dueDate} e ainda não chegou até nós. Pedimos-lhe que o faça nos próximos dias; na sua página encontra como pagar. Se houver algum problema, responda a este e-mail, por favor.\n\nSe o pagamento já vai a caminho, obrigado: não precisa de fazer mais nada.',
  'arrivalDetails.title': 'Antes da sua chegada',
  'arrivalDetails.subject': 'Antes da sua chegada: {reference}',
  'arrivalDetails.body':
    'Olá, {guestName},\n\nEm breve estará em {villa}. A sua entrada: {checkin}, a partir das {checkinTime}.\n\nO percurso, a chave e tudo o mais que precisa de saber estão na sua página. Leia-a antes de partir, por favor, e não partilhe o endereço.\n\nBoa viagem!',
  'departureDay.title': 'A sua partida',
  'departureDay.subject': 'A sua partida: {reference}',
  'departureDay.body':
    'Olá, {guestName},\n\nEsperamos que tenha gostado dos dias em {villa}. A sua saída: {checkout}, até às {checkoutTime}.\n\nSe tiver alguma dúvida antes de sair, consulte a sua página ou escreva-nos através dela. Boa viagem de regresso!',
  'thanks.title': 'Obrigado pela sua estadia',
  'thanks.subject': 'Obrigado pela sua estadia: {reference}',
  'thanks.body':
    'Olá, {guestName},\n\nObrigado por ter ficado em {villa}. Esperamos que a viagem de regresso tenha corrido bem.\n\nQuer contar a outros como foi? Bastam algumas palavras na sua página, e decide com que nome aparecem.\n\nTeremos muito gosto em voltar a dar-lhe as boas-vindas.',
  'pay.amount': 'A pagar',
  'pay.due': 'Data limite',
});

/** `mailEn` in Portuguese. */
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
  'decline.textLapsed':
    'Obrigado pelo seu interesse numa estadia em {villa}. Lamentamos não ter respondido antes do dia da chegada. O seu pedido terminou: nada está reservado e nada tem a pagar. O calendário do nosso site mostra as datas livres.',
  'decline.calendar': 'Ver datas livres',
  'decline.titleAsked': 'O seu pedido foi retirado',
  'decline.textAsked':
    'Como pediu, retirámos o seu pedido de estadia em {villa}. Não precisa de fazer mais nada.',
  'cancellation.subject': 'A sua estadia foi cancelada: {reference}',
  'cancellation.preview': 'De {from} a {to}',
  'cancellation.title': 'A sua estadia foi cancelada',
  'cancellation.textAsked':
    'Como pediu, a sua reserva em {villa} foi cancelada. Ao abrir o ficheiro em anexo, retira a estadia da sua agenda.',
  'cancellation.text':
    'A sua reserva em {villa} foi cancelada. Se não contava com isto, responda a este e-mail, por favor. Ao abrir o ficheiro em anexo, retira a estadia da sua agenda.',
  'cancellation.textByOwner':
    'Lamentamos muito: temos de cancelar a sua reserva em {villa}. Ao abrir o ficheiro em anexo, retira a estadia da sua agenda.',
  'cancellation.allBackUncounted': 'Devolvemos-lhe tudo o que pagou.',
  'cancellation.keptByPolicy':
    'De acordo com a política de cancelamento da sua reserva, ficamos com {kept} do total de {total}. O que tiver pago além disso é-lhe devolvido.',
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
