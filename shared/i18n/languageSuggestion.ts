import type { Language } from './languages';

/**
 * The line that offers a page in the language of the guest's browser, in that language. Apart from the catalogues,
 * because it is shown on pages of another language.
 */
export const LANGUAGE_SUGGESTIONS: Readonly<Record<Language, { text: string; close: string }>> = {
  en: { text: 'This page in English', close: 'Close this note' },
  pt: { text: 'Esta página em português', close: 'Fechar este aviso' },
  de: { text: 'Diese Seite auf Deutsch', close: 'Hinweis schließen' },
  fr: { text: 'Cette page en français', close: 'Fermer ce message' },
  nl: { text: 'Deze pagina in het Nederlands', close: 'Melding sluiten' },
};
