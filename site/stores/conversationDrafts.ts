import { create } from 'zustand';

export type ConversationDraft = { text: string; files: readonly File[] };

export const NO_DRAFT: ConversationDraft = { text: '', files: [] };

/** The owner's unsent messages, by subject. They survive closing the panel; in memory only, until sign-out. */
export const useConversationDrafts = create<{
  drafts: Readonly<Record<string, ConversationDraft>>;
}>()(() => ({ drafts: {} }));

/** Stores a draft; an empty one is removed. @param of a booking's reference, or `message 7` */
export function saveConversationDraft(of: string, draft: ConversationDraft): void {
  useConversationDrafts.setState(({ drafts }) => {
    const { [of]: _old, ...rest } = drafts;
    const isEmpty = draft.text === '' && draft.files.length === 0;
    return { drafts: isEmpty ? rest : { ...rest, [of]: draft } };
  });
}

/** Adds text that could not be sent otherwise to a booking's draft, once. @param of the booking's reference */
export function keepInConversation(of: string, text: string): void {
  const draft = useConversationDrafts.getState().drafts[of] ?? NO_DRAFT;
  if (draft.text.includes(text)) return;
  saveConversationDraft(of, {
    ...draft,
    // Never truncated: if it exceeds a message's limit, the server rejects it and the owner shortens it.
    text: [draft.text, text].filter(Boolean).join('\n\n'),
  });
}

export function forgetConversationDrafts(): void {
  useConversationDrafts.setState({ drafts: {} });
}
