import { fieldOf } from './fields';
import type { ContentKey } from './values';

/** Names, numbers of telephone and the like: lines that nobody translates. */
const NAMES: readonly ContentKey[] = [
  'villa.name',
  'villa.title',
  'villa.guests',
  'villa.place',
  'villa.locality',
  'villa.region',
  'villa.postalCode',
  'contact.phone',
  'contact.email',
];

/** Whether a field says the same in every language, so that its English value holds for all. */
export function isSameInEveryLanguage(key: ContentKey): boolean {
  const { kind } = fieldOf(key);
  return kind === 'line' ? NAMES.includes(key) : kind !== 'marked' && kind !== 'items';
}
