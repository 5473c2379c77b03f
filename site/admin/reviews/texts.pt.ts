import { sentences } from '@shared/i18n/translation';

export const reviewsPt = sentences({
  'Answer taken away': 'Resposta removida',
  'Answer saved': 'Resposta guardada',
  'Your answer': 'A sua resposta',
  'Everybody reads it below the review. Empty takes it away.':
    'Todos a leem por baixo da avaliação. Se ficar vazia, é removida.',
  'Language of your answer': 'Idioma da sua resposta',
  'Save the answer': 'Guardar a resposta',
  Sample: 'Exemplo',
  'Published{#review}': 'Publicada',
  'Not published{#review}': 'Não publicada',
  'Guests read it on the home page from now on.':
    'A partir de agora, os hóspedes leem-na na página inicial.',
  'Guests do not read it.': 'Os hóspedes não a leem.',
  'Rated {stars} out of 5': '{stars} em 5 estrelas',
  'shown without a name': 'mostrada sem nome',
  'shown as “{name}”': 'mostrada como “{name}”',
  'Take off the site': 'Retirar do site',
  'Do not publish': 'Não publicar',
  'Change the answer': 'Alterar a resposta',
  'From the day of departure on, the guest’s page asks for a review. What you publish stands on the home page, newest first.':
    'A partir do dia da partida, a página do hóspede pede uma avaliação. O que publicar aparece na página inicial, com as mais recentes primeiro.',
  'Loading reviews...': 'A carregar avaliações...',
  'The reviews could not be loaded.': 'Não foi possível carregar as avaliações.',
  'No reviews yet. Until there is one, the home page says that they are coming.':
    'Ainda não há avaliações. Até haver uma, a página inicial diz que virão em breve.',
});
