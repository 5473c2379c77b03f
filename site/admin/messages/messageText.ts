import type { ContactMessageJson, ContactSubject } from '@shared/contract/messages/message';
import { villaDateTimeText } from '../components/dateTimeText';
import type { Sentence } from '../i18n/t';

export const SUBJECT_TEXTS = {
  booking: 'New booking',
  existing: 'Existing booking',
  amenities: 'Villa and amenities',
  general: 'General',
} as const satisfies Record<ContactSubject, Sentence>;

export function senderText({
  firstName,
  lastName,
}: Pick<ContactMessageJson, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

/** Arrival time in the villa's time zone: `12 Apr 2027, 14:05`. */
export function receivedText({ createdAt }: Pick<ContactMessageJson, 'createdAt'>): string {
  return villaDateTimeText(createdAt);
}
