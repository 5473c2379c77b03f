import { translation } from './translation';
import type { offerEn } from './offer.en';

/** `offer.en.ts` in Portuguese. */
export const offerPt = translation<typeof offerEn>()({
  'offer.preview': 'De {from} a {to}. Válida até {until}.',
  'offer.validUntil': 'A proposta é válida até {until}.',
  'offer.held': 'Até lá, guardamos estas noites para si.',
  'offer.notHeld':
    'As noites ainda não estão reservadas para si: ficam para quem aceitar primeiro.',
  'offer.howConfirms': 'Se aceitar a proposta na sua página, a estadia fica confirmada.',
  'offer.howAsks':
    'Se aceitar a proposta na sua página, verificamos tudo mais uma vez e confirmamos a estadia.',
  'offer.action': 'Ver a proposta e responder',
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
  'offerEnded.calendar': 'Ver datas livres',
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
