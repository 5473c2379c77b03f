import type { templatesEn } from './templates.en';
import { translation } from './translation';

/** `templates.en.ts` in Portuguese. */
export const templatesPt = translation<typeof templatesEn>()({
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
