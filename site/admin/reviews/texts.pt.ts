import { translation } from '@shared/i18n/translation';
import type { reviewsEn } from './texts.en';

/** `texts.en.ts` in Portuguese. */
export const reviewsPt = translation<typeof reviewsEn>()({
  'reviews.answerTakenAway': 'Resposta removida',
  'reviews.answerSaved': 'Resposta guardada',
  'reviews.notSaved': 'Não foi possível guardar',
  'reviews.yourAnswer': 'A sua resposta',
  'reviews.everybodyReadsItBelow':
    'Todos a leem por baixo da avaliação. Se ficar vazia, é removida.',
  'reviews.languageOfYourAnswer': 'Idioma da sua resposta',
  'reviews.saving': 'A guardar...',
  'reviews.saveTheAnswer': 'Guardar a resposta',
  'reviews.cancel': 'Cancelar',
  'reviews.new': 'Nova',
  'reviews.sample': 'Exemplo',
  'reviews.published': 'Publicada',
  'reviews.notPublished': 'Não publicada',
  'reviews.guestsReadItOn': 'A partir de agora, os hóspedes leem-na na página inicial.',
  'reviews.guestsDoNotRead': 'Os hóspedes não a leem.',
  'reviews.ratedStarsOutOf': '{stars} em 5 estrelas',
  'reviews.shownWithoutAName': 'mostrada sem nome',
  'reviews.shownAsName': 'mostrada como “{name}”',
  'reviews.publish': 'Publicar',
  'reviews.takeOffTheSite': 'Retirar do site',
  'reviews.doNotPublish': 'Não publicar',
  'reviews.answer': 'Responder',
  'reviews.changeTheAnswer': 'Alterar a resposta',
  'reviews.reviews': 'Avaliações',
  'reviews.fromTheDayOf':
    'A partir do dia da partida, a página do hóspede pede uma avaliação. O que publicar aparece na página inicial, com as mais recentes primeiro.',
  'reviews.loadingReviews': 'A carregar avaliações...',
  'reviews.theReviewsCouldNot': 'Não foi possível carregar as avaliações.',
  'reviews.noReviewsYetUntil':
    'Ainda não há avaliações. Até haver uma, a página inicial diz que virão em breve.',
});
