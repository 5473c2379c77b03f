import { DEFAULT_LANGUAGE } from '@shared/i18n/languages';
import { VILLA } from '@shared/villa';
import type { ReadContext } from '../serviceContext';
import { publishedOverrides } from './pageContent';

export async function publishedName(context: Pick<ReadContext, 'models'>): Promise<string> {
  const name = (await publishedOverrides(DEFAULT_LANGUAGE, context))['villa.name'];
  return typeof name === 'string' ? name : VILLA.name;
}
