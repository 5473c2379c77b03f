import type { Translate } from '../../i18n/translate';
import { VILLA } from '../../villa';
import type { AmenityIcon } from './icons';
import type { ContentFields, ContentKind } from './fields';
import type { LegalKey } from '../legal/pages';
import type { RichText } from './richText';

export const SECTION_IDS = [
  'about',
  'amenities',
  'golf',
  'location',
  'luz',
  'travelers',
  'experiences',
  'gallery',
  'price',
  'reviews',
  'faq',
  'contact',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];
export type SectionPlace = { id: SectionId; isHidden?: true };

export type Position = { latitude: number; longitude: number };

/** A list entry: an amenity, a fact, a reason, an experience. */
export type Item<Text> = {
  /** A number for a default entry, a name for an added one. */
  id: string;
  title: string;
  text: Text;
  icon?: AmenityIcon | null;
  image?: string | null;
  isHidden?: true;
};
/** The owner's changes of an entry; missing parts follow the default. */
export type ItemChange = Partial<Item<string>> & Pick<Item<string>, 'id'>;

type Stored = {
  line: string;
  marked: string;
  number: number;
  position: Position;
  image: string | null;
  items: ItemChange[];
  sections: SectionPlace[];
};
/** A value as rendered: marks parsed, entries merged with their defaults, hidden ones removed. */
type Shown = Omit<Stored, 'marked' | 'items'> & { marked: RichText; items: Item<RichText>[] };

export type ContentKey = keyof ContentFields;
export type KeyOf<Kind extends ContentKind> = {
  [Key in PageKey]: ContentFields[Key]['kind'] extends Kind ? Key : never;
}[PageKey];

/** The owner's changes, by key; everything else follows the default. */
export type Overrides = { [Key in ContentKey]?: Stored[ContentFields[Key]['kind']] };
/** Keys for all pages. The legal pages' sections and the frequent questions are sent separately. */
export type PageKey = Exclude<ContentKey, LegalKey | 'faq.items'>;
/** The owner's changes as rendered. */
export type PageContent = { [Key in PageKey]?: Shown[ContentFields[Key]['kind']] };
export type Content = Required<PageContent>;
export type Defaults = {
  [Key in ContentKey]: ContentFields[Key]['kind'] extends 'items'
    ? Item<string>[]
    : Stored[ContentFields[Key]['kind']];
};
export type PageDefaults = Pick<Defaults, PageKey>;

/** Fields whose default is the catalogue text with the same key, without parameters. */
const TEXT_KEYS = [
  'hero.kicker',
  'hero.title',
  'hero.alt',
  'about.kicker',
  'about.title',
  'about.first',
  'about.second',
  'amenities.title',
  'amenities.lead',
  'golf.kicker',
  'golf.title',
  'golf.first',
  'golf.second',
  'location.kicker',
  'location.title',
  'location.lead',
  'luz.kicker',
  'luz.title',
  'travelers.title',
  'experiences.kicker',
  'experiences.title',
  'gallery.title',
  'gallery.intro',
  'price.title',
  'price.note',
  'reviews.title',
  'reviews.soon',
  'reviews.note',
  'faq.title',
  'contact.kicker',
  'contact.title',
  'contact.directions',
  'footer.about',
  'booking.title',
  'booking.lead',
  'meta.home.description',
  'meta.booking.title',
  'meta.booking.description',
] as const;
type TextContentKey = (typeof TEXT_KEYS)[number];

/** Numbers of the lists' default entries, which are parts of their text keys. */
const ITEM_NUMBERS = {
  amenities: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  location: [1, 2, 3, 4],
  luz: [1, 2, 3],
  travelers: [1, 2, 3],
  experiences: [1, 2, 3, 4],
} as const;

/**
 * The product's content in a language, which depends on some facts (such as a tagline or hours within a sentence).
 * @param own the owner's values of those facts
 */
export function defaultContent(t: Translate, own: Pick<PageContent, FactKey> = {}): PageDefaults {
  const facts = {
    ...FACTS,
    'villa.tagline': t('villa.tagline'),
    'contact.hours': t('contact.hours'),
    ...own,
  };
  const texts = Object.fromEntries(TEXT_KEYS.map((key) => [key, t(key)]));
  return {
    ...FACTS,
    'villa.tagline': facts['villa.tagline'],
    'contact.hours': facts['contact.hours'],
    // `fromEntries` loses the key type; every key has an entry.
    ...(texts as Record<TextContentKey, string>),
    'hero.lead': t('hero.lead', { tagline: facts['villa.tagline'] }),
    'contact.lead': t(facts['contact.phone'] ? 'contact.leadByPhone' : 'contact.lead', {
      hours: facts['contact.hours'],
      n: facts['contact.replyHours'],
    }),
    'meta.home.title': t('meta.home.title', { title: facts['villa.title'] }),
    'amenities.items': ITEM_NUMBERS.amenities.map((n) => ({
      id: String(n),
      title: t(`amenities.${n}.title`),
      text: t(`amenities.${n}.text`),
    })),
    'location.items': ITEM_NUMBERS.location.map((n) => ({
      id: String(n),
      title: t(`location.${n}.title`),
      text: t(`location.${n}.text`),
    })),
    'luz.items': ITEM_NUMBERS.luz.map((n) => ({
      id: String(n),
      title: t(`luz.${n}.title`),
      text: t(`luz.${n}.text`),
    })),
    'travelers.items': ITEM_NUMBERS.travelers.map((n) => ({
      id: String(n),
      title: t(`travelers.${n}.title`),
      text: t(`travelers.${n}.text`),
    })),
    'experiences.items': ITEM_NUMBERS.experiences.map((n) => ({
      id: String(n),
      title: t(`experiences.${n}.title`),
      text: t(`experiences.${n}.text`),
    })),
    'home.sections': SECTION_IDS.map((id) => ({ id })),
    'host.languages': '',
    'host.image': null,
    'about.image': null,
    'amenities.image': null,
    'golf.image': null,
    'location.image': null,
    'experiences.image': null,
  };
}

export function contentOf(t: Translate, own: PageContent): Content {
  return { ...defaultContent(t, own), ...own };
}

/**
 * The owner's entries in the owner's order. Default entries added by a later version follow their default neighbour.
 */
export function withNewDefaults<Entry extends { id: string }>(
  own: readonly Entry[],
  defaults: readonly Entry[],
): Entry[] {
  const all = [...own];
  defaults.forEach((entry, index) => {
    if (all.some(({ id }) => id === entry.id)) return;
    const before = all.findIndex(({ id }) => id === defaults[index - 1]?.id);
    all.splice(before + 1, 0, entry);
  });
  return all;
}

/** Facts of the house, which other defaults include. */
const FACTS = {
  'villa.name': VILLA.name as string,
  'villa.title': VILLA.title as string,
  'villa.bedrooms': VILLA.bedrooms as number,
  'villa.bathrooms': VILLA.bathrooms as number,
  'villa.guests': VILLA.guests as string,
  'about.beachMinutes': VILLA.beachMinutes as number,
  'villa.place': VILLA.place as string,
  'villa.locality': VILLA.address.locality as string,
  'villa.region': VILLA.address.region as string,
  'villa.postalCode': VILLA.address.postalCode as string,
  'villa.position': VILLA.coordinates as Position,
  'contact.replyHours': VILLA.contactReplyWithinHours as number,
  'contact.email': '',
  'contact.phone': '',
  'contact.whatsApp': '',
  'host.name': '',
};
type FactKey = keyof typeof FACTS | 'villa.tagline' | 'contact.hours';
