import type { errorPageEn } from './errorPage.en';
import { translation } from './translation';

/** `errorPage.en.ts` in Dutch. */
export const errorPageNl = translation<typeof errorPageEn>()({
  'title.missing': 'Niet gevonden',
  'title.failed': 'Deze pagina kan nu niet worden getoond',
  'title.refused': 'Dat is niet gelukt',
  'title.signIn': 'Log in',
  retry: 'Opnieuw proberen',
  home: 'Naar de homepage',
  stay: 'Terug naar uw boeking',
  signIn: 'Inloggen',
  'signIn.hint': 'Dit bestand is voor de eigenaar van de villa en uw sessie is verlopen.',
  'script.title': 'Deze pagina is niet volledig',
  'script.text': 'De knoppen en formulieren werken nog niet.',
  'script.reload': 'Pagina opnieuw laden',
  'script.reach': 'Of bereik ons:',
  requestId: 'Nummer van het verzoek: {id}',
});
