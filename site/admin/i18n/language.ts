import type { BillTexts } from '@shared/i18n/billText';
import { rules as english } from '@shared/i18n/en/rules';
import { LANGUAGES } from '@shared/i18n/languages';
import { translatedText } from '@shared/i18n/say';
import type { StayTexts } from '@shared/i18n/stayIssueText';
import { USER_LANGUAGES, userLanguageOf, type UserLanguage } from '@shared/i18n/userLanguages';
import { create } from 'zustand';

const STORAGE_KEY = 'villa.adminLanguage';

type Texts = Readonly<Record<string, string>>;
/** `null` in English, whose texts are in the code. */
type RuleTexts = BillTexts & StayTexts;
type LanguageState = { language: UserLanguage; texts: Texts | null; rules: RuleTexts };

/** The language of the screens, which are remounted when it changes. */
export const useLanguage = create<LanguageState>()(() => ({
  language: 'en',
  texts: null,
  rules: english,
}));

/** Further Portuguese texts, such as the desktop app's. */
const others: (() => Promise<Texts>)[] = [];

/** Loads further texts with those of the screens. @param load the Portuguese ones */
export function alsoIn(load: () => Promise<Texts>): void {
  others.push(load);
}

export function currentLanguage(): UserLanguage {
  return useLanguage.getState().language;
}

/** For dates, numbers and amounts: `en-GB`, `pt-PT`. */
export function currentLocale(): string {
  return LANGUAGES[currentLanguage()].locale;
}

/** First day of the week, 0 for Sunday. */
export function currentFirstWeekday(): 0 | 1 {
  return LANGUAGES[currentLanguage()].firstWeekday;
}

/** Translates an English message of the contract, the rules or the server. */
export function translated(english: string): string {
  const { texts, language } = useLanguage.getState();
  return translatedText(english, texts ?? {}, language);
}

export function ruleTexts(): RuleTexts {
  return useLanguage.getState().rules;
}

/** Changes the language, and remembers it in this browser for the sign-in screen. */
export function speak(language: UserLanguage): Promise<void> {
  remember(language);
  return change(language);
}

/** Restores the last language of this browser; at first the browser's preferred one, if supported. */
export function speakAsBefore(): Promise<void> {
  return change(remembered() ?? userLanguageOf(navigator.language));
}

/** If the texts cannot be loaded, the language stays, because that must not stop anybody's work. */
async function change(language: UserLanguage): Promise<void> {
  if (language === currentLanguage()) return;
  try {
    if (language === 'en') useLanguage.setState({ language, texts: null, rules: english });
    else {
      const { texts, rules } = await import('./pt');
      const more = await Promise.all(others.map((load) => load()));
      useLanguage.setState({ language, texts: Object.assign({}, texts, ...more), rules });
    }
    document.documentElement.lang = LANGUAGES[language].lang;
  } catch {
    // Retried with the next session.
  }
}

function remembered(): UserLanguage | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return USER_LANGUAGES.find((known) => known === stored);
  } catch {
    return undefined;
  }
}

function remember(language: UserLanguage): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage can be disabled; the session also has the language.
  }
}
