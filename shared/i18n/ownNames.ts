import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from './languages';

export type OtherLanguage = Exclude<Language, 'en'>;
export const OTHER_LANGUAGES = LANGUAGE_CODES.filter(
  (code): code is OtherLanguage => code !== DEFAULT_LANGUAGE,
);

/** A name of the owner's in other languages. Guests read the name itself where one is missing. */
export type OwnNames = Partial<Record<Language, string>>;

/** A name as its reader knows it. @param language of the guest; `null` for the owner, who reads their own name */
export function nameFor(
  { name, names }: { name: string; names?: OwnNames | undefined },
  language: Language | null,
): string {
  return (language && names?.[language]) || name;
}
