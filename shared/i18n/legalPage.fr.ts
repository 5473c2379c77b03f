import type { legalPageEn } from './legalPage.en';
import { translation } from './translation';

/** `legalPage.en.ts` in French. */
export const legalPageFr = translation<typeof legalPageEn>()({
  version: 'Version {version}, en vigueur depuis le {day}',
  translated: 'Cette traduction est là pour faciliter la lecture. La version anglaise fait foi :',
  'steps.title': 'Ce qui vous est remboursé',
  'steps.full': 'Jusqu’à {days} {days|jour|jours} avant l’arrivée : tout ce que vous avez payé',
  'steps.part': 'Jusqu’à {days} {days|jour|jours} avant l’arrivée : {percent} % du prix total',
  'steps.fullToday': 'Jusqu’au jour de l’arrivée : tout ce que vous avez payé',
  'steps.partToday': 'Jusqu’au jour de l’arrivée : {percent} % du prix total',
  'steps.after': 'Ensuite : rien',
  'steps.none': 'Une fois le séjour confirmé, rien n’est remboursé.',
  'operator.title': 'Qui loue la maison',
  'operator.name': 'Nom',
  'operator.taxNumber': 'Numéro fiscal (NIF)',
  'operator.address': 'Adresse',
  'operator.registration': 'Enregistrement (Alojamento Local)',
  'operator.capacity': 'Enregistrée pour',
  'operator.guests': '{n} {n|personne|personnes}',
  'operator.euRegistration': 'Enregistrement (UE)',
  'operator.vatNote': 'TVA',
  'operator.privacyContact': 'Pour toute question sur vos données',
});
