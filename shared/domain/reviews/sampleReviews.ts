import type { Language } from '../../i18n/languages';

/** The demo's reviews. These texts must never change: stored samples are recognised by them and would count as real. */
export const SAMPLE_REVIEWS = {
  en: 'Sample review: This is where the words of your guests appear once you have published them.',
  pt: 'Avaliação de exemplo: é aqui que aparecem as palavras dos hóspedes, depois de publicadas.',
  de: 'Beispielbewertung: Hier stehen die Worte der Gäste, sobald sie veröffentlicht sind.',
  fr: 'Avis d’exemple : les mots des voyageurs apparaissent ici une fois publiés.',
  nl: 'Voorbeeldbeoordeling: hier komen de woorden van gasten te staan zodra ze gepubliceerd zijn.',
} as const satisfies Partial<Record<Language, string>>;

/** Whether a review is one of the demo's: it gets a badge, and does not count towards number and rating. */
export function isSampleReview({ words: text }: { words: string }): boolean {
  return Object.values<string>(SAMPLE_REVIEWS).includes(text);
}
