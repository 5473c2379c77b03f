import type { Language } from '../../i18n/languages';

/** Marks demo reviews, so that nobody takes them for a guest's. */
export const SAMPLE_REVIEWS = {
  en: 'Sample review: This is where the words of your guests appear once you have published them.',
  pt: 'Avaliação de exemplo: é aqui que aparecem as palavras dos hóspedes, depois de publicadas.',
  de: 'Beispielbewertung: Hier stehen die Worte der Gäste, sobald sie veröffentlicht sind.',
  fr: 'Avis d’exemple : les mots des voyageurs apparaissent ici une fois publiés.',
  nl: 'Voorbeeldbeoordeling: hier komen de woorden van gasten te staan zodra ze gepubliceerd zijn.',
} as const satisfies Partial<Record<Language, string>>;

/** Whether a review is one of the demo's, so that the owner's screens can translate the note. */
export function isSampleReview({ words: text }: { words: string }): boolean {
  return Object.values<string>(SAMPLE_REVIEWS).includes(text);
}
