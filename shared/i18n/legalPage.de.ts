import type { legalPageEn } from './legalPage.en';
import { translation } from './translation';

/** `legalPage.en.ts` in German. */
export const legalPageDe = translation<typeof legalPageEn>()({
  version: 'Fassung {version}, gültig seit {day}',
  translated:
    'Diese Übersetzung soll das Lesen erleichtern. Verbindlich ist die englische Fassung:',
  'steps.title': 'Wie viel Sie zurückbekommen',
  'steps.full': 'Bis {days} {days|Tag|Tage} vor der Anreise: alles, was Sie gezahlt haben',
  'steps.part': 'Bis {days} {days|Tag|Tage} vor der Anreise: {percent} % des Gesamtpreises',
  'steps.fullToday': 'Bis zum Tag der Anreise: alles, was Sie gezahlt haben',
  'steps.partToday': 'Bis zum Tag der Anreise: {percent} % des Gesamtpreises',
  'steps.after': 'Danach: nichts',
  'steps.none': 'Nach der Bestätigung eines Aufenthalts wird nichts erstattet.',
  'operator.title': 'Wer das Haus vermietet',
  'operator.name': 'Name',
  'operator.taxNumber': 'Steuernummer (NIF)',
  'operator.address': 'Anschrift',
  'operator.registration': 'Registrierung (Alojamento Local)',
  'operator.capacity': 'Registriert für',
  'operator.guests': '{n} {n|Gast|Gäste}',
  'operator.euRegistration': 'Registrierung (EU)',
  'operator.vatNote': 'Umsatzsteuer',
  'operator.privacyContact': 'Für Fragen zu Ihren Daten',
});
