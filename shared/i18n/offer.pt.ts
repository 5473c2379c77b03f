import type { Translation } from './translation';
import type { offerEn } from './offer.en';

/** O que os hóspedes leem sobre propostas, em português. */
export const offerPt: Translation<typeof offerEn> = {
  'offer.preview': 'De {from} a {to}. Válida até {until}.',
  'offer.validUntil': 'A proposta é válida até {until}.',
  'offer.held': 'Até lá, guardamos estas noites para si.',
  'offer.notHeld':
    'As noites ainda não estão reservadas para si: ficam para quem aceitar primeiro.',
  'offer.howConfirms': 'Se aceitar a proposta na sua página, a estadia fica confirmada.',
  'offer.howAsks':
    'Se aceitar a proposta na sua página, verificamos tudo mais uma vez e confirmamos a estadia.',
  'offer.action': 'Ver a proposta e responder',
  'offerEnded.taken.subject': 'A nossa proposta {reference}: estas noites já foram reservadas',
  'offerEnded.taken.title': 'Estas noites já foram reservadas',
  'offerEnded.taken.text':
    'Lamentamos: outro hóspede adiantou-se, pelo que já não lhe podemos propor estas noites em {villa}. Talvez outras datas lhe convenham. Basta responder a este e-mail e veremos o que podemos fazer.',
  'offerEnded.expired.subject': 'A nossa proposta {reference} terminou',
  'offerEnded.expired.title': 'A nossa proposta terminou',
  'offerEnded.expired.text':
    'A nossa proposta para a sua estadia em {villa} era válida até {until} e não tivemos notícias suas. Ainda gostaria de vir? Basta responder a este e-mail e veremos o que podemos fazer.',
  'offerEnded.withdrawn.subject': 'A nossa proposta {reference} deixou de ser válida',
  'offerEnded.withdrawn.title': 'A nossa proposta deixou de ser válida',
  'offerEnded.withdrawn.text':
    'Lamentamos: tivemos de retirar a nossa proposta para a sua estadia em {villa}. Se tiver alguma pergunta ou preferir outras datas, basta responder a este e-mail.',
  'offerEnded.offered': 'O que tínhamos proposto',
  'offerEnded.calendar': 'Ver datas livres',
};
