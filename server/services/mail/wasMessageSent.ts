import type { WhereOptions } from 'sequelize';
import { readMail } from '../../mail/mail';
import type { OutboxMail } from '../../models/OutboxMail';
import type { ReadContext } from '../serviceContext';

/** Whether one of the mails contains a message from the owner. @param where which mails */
export async function wasMessageSent(
  message: string,
  where: WhereOptions,
  { models }: Pick<ReadContext, 'models'>,
): Promise<boolean> {
  const sent = await models.OutboxMail.findAll({ attributes: ['data'], where });
  const messageOf = (row: Pick<OutboxMail, 'data'>) => {
    const mail = readMail(row);
    return mail && 'booking' in mail ? mail.booking.ownerMessage : null;
  };
  return sent.some((row) => messageOf(row) === message);
}
