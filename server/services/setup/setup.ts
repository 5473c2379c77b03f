import { isDeepStrictEqual } from 'node:util';
import { presentSeason, type SeasonJson } from '@shared/contract/prices/season';
import { SETTINGS_DEFAULTS, STAY_RULE_DEFAULTS } from '@shared/contract/prices/settings';
import {
  SETUP_STEPS,
  type AddressState,
  type Setup,
  type SetupStepId,
  type SetupUpdate,
} from '@shared/contract/setup/setup';
import type { ContentKey } from '@shared/domain/content/contentTypes';
import { isDemoPhoto } from '@shared/domain/gallery/demoPhotos';
import { missingLegal } from '@shared/domain/legal/requirements';
import { DEFAULT_SEASONS } from '@shared/domain/prices/season';
import { DEFAULT_LANGUAGE } from '@shared/i18n/languages';
import * as z from 'zod/mini';
import type { Env } from '../../env';
import { isPrivateHost } from '../../integrations/calendarImport/publicAddress';
import type { VillaSettings } from '../../models/VillaSettings';
import { presentPriceTerms } from '@shared/contract/prices/presentPriceTerms';
import { DEFAULT_PRICE_TERMS } from '@shared/domain/prices/priceTerms';
import { publishedOverrides } from '../content/pageContent';
import { loadLegal } from '../legal/legalDetails';
import { bankDetails } from '../payments/bankDetails';
import { pricePlan, seasonsOf } from '../prices/pricePlan';
import { priceTerms } from '../prices/priceTerms';
import { loadSettings, settingsColumns } from '../prices/settings';
import type { ReadContext, WriteContext } from '../serviceContext';
import { defineSettings } from '../settings/defineSettings';
import { loadOpenArrival } from '../stay/stayPageSettings';

/** Facts for the checklist that are not in the database. */
export type SetupFacts = {
  env: Pick<Env, 'publicUrl' | 'isPublicUrlDefault'>;
  /** Host of the back office, with its port if any. */
  host: string;
  isMailSetUp: boolean;
};

/** The owner's choices in the checklist, without what the data show. */
const setupChoices = defineSettings(
  'setup',
  {
    /** Names of skipped steps; those of other versions are ignored. */
    skipped: z.array(z.string()),
    /** Whether the card on the start tab was dismissed. */
    isPutAway: z.boolean(),
  },
  { skipped: [], isPutAway: false },
);

const NO_TERMS = presentPriceTerms(DEFAULT_PRICE_TERMS).paymentTerms;

/** The setup progress: derived from the data and from steps that the owner skipped. */
export async function loadSetup(facts: SetupFacts, context: ReadContext): Promise<Setup> {
  const { models } = context;
  const { skipped, isPutAway } = await setupChoices.load(context);
  const settings = await loadSettings(context);
  const photos = await photosShown(settings, context);
  const address = addressState(facts);
  const own = await publishedOverrides(DEFAULT_LANGUAGE, context);
  const isOwn = (...keys: ContentKey[]) => keys.some((key) => own[key] !== undefined);
  const isDone: Record<SetupStepId, boolean> = {
    name: isOwn('villa.name', 'villa.title', 'villa.place'),
    contact: isOwn('contact.phone', 'contact.email'),
    legal: missingLegal((await loadLegal(context)).details).length === 0,
    photos: photos.own > 0 && photos.demo === 0,
    prices:
      (await models.PriceOverride.count()) > 0 ||
      isPriced(settings) ||
      hasOwnSeasons(seasonsOf(await pricePlan.load(context))),
    terms: !isDeepStrictEqual((await priceTerms.load(context)).paymentTerms, NO_TERMS),
    bank: (await bankDetails.load(context)).iban !== null,
    arrival: (await loadOpenArrival(context)).isKnown,
    mail: facts.isMailSetUp,
    account: (await models.User.count({ where: { role: 'admin', email: null } })) === 0,
    calendars:
      (await models.ImportedCalendar.count()) > 0 || (await models.CalendarExportLink.count()) > 0,
    live: address === 'live',
  };
  return {
    steps: SETUP_STEPS.map((id) => ({
      id,
      state: isDone[id] ? 'done' : skipped.includes(id) ? 'skipped' : 'open',
    })),
    demoPhotoCount: photos.demo,
    publicUrl: facts.env.publicUrl,
    address,
    isPutAway,
  };
}

export async function updateSetup(
  { step, isSkipped, isPutAway }: SetupUpdate,
  context: WriteContext,
): Promise<void> {
  const stored = await setupChoices.load(context);
  const others = stored.skipped.filter((id) => id !== step);
  const skipped = isSkipped && step ? [...others, step] : others;
  const choices = { skipped, isPutAway: isPutAway ?? stored.isPutAway };
  await setupChoices.save(choices, undefined, context);
}

/** Visible pictures, in the gallery and at the top of the home page. */
async function photosShown(
  { heroImagePublicId }: VillaSettings,
  { models }: ReadContext,
): Promise<{ own: number; demo: number }> {
  const rows = await models.GalleryImage.findAll({
    where: { isActive: true },
    attributes: ['publicId'],
  });
  const shown = new Set(rows.map(({ publicId }) => publicId));
  if (heroImagePublicId) shown.add(heroImagePublicId);
  const demo = [...shown].filter((publicId) => isDemoPhoto({ publicId })).length;
  return { own: shown.size - demo, demo };
}

function isPriced(settings: VillaSettings): boolean {
  const { basePriceCents, highSeasonPriceCents, peakSeasonPriceCents, ...rest } =
    settingsColumns(SETTINGS_DEFAULTS);
  const defaults = {
    basePriceCents,
    highSeasonPriceCents,
    peakSeasonPriceCents,
    cleaningFeeCents: rest.cleaningFeeCents,
    extraGuestFeeCents: rest.extraGuestFeeCents,
    baseCurrency: rest.baseCurrency,
    minStayRegular: rest.minStayRegular,
    minStayPeak: rest.minStayPeak,
    minDaysToNextBooking: rest.minDaysToNextBooking,
    ...STAY_RULE_DEFAULTS,
  };
  return Object.entries(defaults).some(
    ([name, value]) => settings[name as keyof typeof defaults] !== value,
  );
}

function hasOwnSeasons(seasons: SeasonJson[]): boolean {
  return !isDeepStrictEqual(seasons, DEFAULT_SEASONS.map(presentSeason));
}

function addressState({ env, host }: SetupFacts): AddressState {
  const url = new URL(env.publicUrl);
  if (env.isPublicUrlDefault || isPrivateHost(url.hostname)) return 'local';
  if (url.protocol !== 'https:') return 'insecure';
  return host.toLowerCase() === url.host ? 'live' : 'elsewhere';
}
