import { plainText } from '@shared/domain/plainText';
import type { ConversationNews } from '../../mail/mailContext';
import type { Mail } from '../../mail/mail';
import type { ReadContext, WriteContext } from '../serviceContext';

/** Shortest interval between mails about a conversation to one side; the first mail is sent at once. */
export const CONVERSATION_PAUSE_MS = 10 * 60_000;
/** Messages quoted in one mail; the rest is on the page. */
const MAX_MESSAGES = 10;

type ConversationMail = Extract<Mail, { conversation: unknown }>;

/**
 * The messages that a mail should announce now: from the other side, not announced yet, and unread by the owner. Guests
 * are always mailed, because opening the page proves nothing: mail scanners and the owner open it too.
 * @returns messages with their ids, see {@link markMailed}; empty if there is nothing to announce
 */
export async function loadConversationNews(
  { kind, conversation }: ConversationMail,
  { models }: Pick<ReadContext, 'models'>,
): Promise<ConversationNews & { ids: number[] }> {
  const rows = await models.ConversationMessage.findAll({
    where: {
      bookingId: conversation.bookingId,
      ...(kind === 'conversationAlert' ? { author: 'guest', readAt: null } : { author: 'owner' }),
      toldAt: null,
    },
    order: ['id'],
  });
  const shown = rows.slice(-MAX_MESSAGES);
  const files = await models.ConversationFile.findAll({
    where: { messageId: shown.map(({ id }) => id) },
    attributes: ['messageId'],
    raw: true,
  });
  return {
    messages: shown.map(({ id, text }) => ({
      text: plainText(text),
      files: files.filter(({ messageId }) => messageId === id).length,
    })),
    ids: rows.map(({ id }) => id),
  };
}

/** Records that a mail has announced messages, so that the next one has only later messages. */
export async function markMailed(
  ids: readonly number[],
  { models, now }: WriteContext,
): Promise<void> {
  if (ids.length === 0) return;
  await models.ConversationMessage.update({ toldAt: now }, { where: { id: [...ids] } });
}
