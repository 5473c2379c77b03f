import { LANGUAGE_CODES } from '@shared/i18n/languages';
import { languageName } from './inLanguage';

/** The languages that guests can read, as the options of a list. */
export function LanguageOptions() {
  return LANGUAGE_CODES.map((code) => (
    <option key={code} value={code}>
      {capitalised(languageName(code))}
    </option>
  ));
}

/** Portuguese writes languages small, but no line of a list begins so. */
function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
