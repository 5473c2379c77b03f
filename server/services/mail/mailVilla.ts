import { DEFAULT_LANGUAGE } from '@shared/i18n/translate';
import type { MailVilla } from '../../mail/VillaContext';
import { wholeContent } from '../content/pageContent';
import { loadLegal } from '../legal/legalDetails';
import type { ReadContext } from '../serviceContext';

/** What mails say of the house, as it is published now. */
export async function loadMailVilla(
  context: Pick<ReadContext, 'models' | 'tx'>,
): Promise<MailVilla> {
  const content = await wholeContent(DEFAULT_LANGUAGE, context);
  const { details } = await loadLegal(context);
  return { ...content, legal: details };
}
