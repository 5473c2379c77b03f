import type { Language } from '@shared/i18n/languages';
import type { MailVilla } from '../../mail/mailContext';
import { wholeContent } from '../content/contentInLanguage';
import { loadLegal } from '../legal/legalDetails';
import type { ReadContext } from '../serviceContext';

export async function loadMailVilla(
  language: Language,
  context: Pick<ReadContext, 'models'>,
): Promise<MailVilla> {
  const content = await wholeContent(language, context);
  const { details } = await loadLegal(context);
  return { ...content, legal: details };
}
