import { type LegalDocument, type PublicLegal } from '@shared/contract/legal/legal';
import { LEGAL_PAGES, type LegalPage } from '@shared/domain/legal/pages';
import { villaDay } from '@shared/domain/date';
import { DEFAULT_LANGUAGE } from '@shared/i18n/languages';
import type { Cache } from '../../cache/cache';
import type { LegalVersion } from '../../models/LegalVersion';
import { publishedOverrides } from '../content/pageContent';
import { loadRetention } from '../privacy/retentionSettings';
import type { ReadContext, WriteContext } from '../serviceContext';
import { loadLegal } from './legalDetails';
import { legalContents, type LegalContent, type LegalSource } from './legalPages';

/** What reading versions needs; it knows no clock. */
type StoreContext = Pick<ReadContext, 'models' | 'tx'>;

/** The first version, until one is recorded. */
const FIRST = 1;

/**
 * Records a version of each page of the law that says something else than its newest one. Called
 * after everything that can change them: a publication, a save of the details, a new version of the
 * product.
 */
export async function recordLegalVersions(context: WriteContext): Promise<void> {
  const { models, tx, now } = context;
  const english = await publishedOverrides(DEFAULT_LANGUAGE, context);
  const contents = legalContents(
    await loadLegal(context),
    // It is the English version that is in force.
    { language: DEFAULT_LANGUAGE, english, own: english },
    await loadRetention(context),
  );
  for (const page of LEGAL_PAGES) {
    const content = JSON.stringify(contents[page]);
    const newest = await newestVersion(page, context);
    if (newest && saysOf(page, newest.content) === saysOf(page, content)) continue;
    await models.LegalVersion.create(
      { page, version: newest ? newest.version + 1 : FIRST, content, since: now },
      { transaction: tx },
    );
  }
}

/**
 * What a page says of its own: the details of the house stand on every page, and are no words of it.
 * @param content of a version, as it is stored
 */
function saysOf(page: LegalPage, content: string): string {
  const { sections, cancellation } = JSON.parse(content) as LegalContent;
  return JSON.stringify([sections, page === 'cancellation' ? cancellation : null]);
}

/** The version of the privacy page that is in force. */
export async function privacyVersion({ models, tx }: StoreContext): Promise<number> {
  // With every enquiry: not the page's text, which the row holds as well.
  const newest = await models.LegalVersion.max<number | null, LegalVersion>('version', {
    where: { page: 'privacy' },
    transaction: tx,
  });
  return newest ?? FIRST;
}

/**
 * What is noted of the privacy page with what a guest sends.
 * @param shown the version that the guest's form led to; one that never was gives way to the newest
 * @param newest the version in force
 */
export function privacyColumns(
  shown: number | undefined,
  newest: number,
  now: Date,
): { privacyVersion: number; privacyShownAt: Date } {
  return { privacyVersion: Math.min(shown ?? newest, newest), privacyShownAt: now };
}

/** What guests read on every page; kept until something is committed. */
export function cachedPublicLegal(cache: Cache, context: StoreContext): Promise<PublicLegal> {
  return cache.get('public legal', async () => {
    const { details, cancellation } = await loadLegal(context);
    const { enquiryMonths, messageMonths } = await loadRetention(context);
    return {
      ...details,
      cancellation,
      privacyVersion: await privacyVersion(context),
      keptMonths: { enquiry: enquiryMonths, message: messageMonths },
    };
  });
}

/** A page of the law with the version and date of the English. */
export async function legalDocument(
  page: LegalPage,
  source: LegalSource,
  context: ReadContext,
): Promise<LegalDocument> {
  const retention = await loadRetention(context);
  const { sections } = legalContents(await loadLegal(context), source, retention)[page];
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
  { models, tx }: StoreContext,
): Promise<LegalVersion | null> {
  return models.LegalVersion.findOne({
    where: { page },
    order: [['version', 'DESC']],
    transaction: tx,
  });
}
