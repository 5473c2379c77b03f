import type { legalPageEn } from './legalPage.en';
import { translation } from './translation';

/** `legalPage.en.ts` in Portuguese. */
export const legalPagePt = translation<typeof legalPageEn>()({
  version: 'Versão {version}, em vigor desde {day}',
  translated: 'Esta tradução serve para facilitar a leitura. Vale a versão inglesa:',
  'steps.title': 'Quanto recebe de volta',
  'steps.full': 'Até {days} {days|dia|dias} antes da entrada: tudo o que pagou',
  'steps.part': 'Até {days} {days|dia|dias} antes da entrada: {percent}% do preço total',
  'steps.fullToday': 'Até ao dia da entrada: tudo o que pagou',
  'steps.partToday': 'Até ao dia da entrada: {percent}% do preço total',
  'steps.after': 'Depois disso: nada',
  'steps.none': 'Depois de confirmada a estadia, não há reembolso.',
  'operator.title': 'Quem explora a casa',
  'operator.name': 'Nome',
  'operator.taxNumber': 'Número de contribuinte (NIF)',
  'operator.address': 'Morada',
  'operator.registration': 'Registo (Alojamento Local)',
  'operator.capacity': 'Registada para',
  'operator.guests': '{n} {n|hóspede|hóspedes}',
  'operator.euRegistration': 'Registo (UE)',
  'operator.vatNote': 'IVA',
  'operator.privacyContact': 'Para questões sobre os seus dados',
});
