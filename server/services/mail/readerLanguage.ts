import { DEFAULT_USER_LANGUAGE, type UserLanguage } from '@shared/i18n/userLanguages';
import { definitionOf, type Mail } from '../../mail/mail';
import { readConfig } from '../../db/configCache';
import type { ReadContext } from '../serviceContext';

/** Language of a mail to a user: by its address, otherwise the owner's. @param ownerEmail address of the owner */
export async function readerLanguage(
  mail: Mail,
  ownerEmail: string,
  context: Pick<ReadContext, 'models'>,
): Promise<UserLanguage> {
  if (definitionOf(mail).reader === 'guest') return DEFAULT_USER_LANGUAGE;
  // An account without an address: the mail goes to the owner.
  if (!('account' in mail) || mail.account.email === null)
    return ownerLanguage(ownerEmail, context);
  const { username } = mail.account;
  const user = await context.models.User.findOne({ where: { username } });
  return user?.language ?? DEFAULT_USER_LANGUAGE;
}

/** The language of the owner with that address, otherwise of the first owner. */
export async function ownerLanguage(
  ownerEmail: string,
  context: Pick<ReadContext, 'models'>,
): Promise<UserLanguage> {
  const owners = await readConfig(context, 'owners', () =>
    context.models.User.findAll({
      where: { role: 'admin' },
      attributes: ['email', 'language'],
      order: ['id'],
    }),
  );
  const owner = owners.find(({ email }) => email === ownerEmail) ?? owners[0];
  return owner?.language ?? DEFAULT_USER_LANGUAGE;
}
