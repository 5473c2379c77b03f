import { englishNameOf } from '@shared/i18n/englishNameOf';
import { LANGUAGE_CODES } from '@shared/i18n/languages';

/** The languages that guests can read, as the options of a list. */
export function LanguageOptions() {
  return LANGUAGE_CODES.map((code) => (
    <option key={code} value={code}>
      {englishNameOf(code)}
    </option>
  ));
}
