import type * as english from '../en/server';
import { translation } from '../translation';

// `en/server.ts` in European Portuguese.

export const guestErrors = translation<typeof english.guestErrors>()({
  forbidden_origin:
    'Isto só pode ser enviado a partir de {publicUrl}. Abra esse endereço e tente de novo, por favor.',
  not_found: 'Não foi possível encontrar {what}, ou já não existe.',
  'not_found.address': 'este endereço',
  method_not_allowed: 'Este endereço só responde a {allowed}.',
  not_json: 'Envie JSON com o cabeçalho Content-Type: application/json, por favor.',
  form_too_large:
    'Isto é mais do que pode ser enviado de uma vez, e nada ficou guardado. Volte atrás e escreva menos, por favor.',
  no_form: 'Volte atrás e envie o formulário da página, por favor.',
  too_many_guests:
    'A casa recebe no máximo {maxGuests} {maxGuests|hóspede|hóspedes}. Escolha menos, por favor.',
  'idempotency_conflict.enquiry':
    'Este pedido já foi enviado com outros dados. Recarregue a página e envie-o de novo, por favor.',
  'idempotency_conflict.message':
    'Esta mensagem já foi enviada com outro texto. Recarregue a página e envie-a de novo, por favor.',
  price_changed:
    'Entretanto o preço mudou. Confirme o novo preço e envie o pedido de novo, por favor.',
  'rate_limited.calls':
    'Demasiados pedidos a partir da sua ligação. Tente de novo dentro de {minutes} {minutes|minuto|minutos}, por favor.',
  unavailable:
    'Não foi possível concluir e nada ficou guardado. Tente de novo dentro de um minuto, por favor.',
  internal:
    'Algo correu mal do nosso lado. Tente de novo, por favor. Se o problema continuar, indique-nos o código de erro.',
});

export const errorPage = translation<typeof english.errorPage>()({
  'title.missing': 'Não encontrado',
  'title.failed': 'De momento esta página não está disponível',
  'title.refused': 'Não foi possível',
  'title.signIn': 'Inicie sessão, por favor',
  retry: 'Tentar de novo',
  home: 'Ir para o início',
  stay: 'Voltar à sua reserva',
  signIn: 'Iniciar sessão',
  'signIn.hint': 'Este ficheiro é para o proprietário da casa, e a sua sessão terminou.',
  'script.title': 'Esta página não foi carregada por completo',
  'script.text': 'Os botões e formulários ainda não funcionam.',
  'script.reload': 'Recarregar a página',
  requestId: 'Código de erro: {id}',
});

