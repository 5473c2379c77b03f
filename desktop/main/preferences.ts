import { preferencesSchema, type Preferences } from '@shared/contract/desktop';
import { app, nativeTheme, session } from 'electron';
import * as z from 'zod/mini';
import { userLanguageOf } from '@shared/i18n/userLanguages';
import { readJson, writeWhole } from './jsonFile';
import { setLanguage } from './language';

const DEFAULTS: Omit<Preferences, 'language'> = {
  keepsInTray: true,
  theme: 'system',
  tellsEnquiries: true,
  tellsMessages: true,
  quietHours: { isOn: false, from: '22:00', to: '08:00' },
  // Off by default: except on macOS, dictionaries are downloaded from Google.
  spelling: '',
};

export type PreferenceStore = {
  now: () => Preferences;
  change: (change: Partial<Preferences>) => void;
};

/**
 * The owner's preferences, applied at once and after every change.
 * @param file JSON; an unreadable one is replaced
 */
export function openPreferences(file: string): PreferenceStore {
  const kept = readJson(file, z.record(z.string(), z.unknown()), {});
  // Files of older versions lack some.
  const defaults = { ...DEFAULTS, language: userLanguageOf(app.getLocale()) };
  const known = preferencesSchema.safeParse({ ...defaults, ...kept });
  let preferences = known.success ? known.data : defaults;
  // The villas' cookie stores are sessions, too, and each would download a dictionary.
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

/** Available languages; none on macOS, which has its own dictionaries and settings. */
export function spellingLanguages(): string[] {
  return process.platform === 'darwin' ? [] : session.defaultSession.availableSpellCheckerLanguages;
}

function apply({ language, theme, spelling }: Preferences): void {
  setLanguage(language);
  nativeTheme.themeSource = theme;
  const { defaultSession } = session;
  if (process.platform === 'darwin') return;
  const isKnown = spellingLanguages().includes(spelling);
  // Setting a language downloads it even if spell checking is off.
  defaultSession.setSpellCheckerLanguages(isKnown ? [spelling] : []);
  defaultSession.setSpellCheckerEnabled(isKnown);
}
