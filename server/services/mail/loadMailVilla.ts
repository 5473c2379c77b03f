import type { Content } from '@shared/domain/content/contentTypes';
import { isDemoPhoto } from '@shared/domain/gallery/demoPhotos';
import { translator } from '@shared/i18n/catalogues';
import type { Language } from '@shared/i18n/languages';
import type { MailVilla } from '../../mail/mailContext';
import { wholeContent } from '../content/contentInLanguage';
import { loadLegal } from '../legal/legalDetails';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';

export async function loadMailVilla(
  language: Language,
  context: Pick<ReadContext, 'models'>,
): Promise<MailVilla> {
  const content = await wholeContent(language, context);
  const { details } = await loadLegal(context);
  const { heroImagePublicId } = await loadSettings(context);
  const photo = heroImagePublicId === null ? null : photoOf(heroImagePublicId, content, language);
  return { ...content, legal: details, photo };
}

/** The default text only describes the demo's picture. */
function photoOf(publicId: string, content: Content, language: Language): MailVilla['photo'] {
  const { 'hero.alt': text, 'villa.name': name } = content;
  const isDescribed = text !== translator(language)('hero.alt') || isDemoPhoto({ publicId });
  return { publicId, alt: isDescribed ? text : name };
}
