import { translation } from '@shared/i18n/translation';
import type { settingsEn } from './texts.en';

/** `texts.en.ts` in Portuguese. */
export const settingsPt = translation<typeof settingsEn>()({
  'settings.general': 'Geral',
  'settings.settings': 'Definições',
  'settings.arrival': 'Chegada',
  'settings.mailsToGuests': 'E-mails aos hóspedes',
  'settings.legal': 'Dados legais',
  'settings.bankDetails': 'Dados bancários',
  'settings.yourAccount': 'A sua conta',
  'settings.users': 'Utilizadores',
  'settings.privacy': 'Privacidade',
  'settings.activity': 'Atividade',
});
