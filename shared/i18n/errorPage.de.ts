import type { errorPageEn } from './errorPage.en';
import { translation } from './translation';

/** `errorPage.en.ts` in German. */
export const errorPageDe = translation<typeof errorPageEn>()({
  'title.missing': 'Nicht gefunden',
  'title.failed': 'Diese Seite kann gerade nicht gezeigt werden',
  'title.refused': 'Das hat nicht geklappt',
  'title.signIn': 'Bitte melden Sie sich an',
  retry: 'Noch einmal versuchen',
  home: 'Zur Startseite',
  signIn: 'Anmelden',
  'signIn.hint': 'Diese Datei ist für den Eigentümer der Villa, und Ihre Sitzung ist abgelaufen.',
  requestId: 'Kennung der Anfrage: {id}',
});
