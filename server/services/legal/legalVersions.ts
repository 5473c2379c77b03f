import type { PrivacyNotice } from '@shared/contract/legal/privacyNotice';
import { type LegalDocument, type PublicLegal } from '@shared/contract/legal/legal';
import { LEGAL_PAGES, type LegalPage } from '@shared/domain/legal/pages';
import { villaDay } from '@shared/domain/date';
import { DEFAULT_LANGUAGE, type Language } from '@shared/i18n/languages';
import { nameFor } from '@shared/i18n/ownNames';
import { readConfig } from '../../db/configCache';
import type { LegalVersion } from '../../models/LegalVersion';
import { publishedOverrides } from '../content/pageContent';
import { retention } from './retentionSettings';
import type { ReadContext, WriteContext } from '../serviceContext';
import { loadLegal } from './legalDetails';
import { legalContents, type LegalContent, type LegalSource } from './legalPages';
import type { Booking } from '../../models/Booking';

type StoreContext = Pick<ReadContext, 'models'>;

/** The version number before any is recorded. */
const FIRST = 1;

/**
 * Records a new version of each legal page whose content has changed. Must run after everything that can change them: a
 * publication, a save of the details, an upgrade of the product.
 */
export async function recordLegalVersions(context: WriteContext): Promise<void> {
  const { models, now } = context;
  const english = await publishedOverrides(DEFAULT_LANGUAGE, context);
  const contents = legalContents(
    await loadLegal(context),
    // The English version is the binding one.
    { language: DEFAULT_LANGUAGE, english, own: english },
    await retention.load(context),
  );
  for (const page of LEGAL_PAGES) {
    const content = JSON.stringify(contents[page]);
    const newest = await newestVersion(page, context);
    if (newest && saysOf(page, newest.content) === saysOf(page, content)) continue;
    await models.LegalVersion.create({
      page,
      version: newest ? newest.version + 1 : FIRST,
      content,
      since: now,
    });
  }
}

/** A page's own text, without the house details on every page. @param content of a version, as stored */
function saysOf(page: LegalPage, content: string): string {
  const { sections, cancellation } = JSON.parse(content) as LegalContent;
  return JSON.stringify([sections, page === 'cancellation' ? cancellation : null]);
}

export function privacyVersion(context: StoreContext): Promise<number> {
  return readConfig(context, 'privacy version', async () => {
    const newest = await context.models.LegalVersion.max<number | null, LegalVersion>('version', {
      where: { page: 'privacy' },
    });
    return newest ?? FIRST;
  });
}

/**
 * The version of the privacy page to store with a guest's form.
 * @param shown the version that the form linked to; an unknown one is replaced by the newest
 * @param newest the current version
 */
export function privacyColumns(
  shown: number | undefined,
  newest: number,
  now: Date,
): { privacyVersion: number; privacyShownAt: Date } {
  return { privacyVersion: Math.min(shown ?? newest, newest), privacyShownAt: now };
}

/** Legal details on every public page. */
export async function publicLegal(language: Language, context: StoreContext): Promise<PublicLegal> {
  const { details, cancellation } = await loadLegal(context);
  const { vatNote, vatNotes: names, ...own } = details;
  const { enquiryMonths, messageMonths } = await retention.load(context);
  return {
    ...own,
    vatNote: vatNote && nameFor({ name: vatNote, names }, language),
    cancellation,
    privacyVersion: await privacyVersion(context),
    keptMonths: { enquiry: enquiryMonths, message: messageMonths },
  };
}

/** A legal page with the version and date of its English text. */
export async function legalDocument(
  page: LegalPage,
  source: LegalSource,
  context: ReadContext,
): Promise<LegalDocument> {
  const periods = await retention.load(context);
  const { sections } = legalContents(await loadLegal(context), source, periods)[page];
  const newest = await newestVersion(page, context);
  return {
    page,
    version: newest?.version ?? FIRST,
    since: newest ? villaDay(newest.since) : context.today,
    sections,
  };
}

async function newestVersion(
  page: LegalPage,
  { models }: StoreContext,
): Promise<LegalVersion | null> {
  return models.LegalVersion.findOne({
    where: { page },
    order: [['version', 'DESC']],
  });
}

export function privacyNotice({
  privacyVersion,
  privacyShownAt,
}: Pick<Booking, 'privacyVersion' | 'privacyShownAt'>): { privacyNotice?: PrivacyNotice } {
  // A row that was just created has `undefined` instead of `null`.
  if (!privacyVersion || !privacyShownAt) return {};
  return { privacyNotice: { version: privacyVersion, at: privacyShownAt.toISOString() } };
}
