import type { legalPageEn } from './legalPage.en';
import { translation } from './translation';

/** `legalPage.en.ts` in Dutch. */
export const legalPageNl = translation<typeof legalPageEn>()({
  version: 'Versie {version}, geldig sinds {day}',
  translated: 'Deze vertaling is een leeshulp. De Engelse versie is bindend:',
  'steps.title': 'Wat u terugkrijgt',
  'steps.full': 'Tot {days} {days|dag|dagen} voor aankomst: alles wat u hebt betaald',
  'steps.part': 'Tot {days} {days|dag|dagen} voor aankomst: {percent}% van de totaalprijs',
  'steps.fullToday': 'Tot en met de dag van aankomst: alles wat u hebt betaald',
  'steps.partToday': 'Tot en met de dag van aankomst: {percent}% van de totaalprijs',
  'steps.after': 'Daarna: niets',
  'steps.none': 'Na bevestiging van een verblijf wordt niets terugbetaald.',
  'operator.title': 'Wie het huis verhuurt',
  'operator.name': 'Naam',
  'operator.taxNumber': 'Belastingnummer (NIF)',
  'operator.address': 'Adres',
  'operator.registration': 'Registratie (Alojamento Local)',
  'operator.capacity': 'Geregistreerd voor',
  'operator.guests': '{n} {n|gast|gasten}',
  'operator.euRegistration': 'Registratie (EU)',
  'operator.vatNote': 'Btw',
  'operator.privacyContact': 'Voor vragen over uw gegevens',
});
