import type { errorPageEn } from './errorPage.en';
import { translation } from './translation';

/** `errorPage.en.ts` in French. */
export const errorPageFr = translation<typeof errorPageEn>()({
  'title.missing': 'Introuvable',
  'title.failed': 'Cette page ne peut pas être affichée pour le moment',
  'title.refused': 'Cela n’a pas fonctionné',
  'title.signIn': 'Veuillez vous connecter',
  retry: 'Réessayer',
  home: 'Retour à l’accueil',
  stay: 'Retour à votre réservation',
  signIn: 'Se connecter',
  'signIn.hint': 'Ce fichier est réservé au propriétaire de la villa, et votre session a expiré.',
  'script.title': 'Cette page est incomplète',
  'script.text': 'Ses boutons et ses formulaires ne fonctionnent pas encore.',
  'script.reload': 'Recharger la page',
  'script.reach': 'Ou contactez-nous :',
  requestId: 'Numéro de la requête : {id}',
});
