import { preferencesSchema, type Preferences } from '@shared/contract/desktop';
import { app, nativeTheme, session } from 'electron';
import * as z from 'zod/mini';
import { userLanguageOf } from '@shared/i18n/userLanguages';
import { readJson, writeWhole } from './jsonFile';
import { setLanguage } from './words';

const DEFAULTS: Omit<Preferences, 'language'> = {
  keepsInTray: true,
  theme: 'system',
  tellsEnquiries: true,
  tellsMessages: true,
  quietHours: { isOn: false, from: '22:00', to: '08:00' },
  // Outside of macOS a language is fetched from Google before it can be checked.
  spelling: '',
};

export type PreferenceStore = {
  now: () => Preferences;
  change: (change: Partial<Preferences>) => void;
};

/**
 * What the owner has chosen, applied to the app at once and after every change.
 * @param file its JSON; one that cannot be read begins anew
 */
export function openPreferences(file: string): PreferenceStore {
  const kept = readJson(file, z.record(z.string(), z.unknown()), {});
  // A version before this one knew fewer.
  const defaults = { ...DEFAULTS, language: userLanguageOf(app.getLocale()) };
  const known = preferencesSchema.safeParse({ ...defaults, ...kept });
  let preferences = known.success ? known.data : defaults;
  // The cookie stores of the villas are sessions as well: each would fetch a dictionary.
  app.on('session-created', (created) => {
    if (created !== session.defaultSession) created.setSpellCheckerLanguages([]);
  });
  apply(preferences);
  return {
    now: () => preferences,
    change: (change) => {
      preferences = preferencesSchema.parse({ ...preferences, ...change });
      writeWhole(file, JSON.stringify(preferences));
      apply(preferences);
    },
  };
}

/** Languages to choose from; none on macOS, which has its own dictionaries and its own choice. */
export function spellingLanguages(): string[] {
  return process.platform === 'darwin' ? [] : session.defaultSession.availableSpellCheckerLanguages;
}

function apply({ language, theme, spelling }: Preferences): void {
  setLanguage(language);
  nativeTheme.themeSource = theme;
  const { defaultSession } = session;
  if (process.platform === 'darwin') return;
  const isKnown = spellingLanguages().includes(spelling);
  // A language that is set is fetched, whether or not spelling is checked.
  defaultSession.setSpellCheckerLanguages(isKnown ? [spelling] : []);
  defaultSession.setSpellCheckerEnabled(isKnown);
}