export const stayPage = translation<typeof english.stayPage>()({
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
  'status.declined.title': 'Não podemos oferecer-lhe esta estadia',
  'status.declined.text':
    'Lamentamos que estas datas não sejam possíveis. Talvez outras lhe convenham; escreva-nos também, se quiser.',
  'status.ended.title': 'Esta estadia não se realiza',
  'status.ended.text':
    'Foi recusada ou cancelada. Se não contava com isto, escreva-nos. Talvez outras datas lhe convenham.',
  'status.over.title': 'A sua estadia terminou',
  'status.over.text': 'Obrigado por ter sido nosso hóspede.',
  'status.lapsed.title': 'Estas datas já passaram',
  'status.lapsed.text': 'O seu pedido não deu em reserva. Talvez outras datas lhe convenham.',
  freeDates: 'Ver disponibilidade',
  'next.kicker': 'O próximo passo',
  'next.transfer': 'Transfira {amount} até {day}',
  'next.overdue': 'Transfira {amount}, por favor: o prazo era {day}',
  'next.details': 'Diga-nos quem vem e quando chega',
  'next.toDetails': 'Preencher',
  copy: 'Copiar',
  copied: 'Copiado',
  countdown: 'Daqui a {days} {days|dia|dias}',
  'countdown.today': 'Hoje',
  'calendar.tentative': 'Fica como provisório até a estadia ser confirmada.',
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
  'cancel.full': 'Até {day} é reembolsado tudo o que pagou.',
  'cancel.part': 'Até {day} são reembolsados {percent}% do total.',
  'cancel.after': 'Depois disso não há reembolso.',
  'cancel.none': 'Os cancelamentos não são reembolsados.',
  'cancel.today':
    'Se cancelasse hoje, seriam reembolsados até {amount} de {total}, consoante o que tiver pago.',
  'cancel.todayAll': 'Se cancelasse hoje, ser-lhe-ia reembolsado tudo o que pagou: {paid}.',
  'cancel.todayPart': 'Se cancelasse hoje, ser-lhe-iam reembolsados {back} dos {paid} que pagou.',
  'cancel.todayNone': 'Se cancelasse hoje, nada dos {paid} que pagou seria reembolsado.',
  'cancel.todayUnpaid': 'Ainda não pagou nada e, se cancelasse hoje, não ficaria a dever nada.',
  'cancel.todayOwed':
    'Ainda não pagou nada. Se cancelasse hoje, ficariam por pagar {kept} de {total}, de acordo com a política de cancelamento.',
  'cancel.asked':
    'Pediu o cancelamento em {day}. Para o reembolso conta esse dia, mesmo que a estadia seja cancelada mais tarde.',
  'cancel.enquiry':
    'Estas regras valem a partir da confirmação da estadia. Até lá, não tem custos: basta pedir-nos o cancelamento nesta página.',
  'details.title': 'Hóspedes e chegada',
  'details.text':
    'Ajuda-nos a preparar a sua chegada. Pode alterar estes dados até ao fim da estadia.',
  'details.names': 'Nomes dos hóspedes',
  'details.name': 'Hóspede {n}',
  'details.arrivalTime': 'Hora de chegada',
  'details.arrivalTimeHint': 'Na hora local. A entrada é a partir das {time}.',
  'details.early':
    'A entrada é a partir das {time}; antes disso a casa pode não estar pronta. Se quiser entrar mais cedo, pergunte-nos, por favor.',
  'details.note': 'A sua viagem, por exemplo o número do voo',
  'details.noteShort': 'Viagem',
  'details.save': 'Guardar',
  'change.title': 'Se os planos mudarem',
  'change.text': 'Diga-nos aqui. Nada muda até termos respondido.',
  'change.waiting.dates':
    'A {day} pediu uma alteração de datas: {from} a {to}. Respondemos em breve.',
  'change.waiting.cancellation':
    'A {day} pediu o cancelamento. A estadia ainda não está cancelada; respondemos em breve.',
  'change.takeBack': 'Retirar este pedido',
  'refusal.dates':
    'Olá, {name},\n\nObrigado pelo seu pedido. Infelizmente, não temos disponibilidade para {newFrom} – {newTo}. Tudo se mantém como está: {from} – {to}.\n\nEscreva-nos, por favor, se outras datas lhe convierem.',
  'refusal.cancellation':
    'Olá, {name},\n\nObrigado por nos ter escrito. Não cancelámos a sua estadia: mantém-se como está, {from} – {to}.\n\nEscreva-nos, por favor, se tiver alguma dúvida.',
  'dates.title': 'Pedir alteração de datas',
  'dates.checkin': 'Nova entrada',
  'dates.checkout': 'Nova saída',
  'dates.message': 'Algo que devamos saber',
  'dates.send': 'Pedir estas datas',
  'cancellation.title': 'Pedir o cancelamento',
  'cancellation.text': 'Lemos todos os pedidos e respondemos; nada é cancelado automaticamente.',
  'cancellation.message': 'O motivo, se quiser',
  'cancellation.send': 'Pedir o cancelamento desta estadia',
  'conversation.title': 'Mensagens',
  'conversation.text': 'Escreva-nos aqui. Respondemos nesta página e avisamos por e-mail.',
  'conversation.textWithoutMail':
    'Escreva-nos aqui. Respondemos nesta página; volte a consultá-la, por favor.',
  'conversation.you': 'Escreveu',
  'conversation.owner': 'O proprietário',
  'conversation.seen': 'Lida',
  'conversation.earlier': 'Mensagens anteriores',
  'conversation.latest': 'Mensagens mais recentes',
  'conversation.write': 'A sua mensagem',
  'conversation.files': 'Ficheiros',
  'conversation.filesHint': 'Imagens ou PDF, no máximo {count} e até 10 MB cada.',
  'conversation.send': 'Enviar',
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
  'problem.invalid': 'Há algo errado no formulário. Verifique os campos e envie de novo.',
  'refused.title': 'Não enviado',
  'refused.toForm': 'Ir para o formulário',
  'refused.fields': 'Verifique: {fields}.',
  'problem.too_many':
    'Foram demasiadas tentativas em pouco tempo. Aguarde uma hora ou escreva-nos.',
  'problem.too_many_names':
    'São mais nomes do que hóspedes. Se vierem mais pessoas, escreva-nos primeiro.',
  'problem.dates': 'Escolha uma entrada a partir de hoje e uma saída posterior.',
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
  'review.starsLabel': 'Classificação',
  'review.stars': '{n} de 5 estrelas',
  'review.words': 'A sua opinião',
  'review.wordsHint': 'O que lhe agradou e o que podia ser melhor.',
  'review.name': 'Como deve aparecer o seu nome?',
  'review.name.none': 'Sem nome',
  'review.shown':
    'Depois de a publicarmos, todos a podem ler na nossa página inicial, com o mês da sua estadia.',
  'review.answer': 'A nossa resposta',
  'review.send': 'Enviar a opinião',
  'review.change': 'Alterar a opinião',
  'done.review': 'Obrigado pela sua opinião. Lemo-la antes de ser publicada.',
  'problem.review_too_early': 'A opinião pode ser escrita a partir do dia da saída.',
  'problem.review_published':
    'A sua opinião está publicada e já não pode ser alterada aqui. Escreva-nos, por favor.',
  'unknown.title': 'Esta ligação não funciona',
  'unknown.text':
    'Pode estar incompleta ou haver uma mais recente. Use a ligação do nosso último e-mail, ou escreva-nos e enviamos outra.',
  'ended.title': 'Esta página já não está disponível',
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

export const offer = translation<typeof english.offer>()({
  'offer.preview': 'De {from} a {to}. Válida até {until}.',
  'offer.validUntil': 'A proposta é válida até {until}.',
  'offer.held': 'Até lá, guardamos estas noites para si.',
  'offer.notHeld':
    'As noites ainda não estão reservadas para si: ficam para quem aceitar primeiro.',
  'offer.howConfirms': 'Aceite a proposta na página da sua estadia e a estadia fica confirmada.',
  'offer.howAsks':
    'Depois de aceitar a proposta na página da sua estadia, verificamos tudo uma última vez e confirmamos a estadia.',
  'offer.action': 'Ver a nossa proposta',
  'offerEnded.taken.subject': 'A nossa proposta {reference}: estas noites já não estão disponíveis',
  'offerEnded.taken.title': 'Estas noites já não estão disponíveis',
  'offerEnded.taken.text':
    'Lamentamos: já não lhe podemos propor estas noites em {villa}. Talvez outras datas lhe convenham. Basta responder a este e-mail e veremos o que podemos fazer.',
  'offerEnded.expired.subject': 'A nossa proposta {reference} expirou',
  'offerEnded.expired.title': 'A nossa proposta expirou',
  'offerEnded.expired.text':
    'A nossa proposta para a sua estadia em {villa} era válida até {until} e não tivemos notícias suas. Ainda gostaria de vir? Basta responder a este e-mail e veremos o que podemos fazer.',
  'offerEnded.withdrawn.subject': 'A nossa proposta {reference} deixou de ser válida',
  'offerEnded.withdrawn.title': 'A nossa proposta deixou de ser válida',
  'offerEnded.withdrawn.text':
    'Lamentamos: tivemos de retirar a nossa proposta para a sua estadia em {villa}. Se tiver alguma pergunta ou preferir outras datas, basta responder a este e-mail.',
  'offerEnded.offered': 'O que tínhamos proposto',
  'offerEnded.calendar': 'Ver disponibilidade',
  'status.offered.title': 'Temos uma proposta para si',
  'status.offered.text': 'Leia-a abaixo e diga-nos se lhe convém.',
  'status.accepted.title': 'Aceitou a nossa proposta',
  'status.accepted.text':
    'Obrigado. Verificamos tudo mais uma vez e confirmamos depois a sua estadia. Até lá, as noites são suas.',
  'offer.open.title': 'A nossa proposta',
  'offer.held.title': 'A nossa proposta',
  'offer.held.text':
    'De momento, estas noites estão guardadas para outro hóspede que ainda não respondeu. Volte a ver mais tarde ou escreva-nos.',
  'offer.accepted.title': 'A nossa proposta',
  'offer.accepted.text': 'Já a aceitou. Confirmamos a sua estadia em breve.',
  'offer.declined.title': 'Recusou a nossa proposta',
  'offer.declined.text': 'Não há problema. Se preferir outras datas, escreva-nos.',
  'offer.expired.title': 'A nossa proposta expirou',
  'offer.expired.text':
    'O prazo terminou. Ainda gostaria de vir? Escreva-nos e veremos o que podemos fazer.',
  'offer.taken.title': 'Estas noites já não estão disponíveis',
  'offer.taken.text':
    'Lamentamos que assim seja. Talvez outras datas lhe convenham. Escreva-nos e veremos o que podemos fazer.',
  'offer.withdrawn.title': 'A nossa proposta deixou de ser válida',
  'offer.withdrawn.text':
    'Lamentamos ter tido de a retirar. Ainda gostaria de vir? Escreva-nos e veremos o que podemos fazer.',
  'offer.acceptConfirms':
    'Com este botão, reserva esta estadia por este preço, nas condições abaixo.',
  'offer.acceptAsks':
    'Com este botão, aceita esta estadia por este preço, nas condições abaixo. Depois, confirmamo-la.',
  'offer.book': 'Reservar com obrigação de pagamento',
  'offer.accept': 'Aceitar com obrigação de pagamento',
  'offer.notForMe': 'Não me convém',
  'offer.declineText':
    'Não há problema. Se outras datas ou outro preço ajudarem, diga-nos antes de recusar.',
  'offer.declineReason': 'O motivo, se quiser',
  'offer.decline': 'Recusar a proposta',
  'done.offer_accepted':
    'Obrigado, a sua estadia está confirmada. Encontra tudo sobre ela nesta página.',
  'done.offer_accepted_waiting':
    'Obrigado, recebemos a sua aceitação. Confirmamos a sua estadia em breve.',
  'done.offer_declined': 'Obrigado por nos ter dito. Talvez numa próxima vez.',
  'problem.offer_expired': 'Esta proposta expirou, pelo que já não pôde ser aceite. Escreva-nos.',
  'problem.offer_taken': 'Lamentamos: estas noites já não estão disponíveis.',
  'problem.offer_held':
    'De momento, estas noites estão guardadas para outro hóspede. Volte a ver mais tarde ou escreva-nos.',
  'problem.offer_gone': 'Esta proposta deixou de ser válida. Veja o que a página diz agora.',
});

export const payments = translation<typeof english.payments>()({
  'payments.title': 'Pagamentos',
  'payments.paid': 'Recebido',
  'payments.returned': 'Reembolsado',
  'payments.keptSecurity': 'Retido da sua caução: {reason}',
  'payments.outstanding': 'Por pagar da estadia',
  'payments.outstandingSecurity': 'Caução ainda por entregar',
  'payments.allPaid': 'Está tudo pago. Obrigado!',
  'payments.giveBack': 'Vamos reembolsar-lhe {amount}.',
  'payments.item.deposit': 'Sinal',
  'payments.item.balance': 'Valor restante',
  'payments.item.full': 'Total da estadia',
  'payments.item.part': 'Pagamento parcial',
  'payments.item.security': 'Caução',
  'payments.item.kept': 'Custo do cancelamento',
  'payments.dueBy': 'a pagar até {day}',
  'payments.overdue': 'devia ter sido pago até {day}',
  'payments.isPaid': 'pago',
  'payments.partlyPaid': '{amount} já pagos',
  'payments.securityHint': 'A caução acresce ao preço e é-lhe devolvida depois da estadia.',
  'payments.bank.title': 'Pagar por transferência bancária',
  'payments.bank.text':
    'Transfira o valor para esta conta e indique a referência, para reconhecermos o seu pagamento.',
  'payments.bank.laterByMail':
    'Vamos dizer-lhe como pagar. Se quiser saber já, basta responder a este e-mail.',
  'payments.bank.later':
    'Vamos dizer-lhe como pagar. Se quiser saber já, escreva-nos nesta página.',
  'payments.bank.whatIsOpen':
    'O que ainda falta pagar da sua estadia é transferido para esta conta. Indique a referência, para reconhecermos o seu pagamento.',
  'payments.bank.next': '{amount}, até {day}',
  'payments.bank.amount': 'Valor',
  'payments.bank.euros': 'Em euros',
  'payments.bank.eurosHint':
    'A conta é em euros: este valor exato liquida o pagamento. O seu banco pode cobrar-lhe o câmbio.',
  'payments.bank.holder': 'Titular da conta',
  'payments.bank.iban': 'IBAN',
  'payments.bank.bic': 'BIC',
  'payments.bank.reference': 'Referência',
  'payments.bank.qr': 'Código QR desta transferência',
  'payments.bank.qrHint':
    'Leia o código com a aplicação do seu banco: a transferência fica preenchida.',
  'receipt.title': 'Recibo {number}',
  'receipt.issuedOn': 'Emitido a {day}',
  'receipt.void': 'Este recibo está anulado desde {day}: {reason}',
  'receipt.from': 'Recebido de',
  'receipt.by': 'Recebido por',
  'receipt.taxNumber': 'NIF {number}',
  'receipt.registration': 'Alojamento Local {number}',
  'receipt.amount': 'Valor',
  'receipt.paidOn': 'Pago a',
  'receipt.way': 'Forma de pagamento',
  'receipt.way.transfer': 'transferência bancária',
  'receipt.way.cash': 'numerário',
  'receipt.way.card': 'cartão',
  'receipt.way.other': 'outro meio',
  'receipt.for': 'Referente a',
  'receipt.booking': 'Reserva',
  'receipt.forStay': 'Estadia de {from} a {to}',
  'receipt.forSecurity': 'Caução da estadia de {from} a {to}; a devolver depois da estadia',
  'receipt.notInvoice': 'Confirma que um pagamento foi recebido. Não é uma fatura.',
});

export const mailTemplates = translation<typeof english.mailTemplates>()({
  'receipt.title': 'Obrigado pelo seu pedido',
  'receipt.subject': 'Recebemos o seu pedido {reference}',
  'receipt.body':
    'Olá, {guestName},\n\nO seu pedido chegou até nós. Entramos em contacto consigo no prazo de {replyTime} para confirmar a disponibilidade e indicar-lhe como pagar. Até lá, nada fica reservado e não há nada a pagar.',
  'offer.title': 'A nossa proposta para a sua estadia',
  'offer.subject': 'A nossa proposta para a sua estadia: {reference}',
  'offer.body':
    'Olá, {guestName},\n\nObrigado pelo seu interesse em {villa}. Temos todo o gosto em propor-lhe estas datas: de {checkin} a {checkout}, por {total}.\n\nPode consultar e aceitar a proposta na página da sua estadia.',
  'confirmation.title': 'A sua estadia está confirmada',
  'confirmation.subject': 'A sua estadia está confirmada: {reference}',
  'confirmation.body':
    'Olá, {guestName},\n\nEsperamos por si em {villa}. A estadia segue em anexo para a sua agenda.',
  'paymentRequest.title': 'O pagamento da sua estadia',
  'paymentRequest.subject': 'O pagamento da sua estadia: {reference}',
  'paymentRequest.body':
    'Olá, {guestName},\n\nEsperamos por si em {villa}. Pedimos-lhe o pagamento de {amountDue} até {dueDate}. Na página da sua estadia encontra como pagar e o que já pagou.\n\nSe já pagou, obrigado: não precisa de fazer mais nada.',
  'paymentReminder.title': 'Lembrete de pagamento',
  'paymentReminder.subject': 'Lembrete de pagamento: {reference}',
  'paymentReminder.body':
    'Olá, {guestName},\n\nUm simples lembrete: o pagamento de {amountDue} da sua estadia em {villa} vence em {dueDate}. Na página da sua estadia encontra como pagar.\n\nSe o pagamento já vai a caminho, obrigado: não precisa de fazer mais nada.',
  'paymentOverdue.title': 'O seu pagamento está em atraso',
  'paymentOverdue.subject': 'O seu pagamento está em atraso: {reference}',
  'paymentOverdue.body':
    'Olá, {guestName},\n\nO pagamento de {amountDue} da sua estadia em {villa} venceu em {dueDate} e ainda não chegou até nós. Pedimos-lhe que o faça nos próximos dias; na página da sua estadia encontra como pagar. Se houver algum problema, responda a este e-mail, por favor.\n\nSe o pagamento já vai a caminho, obrigado: não precisa de fazer mais nada.',
  'arrivalDetails.title': 'Antes da sua chegada',
  'arrivalDetails.subject': 'Antes da sua chegada: {reference}',
  'arrivalDetails.body':
    'Olá, {guestName},\n\nEm breve estará em {villa}. A sua entrada: {checkin}, a partir das {checkinTime}.\n\nO percurso, a chave e tudo o mais que precisa de saber estão na página da sua estadia. Leia-a antes de partir, por favor, e não partilhe a ligação.\n\nBoa viagem!',
  'departureDay.title': 'A sua saída',
  'departureDay.subject': 'A sua saída: {reference}',
  'departureDay.body':
    'Olá, {guestName},\n\nEsperamos que tenha gostado dos dias em {villa}. A sua saída: {checkout}, até às {checkoutTime}.\n\nSe tiver alguma dúvida antes de sair, consulte a página da sua estadia ou escreva-nos através dela. Boa viagem de regresso!',
  'thanks.title': 'Obrigado pela sua estadia',
  'thanks.subject': 'Obrigado pela sua estadia: {reference}',
  'thanks.body':
    'Olá, {guestName},\n\nObrigado por ter ficado em {villa}. Esperamos que a viagem de regresso tenha corrido bem.\n\nQuer contar a outros como foi? Bastam algumas palavras na página da sua estadia, e decide com que nome aparecem.\n\nTeremos muito gosto em voltar a dar-lhe as boas-vindas.',
  'pay.amount': 'A pagar',
  'pay.due': 'Data limite',
});

export const mail = translation<typeof english.mail>()({
  'common.greeting': 'Olá,',
  'common.guest': 'caro hóspede',
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
  'stayPage.note': 'Mostra sempre o estado da sua estadia, e pode escrever-nos lá.',
  'stayPage.secret': 'Quem tiver esta ligação pode abrir a página, por isso não a partilhe.',

  'enquiryReceipt.preview': 'De {from} a {to}: respondemos no prazo de {hours} {hours|hora|horas}.',
  'enquiryReceipt.notYou':
    'Não fez nenhum pedido? Alguém deve ter-se enganado no endereço. Não precisa de fazer nada.',
  'confirmation.preview': 'Esperamos por si. Entrada: {from}.',
  'confirmation.invitation': 'Estadia em {villa}',
  'enquiry.invitation': 'Pedido: estadia em {villa}',
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
    'Obrigado pelo seu interesse numa estadia em {villa}. Infelizmente não podemos oferecer-lhe estas datas. Talvez outras lhe convenham: o calendário do nosso site mostra o que está livre.',
  'decline.textLapsed':
    'Obrigado pelo seu interesse numa estadia em {villa}. Lamentamos não ter respondido antes do dia da chegada. O seu pedido terminou: nada está reservado e nada tem a pagar. O calendário do nosso site mostra as datas livres.',
  'decline.calendar': 'Ver disponibilidade',
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
  'cancellation.allBackUncounted': 'Reembolsamos-lhe tudo o que pagou.',
  'cancellation.keptByPolicy':
    'De acordo com a política de cancelamento da sua reserva, ficamos com {kept} do total de {total}. O que tiver pago além disso é-lhe reembolsado.',
  'cancellation.allBack': 'Reembolsamos-lhe tudo o que pagou: {back}.',
  'cancellation.partBack': 'Dos {paid} que pagou, reembolsamos-lhe {back}.',
  'cancellation.noneBack':
    'De acordo com a política de cancelamento da sua reserva, os {paid} que pagou não são reembolsados.',
  'cancellation.nonePaid': 'Ainda não pagou nada, por isso não há nada a reembolsar.',
  'messageAnswer.title': 'A nossa resposta',
  'messageAnswer.preview': 'O proprietário respondeu à sua mensagem.',
  'messageAnswer.yours': 'A sua mensagem',
  'messageAnswer.note':
    'Para nos escrever de novo, basta responder a este e-mail: chega ao proprietário.',
  'conversationNews.subject': 'Uma mensagem sobre a sua estadia: {reference}',
  'conversationNews.preview': 'Sobre a sua reserva {reference}',
  'conversationNews.title': 'O proprietário escreveu-lhe',
  'conversationNews.files':
    'Com {count} {count|ficheiro|ficheiros}, que encontra na página da sua estadia.',
  'conversationNews.answer':
    'Pode responder na página da sua estadia. Pedimos que não partilhe a ligação.',
  'conversationNews.action': 'Ler e responder',
  'conversationNews.reply': 'Basta responder a este e-mail.',

  'messageReceipt.subject': 'Recebemos a sua mensagem',
  'messageReceipt.preview': 'Em geral respondemos no prazo de {hours} {hours|hora|horas}.',
  'messageReceipt.title': 'Obrigado pela sua mensagem',
  'messageReceipt.text':
    'A sua mensagem chegou até nós. Estamos disponíveis das {opening} e em geral respondemos no prazo de {hours} {hours|hora|horas}.',
  'messageReceipt.notYou':
    'Não nos escreveu? Alguém deve ter-se enganado no endereço. Não precisa de fazer nada.',
  'common.taxNumber': 'NIF {number}',
  'common.registration': 'Alojamento Local {number}',
  'cancel.title': 'Se cancelar',
  'cancel.full': 'Até {day} é reembolsado tudo o que pagou.',
  'cancel.part': 'Até {day} são reembolsados {percent}% do total.',
  'cancel.after': 'Depois disso não há reembolso.',
  'cancel.none': 'Os cancelamentos não são reembolsados.',
});

export const legalPage = translation<typeof english.legalPage>()({
  version: 'Versão {version}, em vigor desde {day}',
  translated: 'Esta tradução serve para facilitar a leitura. Prevalece a versão inglesa:',
  'steps.title': 'O seu reembolso',
  'steps.full': 'Até {days} {days|dia|dias} antes da entrada: reembolso total',
  'steps.part': 'Até {days} {days|dia|dias} antes da entrada: {percent}% do preço total',
  'steps.fullToday': 'Até ao dia da entrada: reembolso total',
  'steps.partToday': 'Até ao dia da entrada: {percent}% do preço total',
  'steps.after': 'Depois disso: sem reembolso',
  'steps.none': 'O cancelamento de uma estadia confirmada não é reembolsado.',
  'operator.title': 'Titular da exploração',
  'operator.name': 'Nome',
  'operator.taxNumber': 'Número de contribuinte (NIF)',
  'operator.address': 'Morada',
  'operator.registration': 'Registo (Alojamento Local)',
  'operator.capacity': 'Registada para',
  'operator.guests': '{n} {n|hóspede|hóspedes}',
  'operator.euRegistration': 'Registo (UE)',
  'operator.vatNote': 'IVA',
  'operator.privacyContact': 'Para questões sobre os seus dados',
});

export const legal = translation<typeof english.legal>()({
  'privacy.1.title': 'Quem é responsável',
  'privacy.1.text':
    '{operator} é responsável pelos seus dados neste site e em tudo o que diz respeito à sua estadia na casa {villa}. Para qualquer assunto relacionado com os seus dados, escreva para {contact}.',
  'privacy.2.title': 'Quando pede uma estadia',
  'privacy.2.text':
    'Guardamos o seu nome, o seu endereço de e-mail, o seu número de telefone, se o indicar, a língua em que nos lê, as datas, quantas pessoas vêm, com crianças e animais, o que escolher além disso, o preço, os seus desejos e as propostas que lhe fazemos. Precisamos disso para lhe responder, fazer a reserva e receber quem chega: são diligências anteriores a um contrato, a seu pedido, e o próprio contrato (RGPD, artigo 6.º, n.º 1, alínea b).',
  'privacy.3.title': 'Quando nos escreve',
  'privacy.3.text':
    'Guardamos o seu nome, o seu endereço de e-mail, o seu número de telefone, se o indicar, a sua mensagem e as nossas respostas (RGPD, artigo 6.º, n.º 1, alínea b, quando se trata de uma estadia; nos outros casos, alínea f: escreveu porque deseja uma resposta). O que escrevemos um ao outro na página da sua estadia, com as imagens e os documentos que nos enviar, fica guardado com a reserva.',
  'privacy.4.title': 'Quando fica connosco',
  'privacy.4.text':
    'A sua estadia tem uma página própria, que se abre com a ligação indicada nos nossos e-mails. Guardamos o que lá preencher para receber quem chega e lhe responder: os nomes de quem vem consigo, quando e como chega, por exemplo o número do voo, e o seu pedido de alteração ou de cancelamento (RGPD, artigo 6.º, n.º 1, alínea b). Por favor, indique nomes de outras pessoas só se elas o souberem.\n\nRegistamos o que paga e o que devolvemos, com dia, valor e meio, e passamos recibos em seu nome (RGPD, artigo 6.º, n.º 1, alínea b, e, quando a lei fiscal os exige, alínea c). Neste site não se paga nada, nem se pedem dados de cartões.\n\nSe nos enviar a sua opinião, mostramo-la na página inicial depois de a lermos: as suas palavras e estrelas, o mês da estadia e o seu nome próprio, as suas iniciais ou nenhum nome, como preferir. É para isso que a envia (RGPD, artigo 6.º, n.º 1, alínea a), e retiramo-la sempre que o pedir.\n\nA lei portuguesa obriga-nos a comunicar à autoridade responsável pelos estrangeiros os hóspedes que não são portugueses, com nome, nacionalidade, data e local de nascimento, país de residência e documento de identificação (RGPD, artigo 6.º, n.º 1, alínea c). Pedimos-lhe estes dados antes da chegada e não os usamos para mais nada.',
  'privacy.5.title': 'Durante quanto tempo guardamos os dados',
  'privacy.5.text':
    'Pedidos que não deram em reserva: {enquiryMonths} meses a contar do último dia pedido.\nMensagens pelo formulário de contacto: {messageMonths} meses.\nEstadias realizadas: {stayMonths} meses a contar da saída.\nE-mails que enviámos: {mailDays} dias.\nO nosso registo de quem alterou o quê: {logMonths} meses.\n\nCom um pedido ou uma estadia apaga-se tudo o que lhe pertence: propostas, nomes, chegada, desejos, o que escrevemos um ao outro com os respetivos ficheiros, notas sobre pagamentos e a opinião, também na página inicial. Ficam as noites e os valores, sem nome. O que a lei fiscal nos obriga a conservar, ou seja, o nome de uma estadia realizada e os recibos, guardamos durante {taxYears} anos, com o nome cifrado. As cópias de segurança podem conter o que foi apagado durante mais cerca de meio ano.',
  'privacy.6.title': 'Quem mais os vê',
  'privacy.6.text':
    'As empresas que alojam o nosso servidor e entregam os nossos e-mails. Trabalham para nós e não usam nada para fins próprios. As autoridades recebem o que a lei lhes confere. Não vendemos nada, nem cedemos nada para publicidade.\n\nNas páginas com um mapa, o fornecedor do mapa vê o endereço de rede do seu navegador. Nada é carregado de lá antes de se aproximar do mapa.\n\nA imagem no topo dos nossos e-mails é carregada do nosso servidor ou da Cloudinary, que então vê o seu endereço de rede.',
  'privacy.7.title': 'Sem cookies, sem rastreio',
  'privacy.7.text':
    'Este site não coloca cookies aos seus hóspedes e não segue ninguém. O seu navegador lembra-se da moeda, das datas e do número de hóspedes que escolher, incluindo crianças, bebés e animais. Até enviar o pedido ou fechar o separador, guarda também o que escreveu no formulário; depois, até fechar o separador, a confirmação de receção com a ligação para a página da sua estadia. Nada disso é enviado a ninguém, e a página de reserva esquece as datas e os hóspedes quando o pedir. Para impedir abusos, o servidor conta durante pouco tempo os pedidos por endereço de rede e depois esquece-os.',
  'privacy.8.title': 'Os seus direitos',
  'privacy.8.text':
    'Pode perguntar que dados temos sobre si e receber uma cópia, pedir que sejam corrigidos ou apagados, que a sua utilização seja limitada, levá-los para outro lado e opor-se à sua utilização. Escreva para {contact}; respondemos no prazo de um mês. Pode também apresentar queixa à autoridade portuguesa, a [CNPD](https://www.cnpd.pt/).',
  'privacy.9.title': 'É obrigatório dar-nos os seus dados?',
  'privacy.9.text':
    'Nenhuma lei obriga a dar-nos seja o que for antes de reservar. Sem um nome e um endereço de e-mail não podemos responder a um pedido. Nenhuma decisão sobre si é tomada automaticamente.',
  'terms.1.title': 'Titular da exploração',
  'terms.1.text':
    '{operator} disponibiliza a casa {villa} para estadias de férias, em regime de Alojamento Local, nos termos do Decreto-Lei n.º 128/2014. Estas condições aplicam-se a todas as estadias pedidas neste site.',
  'terms.2.title': 'Do pedido à reserva',
  'terms.2.text':
    'Um pedido não custa nada e não vincula ninguém. A reserva fica feita quando a confirmamos por e-mail, ou quando aceita uma proposta nossa que diga que com isso a estadia fica confirmada. Até lá não há nada a pagar, e as datas podem ir para outra pessoa, a não ser que a nossa proposta lhas reserve.',
  'terms.3.title': 'Preço e pagamento',
  'terms.3.text':
    'O preço indicado na nossa confirmação é o preço de toda a estadia, com a limpeza e todas as taxas mencionadas ao lado. Como e quando se paga consta do e-mail que confirma a reserva ou de um posterior. A taxa municipal, onde existe, é indicada à parte.',
  'terms.4.title': 'Hóspedes',
  'terms.4.text':
    'Só pode ficar o número de pessoas reservado, e nunca mais do que o registo da casa permite. Quem reserva é maior de idade e responde por todas as pessoas que vêm consigo. Por favor, pergunte antes de convidar visitas ou de trazer um animal.',
  'terms.5.title': 'A casa',
  'terms.5.text':
    'A entrada e a saída fazem-se às horas indicadas na nossa confirmação. Por favor, trate a casa, o jardim e a piscina como se fossem seus, respeite o descanso dos vizinhos durante a noite e siga o livro de informações que está na casa. Avise-nos logo se algo se partir ou faltar. Quem causar danos, para além do desgaste normal, paga-os.',
  'terms.6.title': 'Se cancelar, ou se nós tivermos de o fazer',
  'terms.6.text':
    'O que é devolvido quando cancela consta da página “Cancelamento” deste site. Se tivermos de cancelar, recebe de volta tudo o que pagou. Para alojamento em datas fixas, a lei não prevê os 14 dias de livre resolução (Diretiva 2011/83/UE, artigo 16.º, alínea l).',
  'terms.7.title': 'A nossa responsabilidade',
  'terms.7.text':
    'Respondemos pelo que prometemos e pelos danos que causarmos com dolo ou culpa grave, ou à vida e à saúde. Ninguém responde pelo que não podia ser evitado, como o tempo, estradas cortadas ou uma falha da rede pública; ajudamos no que pudermos.',
  'terms.8.title': 'Reclamações e litígios',
  'terms.8.text':
    'Por favor, fale primeiro connosco: quase tudo se resolve num dia. O [Livro de Reclamações](https://www.livroreclamacoes.pt/) está à sua disposição em papel na casa e na Internet; a autoridade competente é a ASAE.\n\nOs consumidores podem recorrer a uma entidade de resolução alternativa de litígios (Lei n.º 144/2015). Para o Algarve é o CIMAAL, Centro de Informação, Mediação e Arbitragem de Conflitos de Consumo do Algarve, [www.consumidoronline.pt](https://www.consumidoronline.pt/); as restantes estão em [www.consumidor.gov.pt](https://www.consumidor.gov.pt/).',
  'terms.9.title': 'Lei aplicável',
  'terms.9.text':
    'Aplica-se a lei portuguesa. Os consumidores mantêm a proteção que lhes é dada pela lei do país onde vivem e que nenhum contrato pode retirar.',
  'cancellation.1.title': 'Como cancelar',
  'cancellation.1.text':
    'Peça-o na página da sua estadia, que abre pela ligação nos nossos e-mails, responda a qualquer um dos nossos e-mails ou escreva-nos pelo formulário deste site, com a sua referência. Conta o dia em que a mensagem nos chega, pela hora de Portugal. Não precisa de indicar qualquer motivo.',
  'cancellation.2.title': 'O que lhe é devolvido',
  'cancellation.2.text':
    'A percentagem é calculada sobre o preço total da estadia, sem a taxa turística; a taxa turística já paga é devolvida na totalidade quando a estadia não chega a começar. A devolução é feita pelo meio por que se pagou, no prazo de 14 dias. Do que ainda não foi pago, só continua a ser devida a parte que não é devolvida. Para si valem as condições que a sua confirmação indica, mesmo que esta página mude mais tarde.',
  'cancellation.3.title': 'Sair mais cedo, ou não vir',
  'cancellation.3.text':
    'Uma estadia que começa mais tarde, acaba mais cedo ou não chega a realizar-se é tratada como cancelada no dia da entrada.',
  'cancellation.4.title': 'Se nós tivermos de cancelar',
  'cancellation.4.text':
    'Recebe de volta, de imediato, tudo o que pagou, e ajudamos a encontrar outra casa.',
  'missing.operator': 'O proprietário da casa {villa}',
  'missing.contact': 'nós, pelo formulário de contacto deste site',
});

export const house = translation<typeof english.house>()({
  'rooms.title': 'Quem dorme onde',
  'facts.title': 'Bom saber',
  'walks.title': 'A pé, a partir da casa',
  'map.title': 'Mapa desenhado da Praia da Luz, sem escala',
  sleeps: 'Camas para {n}',
  minutes: '{n} min',
  'place.beach': 'Praia',
  'place.promenade': 'Marginal',
  'place.shops': 'Lojas',
  'place.village': 'Aldeia',
  'place.rochaNegra': 'Rocha Negra',
  'place.golf': 'Golfe',
  'room.mainBedroom': 'Quarto principal',
  'room.gardenRoom': 'Quarto do jardim',
  'room.twinRoom': 'Quarto com duas camas',
  'room.childrensRoom': 'Quarto das crianças',
  'room.bedroom': 'Quarto',
  'room.livingRoom': 'Sala de estar',
  'room.study': 'Escritório',
  'room.annexe': 'Anexo',
  'bed.double': '{n} {n|cama|camas} de casal',
  'bed.single': '{n} {n|cama individual|camas individuais}',
  'bed.bunk': '{n} {n|beliche|beliches}',
  'bed.sofaBed': '{n} {n|sofá-cama|sofás-cama} para dois',
  bathroom: 'Casa de banho própria',
  'airConditioning.no': 'Sem ar condicionado',
  'airConditioning.bedrooms': 'Ar condicionado nos quartos',
  'airConditioning.everywhere': 'Ar condicionado em toda a casa',
  'heating.no': 'Sem aquecimento',
  'heating.bedrooms': 'Aquecimento nos quartos',
  'heating.everywhere': 'Aquecimento em toda a casa',
  'poolHeating.no': 'Piscina não aquecida',
  'poolHeating.onRequest': 'Aquecimento da piscina a pedido',
  'poolHeating.yes': 'Piscina aquecida',
  'poolFence.no': 'Piscina sem vedação',
  'poolFence.yes': 'Piscina vedada',
  poolDepth: 'Piscina com {depth} m de profundidade',
  poolDepths: 'Piscina com {from} a {to} m de profundidade',
  'parking.no': 'Sem estacionamento',
  'parking.street': 'Estacionamento na rua',
  'parking.onSite': 'Estacionamento na propriedade',
  'parking.garage': 'Garagem',
  'carCharging.no': 'Sem carregamento de automóveis',
  'carCharging.socket': 'Tomada para carregar um automóvel',
  'carCharging.wallbox': 'Posto de carregamento para elétricos',
  'washingMachine.no': 'Sem máquina de lavar roupa',
  'washingMachine.washer': 'Máquina de lavar roupa',
  'washingMachine.washerDryer': 'Máquinas de lavar e secar roupa',
  'stepFree.no': 'Com degraus',
  'stepFree.groundFloor': 'Rés do chão sem degraus',
  'stepFree.everywhere': 'Toda a casa sem degraus',
  'pets.no': 'Sem animais',
  'pets.onRequest': 'Animais a pedido',
  'pets.yes': 'Animais bem-vindos',
  'smoking.no': 'Não fumadores',
  'smoking.outdoors': 'Fumar só no exterior',
  'cots.none': 'Sem berço',
  cots: '{n} {n|berço|berços}',
  'highChairs.none': 'Sem cadeira alta',
  highChairs: '{n} {n|cadeira alta|cadeiras altas} de bebé',
  internet: 'Wi-Fi, {n} Mbit/s',
});

export const questions = translation<typeof english.questions>()({
  '1.title': 'Como se reserva?',
  '1.text':
    'Escolha as datas e envie um pedido. Não custa nada nem o compromete. Respondemos em {hours} horas, e as datas são suas assim que as confirmarmos.',
  '2.title': 'A que horas podemos chegar e a que horas saímos?',
  '2.text':
    'A entrada é a partir das {checkin} e a saída até às {checkout}. Se o seu voo não combinar, pergunte: muitas vezes dá-se um jeito quando ninguém mais entra ou sai nesse dia.',
  '3.title': 'E se os nossos planos mudarem?',
  '3.text':
    'Antes de enviar o pedido, o preço mostra até quando pode cancelar e quanto lhe é devolvido. Os pormenores estão na página Cancelamento.',
  '4.title': 'A roupa de cama está incluída?',
  '4.text': 'Sim. As camas estão feitas à chegada e há toalhas para todos, de banho e de piscina.',
  '5.title': 'A casa é adequada a crianças pequenas?',
  '5.text':
    'As famílias são bem-vindas. Diga-nos a idade das crianças e nós dizemos-lhe o que esperar da piscina e das escadas, e o que podemos ter pronto.',
  '6.title': 'Quais são as regras da casa?',
  '6.text':
    'Silêncio no exterior a partir das dez da noite, nada de festas, e só dorme na casa quem faz parte da reserva. Pergunte antes de trazer um animal.',
  '7.title': 'Precisamos de carro?',
  '7.text':
    'Na aldeia, não: praia, lojas e restaurantes ficam a poucos minutos a pé. Para Lagos, Sagres e os campos de golfe, um carro dá jeito.',
});

export { rules } from './rules';
