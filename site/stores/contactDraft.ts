import type { ContactMessageInput } from '@shared/contract/messages/message';
import { create } from 'zustand';

export const NO_MESSAGE = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  subject: 'booking',
  message: '',
} as const satisfies ContactMessageInput;

export type ContactDraft = { -readonly [Name in keyof typeof NO_MESSAGE]: string };

/** A guest's unsent message. It survives changes of page and language; in memory only. */
export const useContactDraft = create<ContactDraft>()(() => NO_MESSAGE);
