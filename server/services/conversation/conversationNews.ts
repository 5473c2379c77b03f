import { plainText } from '@shared/domain/plainText';
import type { ConversationNews } from '../../mail/ConversationMails';
import type { Mail } from '../../mail/mail';
import type { ReadContext, WriteContext } from '../serviceContext';

/** Mails about a conversation that one side gets: one in so long, the first at once. */
export const CONVERSATION_PAUSE_MS = 10 * 60_000;
/** Messages that one mail tells word for word; the rest is on the page. */
const MAX_TOLD = 10;

type ConversationMail = Extract<Mail, { conversation: unknown }>;

/**
 * What a mail about a conversation has to tell now: messages of the other side that no mail has told of, and
 * that the owner has not read. A guest is told in any case: whether it was the guest who opened the page nobody
 * knows, mails are scanned, and the owner looks at it as well.
 * @returns with the messages' ids, see {@link markTold}; no messages where nothing is left to tell
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
  const shown = rows.slice(-MAX_TOLD);
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

/** Notes that a mail has told of messages, so that the next one tells of later ones alone. */
export async function markTold(
  ids: readonly number[],
  { models, tx, now }: WriteContext,
): Promise<void> {
  if (ids.length === 0) return;
  await models.ConversationMessage.update(
    { toldAt: now },
    { where: { id: [...ids] }, transaction: tx },
  );
}
