import { randomBytes } from 'node:crypto';
import { rowId } from '@shared/contract/common';
import type { ConversationForStay } from '@shared/contract/conversation/conversation';
import { plainText } from '@shared/domain/plainText';
import * as z from 'zod/mini';
import type { Booking } from '../../models/Booking';
import type { ReadContext } from '../serviceContext';
import { filesLeft, loadThread, presentFile } from './conversation';

/** The button by which a guest says that the owner's words are read: the newest message that the page showed. */
export const readMessagesForm = z.object({ read: rowId });

/**
 * What the guest's page shows at most, the newest of it. Anybody can enquire and write, and each look at the page
 * makes all of it anew.
 */
const MAX_SHOWN = { messages: 200, characters: 100_000 };

/** The conversation as the guest's page shows it. */
export async function conversationForStay(
  { id }: Pick<Booking, 'id'>,
  context: ReadContext,
): Promise<ConversationForStay> {
  const thread = await loadThread(id, context, MAX_SHOWN.messages);
  let characters = 0;
  const lastLeftOut = thread.findLastIndex(({ message }) => {
    characters += message.text.length;
    return characters > MAX_SHOWN.characters;
  });
  return {
    messages: thread.slice(lastLeftOut + 1).map(({ message, files }) => ({
      id: message.id,
      author: message.author,
      text: plainText(message.text),
      files: files.map(presentFile),
      createdAt: message.createdAt.toISOString(),
      isRead: message.readAt !== null,
    })),
    filesLeft: await filesLeft(id, context),
    key: randomBytes(16).toString('hex'),
    draft: '',
    isToldByMail: true,
  };
}
