import type { Permission } from '@shared/domain/access/permissions';
import { CONTENT_GROUPS } from '@shared/domain/content/fields';
import { ANSWER_LABELS, NUMBER_LABELS } from '../../facts/houseFactsForm';
import { t, type Sentence } from '../../i18n/t';
import { LEGAL_LABELS } from '../../legal/legalForm';
import { MAIL_LABELS } from '../../mail/mailSettingsForm';
import { SETTING_LABELS } from '../../settings/settingsFields';
import { SETTINGS_PAGES } from '../../settings/settingsPages';
import { PLAIN_LABELS, TEXT_LABELS } from '../../stay/arrivalForm';

/** @property words in English and in the owner's language */
export type SettingPlace = { label: string; words: string; path: string; permission: Permission };

const PRICE_PARTS = {
  discounts: 'Discounts',
  fees: 'Fees and extras',
  touristTax: 'Tourist tax',
} as const satisfies Record<string, Sentence>;
const PAYMENT_PARTS = { paymentTerms: 'Deposit and balance' } as const;
const BANK_PARTS = { iban: 'Bank details' } as const;
const LEGAL_PARTS = { 'cancellation.0.daysBefore': 'If a guest cancels' } as const;

/** Other words for what a label says. */
const SYNONYMS: Readonly<Record<string, Sentence>> = {
  'Bank details': 'iban account transfer',
  Backup: 'restore copy save download',
  'Base Price': 'rate night',
  'Wi-Fi network': 'wifi wlan internet',
  'Wi-Fi password': 'wifi wlan internet',
  'Door or key box code': 'door lock keys',
  'Tourist tax': 'city council municipality',
  'Fees and extras': 'pets heating linen',
  'Deposit and balance': 'payment terms security prepayment',
  'If a guest cancels': 'cancellation policy refund',
  'Mail server': 'smtp email',
  'Registration number (AL)': 'licence alojamento local',
  'Tax number (NIF)': 'vat',
  'Top of the page': 'hero picture photograph',
  Telephone: 'phone number',
  Users: 'roles invite team',
  'Your account': 'email language passkey',
};

/** Every setting that can be opened, by the labels of the forms. */
export function settingPlaces(): SettingPlace[] {
  const place = (permission: Permission, label: Sentence, path: string): SettingPlace => {
    const synonyms = SYNONYMS[label];
    return {
      label: t(label),
      words: [t(label), label, synonyms && t(synonyms), synonyms].join(' '),
      path,
      permission,
    };
  };
  const fields = (permission: Permission, start: string, labels: Record<string, Sentence>) =>
    Object.entries(labels).map(([name, label]) => place(permission, label, start + name));
  const { heroImagePublicId: _, ...settings } = SETTING_LABELS;
  return [
    ...SETTINGS_PAGES.map(({ permission, label, path }) => place(permission, label, path)),
    ...fields('settings', '/admin/settings#', settings),
    ...fields('prices', '/admin/pricing?new=', PRICE_PARTS),
    ...fields('prices', '/admin/payments?tab=terms&new=', PAYMENT_PARTS),
    ...fields('settings', '/admin/settings/arrival#', PLAIN_LABELS),
    ...fields('settings', '/admin/settings/arrival#texts.en.', TEXT_LABELS),
    ...fields('settings', '/admin/settings/house#answers.', ANSWER_LABELS),
    ...fields('settings', '/admin/settings/house#numbers.', NUMBER_LABELS),
    ...fields('mail', '/admin/settings/mails#', MAIL_LABELS),
    ...fields('legal', '/admin/settings/legal#', { ...LEGAL_LABELS, ...LEGAL_PARTS }),
    ...fields('settings', '/admin/payments?tab=bank#', BANK_PARTS),
    ...fields('content', '/admin/site?section=contact#', {
      'contact.phone': 'Telephone',
      'villa.place': 'Address',
    }),
    ...CONTENT_GROUPS.map(({ id, label }) => place('content', label, `/admin/site?section=${id}`)),
  ];
}
