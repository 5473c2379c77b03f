import { DEFAULT_USER_LANGUAGE, type UserLanguage } from '@shared/i18n/userLanguages';
import type { Mail } from '../../mail/mail';
import type { ReadContext } from '../serviceContext';

/**
 * The language of whoever reads mails that are no guest's: of the account whose address a mail goes to,
 * otherwise the owner's.
 * @param ownerEmail where mails to the owner go
 */
export async function readerLanguage(
  mail: Mail,
  ownerEmail: string,
  context: Pick<ReadContext, 'models' | 'tx'>,
): Promise<UserLanguage> {
  // An account without an address of its own: the owner reads of it.
  if (!('account' in mail) || mail.account.email === null)
    return ownerLanguage(ownerEmail, context);
  const { username } = mail.account;
  const user = await context.models.User.findOne({ where: { username }, transaction: context.tx });
  return user?.language ?? DEFAULT_USER_LANGUAGE;
}

/** The owner's language: of the one with that address; without such a one, of the first. */
export async function ownerLanguage(
  ownerEmail: string,
  { models, tx }: Pick<ReadContext, 'models' | 'tx'>,
): Promise<UserLanguage> {
  const owners = await models.User.findAll({
    where: { role: 'admin' },
    order: ['id'],
    transaction: tx,
  });
  const owner = owners.find(({ email }) => email === ownerEmail) ?? owners[0];
  return owner?.language ?? DEFAULT_USER_LANGUAGE;
}
