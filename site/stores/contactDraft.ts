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

/**
 * The message that a guest has begun. It outlives the form, so that another page or language loses
 * none of it, and is kept in memory only.
 */
export const useContactDraft = create<ContactDraft>()(() => NO_MESSAGE);
