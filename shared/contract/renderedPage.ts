import type { PageContent } from '../domain/content/contentTypes';
import type { PlainDate } from '../domain/date';
import type { ContactLink } from '../domain/phones';
import type { LegalPageTexts } from '../i18n/catalogues';
import type { AvailabilityDay, AvailabilityQuery } from './calendars/availability';
import type { HouseFacts, ShownHouse } from './facts/houseFacts';
import type { GalleryPhoto } from './gallery/gallery';
import type { PublicConfig } from './gallery/image';
import type { LegalDocument, PublicLegal } from './legal/legal';
import type { PriceTermsJson } from './prices/priceTerms';
import type { PublicReviews } from './reviews/review';
import type { VillaSettings } from './prices/settings';
import type { StayView } from './stay/stayPage';

/** @property price lowest of a bookable night, in the base currency; `null` if there is none */
export type MonthPrice = { month: PlainDate; price: string | null };

/** Titles and descriptions of pictures in one language, by picture identifier. */
export type PhotoCaptions = Readonly<Record<string, Pick<GalleryPhoto, 'title' | 'description'>>>;

/** What of the contact facts the server makes ready, so that pages load no library for telephone numbers. */
export type PageContact = {
  links: readonly ContactLink[];
  /** Address of the host's portrait. */
  hostPicture: string | null;
};

/**
 * Data for rendering a page on the server: answers to the requests of its first view, which the browser does not
 * repeat while they are fresh. `null`: reading it failed, so the browser requests it and the page is not cached.
 * Missing: the page does not need it.
 */
export type PageData = {
  settings: VillaSettings | null;
  /** Only on the booking page. */
  priceTerms?: PriceTermsJson | null;
  gallery: GalleryPhoto[] | null;
  /** Only on the home page. */
  reviews?: PublicReviews | null;
  config: PublicConfig;
  /** Whole months, as the calendar requests them; `null` on other pages. */
  availability: { query: AvailabilityQuery; days: AvailabilityDay[] }[] | null;
  today: PlainDate;
  /** Lowest price of an available night within a year, in the base currency. */
  startingPrice: string | null;
  /** Twelve months from today's on; empty when reading them failed. */
  monthPrices?: readonly MonthPrice[] | null;
  house?: ShownHouse | null;
  /** What search engines read of the house; only on the home and booking pages. */
  facts?: HouseFacts | null;
  content: PageContent | null;
  /** Fields, and entries as `field:id`, that a page of another language shows in English. */
  inEnglish?: readonly string[];
  captions?: PhotoCaptions;
  legal: PublicLegal | null;
  legalDocument?: LegalDocument;
};

/** A legal page with the texts around its sections, which no other page needs. */
export type ShownLegalDocument = LegalDocument & { texts: LegalPageTexts };

export type PageAssets = {
  /** The small script that loads the entry after the first paint. */
  boot: string;
  /** The module that hydrates the page. */
  entry: string;
  /** Other modules that the entry imports on this page. */
  modules: readonly string[];
};

export type PageInput = {
  /** The page's path; `/404` for all addresses without a page. */
  path: string;
  data: PageData;
  assets: PageAssets;
  /** Origin of canonical and social media URLs. */
  publicUrl: string;
  /** Renders a guest's stay page instead of `path`: without scripts or state. */
  stay?: StayView;
  /** A preview of a draft: no scripts run, and links do not work. */
  isPreview?: boolean;
};

/** An HTML document, its status, and the CSP hashes of its style tags. */
export type PageOutput = { status: 200 | 404; html: string; styleHashes: string[] };

export type RenderPage = (input: PageInput) => Promise<PageOutput>;

/** Data that a page contains for the browser, in `<script id="state">`. */
export type PageState = {
  queries: unknown;
  today: PlainDate;
  startingPrice: string | null;
  monthPrices?: readonly MonthPrice[];
  house?: ShownHouse;
  /** Left out if everything has its default. */
  content?: PageContent;
  /** Left out if it is empty. */
  contact?: PageContact;
  /** As in `PageData`; left out if empty. */
  inEnglish?: readonly string[];
  /** As in `PageData`; left out if empty. */
  captions?: PhotoCaptions;
  legal: PublicLegal;
  legalDocument?: ShownLegalDocument;
};
