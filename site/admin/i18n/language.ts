import type { BillTexts } from '@shared/i18n/billText';
import { rules as english } from '@shared/i18n/en/rules';
import { LANGUAGES } from '@shared/i18n/languages';
import { translatedText } from '@shared/i18n/say';
import type { StayTexts } from '@shared/i18n/stayIssueText';
import { USER_LANGUAGES, userLanguageOf, type UserLanguage } from '@shared/i18n/userLanguages';
import { create } from 'zustand';

const STORAGE_KEY = 'villa.adminLanguage';

type Texts = Readonly<Record<string, string>>;
/** `texts` by their keys; `null` in English, which stands in the screens' own scripts. */
type RuleTexts = BillTexts & StayTexts;
type LanguageState = { language: UserLanguage; texts: Texts | null; rules: RuleTexts };

/**
 * The language of the screens. They are drawn anew when it changes, so that whoever writes a sentence
 * need not watch it.
 */
export const useLanguage = create<LanguageState>()(() => ({
  language: 'en',
  texts: null,
  rules: english,
}));

/** Portuguese texts of what stands around the screens, where they have such surroundings. */
const others: (() => Promise<Texts>)[] = [];

/** Has other texts loaded with those of the screens. @param load those in Portuguese */
export function alsoIn(load: () => Promise<Texts>): void {
  others.push(load);
}

/** The language that is spoken now. */
export function currentLanguage(): UserLanguage {
  return useLanguage.getState().language;
}

/** How it writes dates, numbers and amounts: `en-GB`, `pt-PT`. */
export function currentLocale(): string {
  return LANGUAGES[currentLanguage()].locale;
}

/** What its weeks begin with, 0 for Sunday. */
export function currentFirstWeekday(): 0 | 1 {
  return LANGUAGES[currentLanguage()].firstWeekday;
}

/**
 * In the user's language what the contract, the rules and the server say in English: what is wrong with a
 * field, what a thing is called.
 */
export function translated(english: string): string {
  const { texts, language } = useLanguage.getState();
  return translatedText(english, texts ?? {}, language);
}

/** What rules say of bills and stays, which guests read as well, in the user's language. */
export function ruleTexts(): RuleTexts {
  return useLanguage.getState().rules;
}

/** Speaks a user's language from now on, in this browser also before somebody signs in the next time. */
export function speak(language: UserLanguage): Promise<void> {
  remember(language);
  return change(language);
}

/** Speaks what was spoken here last; the first time what the browser prefers, where we speak it. */
export function speakAsBefore(): Promise<void> {
  return change(remembered() ?? userLanguageOf(navigator.language));
}

/**
 * Where the texts do not come, everything stays as it is: words that cannot be loaded must keep nobody
 * from their work.
 */
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
    // It is asked for again with the next session.
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
    // Storage can be switched off; the session names the language as well.
  }
}
