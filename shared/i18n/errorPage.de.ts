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
  stay: 'Zurück zu Ihrer Buchung',
  signIn: 'Anmelden',
  'signIn.hint': 'Diese Datei ist für den Eigentümer der Villa, und Ihre Sitzung ist abgelaufen.',
  'script.title': 'Diese Seite ist nicht vollständig',
  'script.text': 'Ihre Schaltflächen und Formulare funktionieren noch nicht.',
  'script.reload': 'Seite neu laden',
  'script.reach': 'Oder erreichen Sie uns:',
  requestId: 'Kennung der Anfrage: {id}',
});
