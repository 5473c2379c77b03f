import { create } from 'zustand';

/** What the owner has begun to write to a guest. */
export type ConversationDraft = { text: string; files: readonly File[] };

export const NO_DRAFT: ConversationDraft = { text: '', files: [] };

/**
 * Words that were begun and not sent, by what they are about: they outlive the panel, so that a look
 * elsewhere loses none. Kept in memory only, until the owner signs out.
 */
export const useConversationDrafts = create<{
  drafts: Readonly<Record<string, ConversationDraft>>;
}>()(() => ({ drafts: {} }));

/** Keeps a draft; an empty one is none. @param of a booking's reference, or `message 7` */
export function saveConversationDraft(of: string, draft: ConversationDraft): void {
  useConversationDrafts.setState(({ drafts }) => {
    const { [of]: _old, ...rest } = drafts;
    const isEmpty = draft.text === '' && draft.files.length === 0;
    return { drafts: isEmpty ? rest : { ...rest, [of]: draft } };
  });
}

/** Adds words that could not go otherwise to a booking's draft, once. @param of the booking's reference */
export function keepInConversation(of: string, words: string): void {
  const draft = useConversationDrafts.getState().drafts[of] ?? NO_DRAFT;
  if (draft.text.includes(words)) return;
  saveConversationDraft(of, {
    ...draft,
    // Whole, also where that is more than one message can hold: it is refused, and the owner shortens it.
    text: [draft.text, words].filter(Boolean).join('\n\n'),
  });
}

/** Forgets them all, because somebody signed out. */
export function forgetConversationDrafts(): void {
  useConversationDrafts.setState({ drafts: {} });
}
