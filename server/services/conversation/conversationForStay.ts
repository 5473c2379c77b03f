import { randomBytes } from 'node:crypto';
import type { ConversationForStay } from '@shared/contract/conversation/conversation';
import { plainText } from '@shared/domain/plainText';
import type { Booking } from '../../models/Booking';
import type { ReadContext } from '../serviceContext';
import { filesLeft, filesLeftBeside, loadThread, presentFile } from './conversation';

/** Of what the guest wrote with the enquiry, which is no row of the conversation. */
const ENQUIRY_ID = 0;

/** Limits what the guest's page shows at a time, since anybody can enquire and write. */
const MAX_SHOWN = { messages: 30, characters: 100_000 };

/**
 * The conversation on the guest's page. It begins with what the guest wrote with the enquiry.
 * @param before id of a message, `null` for the newest
 */
export async function conversationForStay(
  { id, specialRequests, createdAt }: Pick<Booking, 'id' | 'specialRequests' | 'createdAt'>,
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
  const messages: ConversationForStay['messages'] = shown.map(({ message, files }) => ({
    id: message.id,
    author: message.author,
    text: plainText(message.text),
    files: files.map(presentFile),
    createdAt: message.createdAt.toISOString(),
    isRead: message.readAt !== null,
  }));
  const hasEarlier = shown.length < thread.length;
  if (!hasEarlier && specialRequests) {
    messages.unshift({
      id: ENQUIRY_ID,
      author: 'guest',
      text: plainText(specialRequests),
      files: [],
      createdAt: createdAt.toISOString(),
      isRead: false,
    });
  }
  return {
    messages,
    earlierBefore: hasEarlier ? (shown[0]?.message.id ?? null) : null,
    isLatest: before === null,
    filesLeft: isWhole ? filesLeftBeside(thread) : await filesLeft(id, context),
    key: randomBytes(16).toString('hex'),
    draft: '',
    isToldByMail: true,
  };
}
