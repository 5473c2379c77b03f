import { randomBytes } from 'node:crypto';
import { rowId } from '@shared/contract/common';
import type { ConversationForStay } from '@shared/contract/conversation/conversation';
import { plainText } from '@shared/domain/plainText';
import * as z from 'zod/mini';
import type { Booking } from '../../models/Booking';
import type { ReadContext } from '../serviceContext';
import { filesLeft, filesLeftBeside, loadThread, presentFile } from './conversation';

/** Form for confirming that the owner's messages are read: the newest message on the page. */
export const readMessagesForm = z.object({ read: rowId });

/** Limits what the guest's page shows at a time, since anybody can enquire and write. */
const MAX_SHOWN = { messages: 30, characters: 100_000 };

/** The conversation on the guest's page. @param before id of a message, `null` for the newest */
export async function conversationForStay(
  { id }: Pick<Booking, 'id'>,
  before: number | null,
  context: ReadContext,
): Promise<ConversationForStay> {
  // One more than shown, to detect earlier messages.
  const thread = await loadThread(id, context, { newest: MAX_SHOWN.messages + 1, before });
  const isWhole = before === null && thread.length <= MAX_SHOWN.messages;
  const newest = thread.slice(-MAX_SHOWN.messages);
  let characters = 0;
  const lastLeftOut = newest.findLastIndex(({ message }) => {
    characters += message.text.length;
    return characters > MAX_SHOWN.characters;
  });
  const shown = newest.slice(lastLeftOut + 1);
  return {
    messages: shown.map(({ message, files }) => ({
      id: message.id,
      author: message.author,
      text: plainText(message.text),
      files: files.map(presentFile),
      createdAt: message.createdAt.toISOString(),
      isRead: message.readAt !== null,
    })),
    earlierBefore: shown.length < thread.length ? (shown[0]?.message.id ?? null) : null,
    isLatest: before === null,
    filesLeft: isWhole ? filesLeftBeside(thread) : await filesLeft(id, context),
    key: randomBytes(16).toString('hex'),
    draft: '',
    isToldByMail: true,
  };
}
