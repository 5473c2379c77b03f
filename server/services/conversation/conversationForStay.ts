import { randomBytes } from 'node:crypto';
import type { ConversationForStay } from '@shared/contract/conversation/conversation';
import { plainText } from '@shared/domain/plainText';
import type { Booking } from '../../models/Booking';
import type { ReadContext } from '../serviceContext';
import { filesLeft, loadThread, presentFile } from './conversation';

/** Messages that the guest's page shows at most, the newest of them. */
const MAX_SHOWN = 200;

/** The conversation as the guest's page shows it. */
export async function conversationForStay(
  { id }: Pick<Booking, 'id'>,
  context: ReadContext,
): Promise<ConversationForStay> {
  const thread = await loadThread(id, context);
  return {
    messages: thread.slice(-MAX_SHOWN).map(({ message, files }) => ({
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
