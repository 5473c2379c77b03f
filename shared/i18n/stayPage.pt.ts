import type { stayPageEn } from './stayPage.en';
import { translation } from './translation';

/** The guest's page of a booking, in Portuguese. */
export const stayPagePt = translation<typeof stayPageEn>()({
  title: 'A sua estadia',
  reference: 'Referência {reference}',
  private: 'Esta página é só para si. Quem tiver o endereço pode abri-la, por isso não o partilhe.',
  'status.pending.title': 'Recebemos o seu pedido',
  'status.pending.text':
    'Respondemos no prazo de {hours} horas. Até lá nada está reservado e nada há a pagar.',
  'status.confirmed.title': 'A sua estadia está confirmada',
  'status.confirmed.text': 'É com muito gosto que esperamos por si.',
  'status.cancelled.title': 'A sua estadia foi cancelada',
  'status.cancelled.text':
    'Se não contava com isto, escreva-nos. Talvez outras datas lhe convenham.',
  'status.declined.title': 'Não pudemos aceitar o seu pedido',
  'status.declined.text':
    'Lamentamos que esta estadia não seja possível. Talvez outras datas lhe convenham; escreva-nos também, se quiser.',
  'status.ended.title': 'Esta estadia não se realiza',
  'status.ended.text':
    'Foi recusada ou cancelada. Se não contava com isto, escreva-nos. Talvez outras datas lhe convenham.',
  'status.over.title': 'A sua estadia terminou',
  'status.over.text': 'Obrigado por ter sido nosso hóspede.',
  'status.lapsed.title': 'Estas datas já passaram',
  'status.lapsed.text': 'O pedido ficou sem efeito. Talvez outras datas lhe convenham.',
  freeDates: 'Ver datas livres',
  'facts.title': 'Datas e hóspedes',
  'facts.checkin': 'Entrada',
  'facts.checkinValue': '{day}, a partir das {time}',
  'facts.checkout': 'Saída',
  'facts.checkoutValue': '{day}, até às {time}',
  'facts.nights': 'Noites',
  'facts.guests': 'Hóspedes',
  calendar: 'Adicionar ao calendário',
  'calendar.hint': 'Um ficheiro para o calendário do telemóvel ou do computador.',
  'bill.agreed': 'O preço que acordámos.',
  'cancel.title': 'Se cancelar',
  'cancel.full': 'Até {day} recebe de volta tudo o que pagou.',
  'cancel.part': 'Até {day} recebe de volta {percent}% do total.',
  'cancel.after': 'Depois disso nada é devolvido.',
  'cancel.none': 'Um cancelamento não dá direito a reembolso.',
  'cancel.today':
    'Se cancelasse hoje, seriam devolvidos {amount} de {total}, na medida do que foi pago.',
  'cancel.todayAll': 'Se cancelasse hoje, ser-lhe-ia devolvido tudo o que pagou: {paid}.',
  'cancel.todayPart': 'Se cancelasse hoje, ser-lhe-iam devolvidos {back} dos {paid} que pagou.',
  'cancel.todayNone': 'Se cancelasse hoje, nada dos {paid} que pagou seria devolvido.',
  'cancel.todayUnpaid': 'Ainda não pagou nada e, se cancelasse hoje, não ficaria a dever nada.',
  'cancel.todayOwed':
    'Ainda não pagou nada. Se cancelasse hoje, ficariam por pagar {kept} de {total}, de acordo com a política.',
  'cancel.asked':
    'Pediu o cancelamento em {day}. Para o que recebe de volta conta esse dia, mesmo que a estadia seja cancelada mais tarde.',
  'cancel.enquiry':
    'Estas regras valem a partir da confirmação da estadia. Até lá, não tem custos: basta pedir-nos o cancelamento nesta página.',
  'details.title': 'Quem vem e quando',
  'details.text':
    'Ajuda-nos a preparar a sua chegada. Pode alterar estes dados até ao fim da estadia.',
  'details.names': 'Nomes dos hóspedes',
  'details.name': 'Hóspede {n}',
  'details.arrivalTime': 'Hora de chegada',
  'details.arrivalTimeHint': 'Na hora local. A entrada é a partir das {time}.',
  'details.early':
    'A entrada é a partir das {time}; antes disso a casa pode não estar pronta. Se quiser entrar mais cedo, pergunte-nos, por favor.',
  'details.note': 'Como vem, por exemplo o número do voo',
  'details.noteShort': 'Viagem',
  'details.save': 'Guardar',
  'change.title': 'Se os planos mudarem',
  'change.text': 'Diga-nos aqui. Nada muda até termos respondido.',
  'change.waiting.dates': 'A {day} pediu outras datas: {from} a {to}. Vamos responder.',
  'change.waiting.cancellation':
    'A {day} pediu o cancelamento. Ainda não está cancelada; vamos responder.',
  'change.takeBack': 'Retirar este pedido',
  'refusal.dates':
    'Olá, {name},\n\nObrigado pelo seu pedido. Infelizmente, não temos disponibilidade para {newFrom} – {newTo}. Tudo se mantém como está: {from} – {to}.\n\nEscreva-nos, por favor, se outras datas lhe convierem.',
  'refusal.cancellation':
    'Olá, {name},\n\nObrigado por nos ter escrito. Não cancelámos a sua estadia: mantém-se como está, {from} – {to}.\n\nEscreva-nos, por favor, se tiver alguma dúvida.',
  'dates.title': 'Pedir outras datas',
  'dates.checkin': 'Nova entrada',
  'dates.checkout': 'Nova saída',
  'dates.message': 'Algo que devamos saber',
  'dates.send': 'Pedir estas datas',
  'cancellation.title': 'Pedir o cancelamento',
  'cancellation.text': 'Lemos e respondemos; nada é cancelado automaticamente.',
  'cancellation.message': 'O motivo, se quiser',
  'cancellation.send': 'Pedir o cancelamento desta estadia',
  'conversation.title': 'Mensagens',
  'conversation.text': 'Escreva-nos aqui. Respondemos nesta página e avisamos por e-mail.',
  'conversation.textWithoutMail':
    'Escreva-nos aqui. Respondemos nesta página; volte a consultá-la, por favor.',
  'conversation.you': 'Escreveu',
  'conversation.owner': 'O proprietário',
  'conversation.new': 'Nova',
  'conversation.markRead': 'Marcar como lida',
  'conversation.seen': 'Lida',
  'conversation.earlier': 'Mensagens anteriores',
  'conversation.latest': 'Mensagens mais recentes',
  'conversation.write': 'A sua mensagem',
  'conversation.files': 'Ficheiros',
  'conversation.filesHint': 'Imagens ou PDF, no máximo {count} e até 10 MB cada.',
  'conversation.send': 'Enviar',
  'done.read': 'Marcada como lida. Também o vemos do nosso lado.',
  'done.message': 'Recebemos a sua mensagem. Respondemos aqui e avisamos por e-mail.',
  'done.messageWithoutMail':
    'Recebemos a sua mensagem. Respondemos aqui; volte a consultar esta página, por favor.',
  'problem.message': 'Escreva algo ou escolha um ficheiro; o máximo são 5000 caracteres.',
  'problem.file':
    'Escolha imagens (JPEG, PNG, WebP, AVIF, até 25 megapíxeis) ou PDF que abram, e não demasiados de uma vez. Guarde primeiro como JPEG as imagens HEIC de um iPhone. Ainda nada foi enviado.',
  'problem.file_size':
    'Este ficheiro é demasiado grande: o máximo são 10 MB. Ainda nada foi enviado.',
  'problem.unavailable':
    'De momento não o podemos receber, por isso nada foi enviado. Tente mais tarde ou sem o ficheiro.',
  'done.details': 'Guardado. Obrigado.',
  'done.dates': 'Recebemos o seu pedido. A estadia mantém-se até respondermos.',
  'done.dates_rules':
    'Recebemos o seu pedido, embora estas datas não respeitem a estadia mínima ou os dias habituais de entrada e saída; talvez tenhamos de recusar. A estadia mantém-se até respondermos.',
  'done.dates_rules_far':
    'Recebemos o seu pedido, embora não costumemos aceitar reservas com tanta antecedência; talvez tenhamos de recusar. A estadia mantém-se até respondermos.',
  'done.dates_rules_long':
    'Recebemos o seu pedido, embora seja uma estadia mais longa do que o habitual; talvez tenhamos de recusar. A estadia mantém-se até respondermos.',
  'done.cancellation': 'Recebemos o seu pedido de cancelamento. Nada é cancelado até respondermos.',
  'done.request_withdrawn': 'O seu pedido foi retirado. A estadia mantém-se como está.',
  'problem.request_gone':
    'Este pedido foi entretanto respondido ou alterado. Veja o que está aqui agora.',
  'problem.invalid': 'Não conseguimos ler o que enviou. Verifique os campos e envie de novo.',
  'refused.title': 'Não enviado',
  'refused.toForm': 'Ir para o formulário',
  'refused.fields': 'Verifique: {fields}.',
  'problem.too_many':
    'Foram demasiadas tentativas em pouco tempo. Aguarde uma hora ou escreva-nos.',
  'problem.too_many_names':
    'São mais nomes do que hóspedes. Se vierem mais pessoas, escreva-nos primeiro.',
  'problem.dates':
    'Com estas datas não é possível uma estadia. Escolha uma entrada a partir de hoje e uma saída posterior.',
  'problem.dates_too_long':
    'É demasiado para uma só estadia: o máximo são 90 noites. Escolha uma saída mais cedo.',
  'problem.dates_too_far':
    'É demasiado cedo para pedir estas datas. Escolha uma entrada mais próxima.',
  'problem.dates_taken':
    'Algumas destas noites já estão ocupadas. Escolha outras, por favor; o calendário do nosso site mostra o que está livre.',
  'problem.same_dates': 'São as datas que já tem.',
  'problem.closed': 'Já não é possível para esta estadia. Escreva-nos.',
  'review.title': 'Como foi a sua estadia?',
  'review.text': 'Algumas palavras ajudam os hóspedes que vierem a seguir, e a nós também.',
  'review.given': 'Recebemos a sua opinião. Obrigado! Pode alterá-la até ser publicada.',
  'review.published':
    'A sua opinião está na nossa página inicial. Obrigado! Se quiser que seja alterada ou retirada, escreva-nos.',
  'review.starsLabel': 'Estrelas',
  'review.stars': '{n} de 5 estrelas',
  'review.words': 'As suas palavras',
  'review.wordsHint': 'O que lhe agradou e o que podia ser melhor.',
  'review.name': 'Com que nome a publicamos?',
  'review.name.none': 'Sem nome',
  'review.shown':
    'Depois de a publicarmos, todos a podem ler na nossa página inicial, com o mês da sua estadia.',
  'review.answer': 'A nossa resposta',
  'review.send': 'Enviar a opinião',
  'review.change': 'Alterar a opinião',
  'done.review': 'Obrigado pela sua opinião. Lemo-la antes de ser publicada.',
  'problem.review_too_early': 'A opinião pode ser escrita a partir do dia da partida.',
  'problem.review_published':
    'A sua opinião está publicada e já não pode ser alterada aqui. Escreva-nos, por favor.',
  'unknown.title': 'Esta ligação não abre nenhuma página',
  'unknown.text':
    'Pode estar incompleta ou haver uma mais recente. Use a ligação da nossa última mensagem, ou escreva-nos e enviamos outra.',
  'ended.title': 'Esta página está fechada',
  'ended.text':
    'A estadia já foi há algum tempo, por isso a página deixou de ser mostrada. Se precisar de algo, escreva-nos. Teremos sempre muito gosto na sua visita.',
  contact: 'Escrever-nos',
  home: 'Página inicial',
  'bill.title': 'O preço',
  'arrival.title': 'A chegada',
  'arrival.later':
    'A partir de {day} encontra aqui a morada, o percurso, a chave, o Wi-Fi e a quem ligar.',
  'arrival.address': 'Morada e percurso',
  'arrival.map': 'Abrir o mapa',
  'arrival.key': 'Chave',
  'arrival.doorCode': 'Código',
  'arrival.wifi': 'Wi-Fi',
  'arrival.wifiName': 'Rede',
  'arrival.wifiPassword': 'Palavra-passe',
  'arrival.contact': 'A quem ligar',
  'arrival.houseRules': 'Regras da casa',
});
