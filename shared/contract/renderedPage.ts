import type { PageContent } from '../domain/content/values';
import type { PlainDate } from '../domain/date';
import type { PhonePart } from '../domain/phones';
import type { LegalPageTexts } from '../i18n/catalogues';
import type { AvailabilityDay, AvailabilityQuery } from './calendars/availability';
import type { GalleryPhoto } from './gallery/gallery';
import type { PublicConfig } from './gallery/image';
import type { LegalDocument, PublicLegal } from './legal/legal';
import type { PriceTermsJson } from './prices/priceTerms';
import type { PublicReviews } from './reviews/review';
import type { VillaSettings } from './prices/settings';
import type { StayView } from './stay/stayPage';

/** Titles and descriptions of pictures in a language, by the picture's identifier. */
export type PhotoCaptions = Readonly<Record<string, Pick<GalleryPhoto, 'title' | 'description'>>>;

/**
 * The data that a page is rendered with on the server: the answers of the calls that its first view
 * needs, which the browser then does not make while they are fresh. A part that failed is `null`:
 * the browser asks for it, and the page is not kept. What a page does not need is not there.
 */
export type PageData = {
  settings: VillaSettings | null;
  /** Not there on other pages than the booking page. */
  priceTerms?: PriceTermsJson | null;
  gallery: GalleryPhoto[] | null;
  /** What guests said of their stays; not there on other pages than the home page. */
  reviews?: PublicReviews | null;
  config: PublicConfig;
  /** Whole months, as the calendar asks for them; none on other pages. */
  availability: { query: AvailabilityQuery; days: AvailabilityDay[] }[] | null;
  today: PlainDate;
  /** The lowest price of a night that can be had within a year, in the base currency. */
  startingPrice: string | null;
  /** What the owner has changed of the site's texts and pictures. */
  content: PageContent | null;
  /** What of it is in English on a page of another language: fields, and entries as `field:id`. */
  inEnglish?: readonly string[];
  /** What the gallery's pictures are called in the page's language, where that is known. */
  captions?: PhotoCaptions;
  /** Who lets the house, and the cancellation policy. */
  legal: PublicLegal | null;
  /** What a page of the law says; not there on other pages. */
  legalDocument?: LegalDocument;
};

/** A page of the law with what stands around its sections: no other page needs these texts. */
export type ShownLegalDocument = LegalDocument & { texts: LegalPageTexts };

/** Built files that a page loads, as addresses. */
export type PageAssets = {
  /** The small script that loads the entry once the page is on the screen. */
  boot: string;
  /** The module that hydrates the page. */
  entry: string;
  /** Further modules that this page needs with its entry. */
  modules: readonly string[];
};

/** What the server hands to the site's renderer. */
export type PageInput = {
  /** The page's path; `/404` stands for every address that has no page. */
  path: string;
  data: PageData;
  assets: PageAssets;
  /** Origin of canonical and shared addresses. */
  publicUrl: string;
  /** A guest's page, in place of the one at the path: no script, no state, nothing but the document. */
  stay?: StayView;
  /** Made of a draft, for the owner's eyes: nothing in it runs, and no link in it leads on. */
  isPreview?: boolean;
};

/** A whole HTML document, its status, and the CSP hashes of its style tags. */
export type PageOutput = { status: 200 | 404; html: string; styleHashes: string[] };

/** What the built renderer exports. */
export type RenderPage = (input: PageInput) => Promise<PageOutput>;

/** What a page takes along for the browser, in `<script id="state">`. */
export type PageState = {
  queries: unknown;
  today: PlainDate;
  startingPrice: string | null;
  /** Left out where everything is the default. */
  content?: PageContent;
  /** The villa's telephone, which the server reads: the library for it stays out of the page's scripts. */
  phone?: readonly PhonePart[];
  /** As in `PageData`; left out where nothing is. */
  inEnglish?: readonly string[];
  /** As in `PageData`; left out where nothing is known. */
  captions?: PhotoCaptions;
  legal: PublicLegal;
  legalDocument?: ShownLegalDocument;
};
