import type { Sentence, SentenceWith } from '../../i18n/say';

/** Type of a field, which determines how it is edited, validated, stored and rendered. */
export type ContentKind =
  | 'line'
  | 'marked'
  | 'number'
  | 'position'
  | 'image'
  | 'items'
  | 'sections';

export const CONTENT_GROUPS = [
  { id: 'villa', label: 'The villa' },
  { id: 'home', label: 'Sections of the home page' },
  { id: 'hero', label: 'Top of the page' },
  { id: 'about', label: 'About' },
  { id: 'amenities', label: 'Amenities' },
  { id: 'golf', label: 'Golf' },
  { id: 'location', label: 'Location' },
  { id: 'luz', label: 'Why Praia da Luz' },
  { id: 'travelers', label: 'Travellers' },
  { id: 'experiences', label: 'Experiences' },
  { id: 'gallery', label: 'Gallery' },
  { id: 'price', label: 'Starting From' },
  { id: 'reviews', label: 'Reviews' },
  { id: 'faq', label: 'Frequent questions' },
  { id: 'contact', label: 'Contact' },
  { id: 'footer', label: 'Footer' },
  { id: 'booking', label: 'Booking page' },
  { id: 'privacy', label: 'Privacy' },
  { id: 'terms', label: 'Terms' },
  { id: 'cancellation', label: 'Cancellation' },
  { id: 'search', label: 'Search engines' },
] as const satisfies readonly { id: string; label: SentenceWith }[];
export type ContentGroupId = (typeof CONTENT_GROUPS)[number]['id'];

type Common = { group: ContentGroupId; label: SentenceWith; hint?: Sentence };
/** @property max longest text in characters */
type Line = Common & { kind: 'line'; max: number; isRequired?: true; format?: 'email' | 'phone' };
type Marked = Common & { kind: 'marked'; max: number };
type NumberField = Common & { kind: 'number'; min: number; max: number };
export type EntryNoun =
  | 'amenity'
  | 'fact'
  | 'reason'
  | 'group of travellers'
  | 'experience'
  | 'question'
  | 'section';
/** @property maxText longest text of an entry, if it differs from `ITEM_LIMITS` */
type Items = Common & {
  kind: 'items';
  noun: EntryNoun;
  hasIcon?: true;
  hasImage?: true;
  maxText?: number;
};
/** @property isPortrait has no default picture, and may be hidden in the gallery */
type Image = Common & { kind: 'image'; isPortrait?: true };
type Plain = Common & { kind: 'position' | 'sections' };
export type ContentField = Line | Marked | NumberField | Items | Image | Plain;

const TITLE = 120;
const SENTENCE = 300;
const PARAGRAPH = 2000;
const LEGAL_TEXT = 4000;
const LEGAL_HINT =
  'A start, and no legal advice. Words in braces, such as {operator}, are filled in from Settings, under Legal.';
/** Maximum entries of a list, and maximum characters of their texts. */
export const ITEM_LIMITS = { entries: 24, title: 80, text: 600 } as const;

/**
 * All editable content of the site. Types, forms, validation and pages derive from this list. The defaults come
 * from the catalogue's texts and `shared/villa.ts`.
 */
export const CONTENT_FIELDS = {
  'villa.name': {
    kind: 'line',
    group: 'villa',
    label: 'Name',
    hint: 'Stands at the top of every page and in every mail.',
    max: 60,
    isRequired: true,
  },
  'villa.title': {
    kind: 'line',
    group: 'villa',
    label: 'Name with its place',
    max: TITLE,
    isRequired: true,
  },
  'villa.tagline': { kind: 'line', group: 'villa', label: 'Tagline', max: TITLE },
  'villa.bedrooms': { kind: 'number', group: 'villa', label: 'Bedrooms', min: 1, max: 50 },
  'villa.bathrooms': { kind: 'number', group: 'villa', label: 'Bathrooms', min: 1, max: 50 },
  'villa.guests': {
    kind: 'line',
    group: 'villa',
    label: 'Guests, as marketed',
    hint: 'For example 6-8. How many can be booked is in Settings.',
    max: 20,
    isRequired: true,
  },

  'home.sections': { kind: 'sections', group: 'home', label: 'Sections and their order' },

  'hero.kicker': { kind: 'line', group: 'hero', label: 'Line above the title', max: TITLE },
  'hero.title': { kind: 'line', group: 'hero', label: 'Title', max: TITLE, isRequired: true },
  'hero.lead': { kind: 'marked', group: 'hero', label: 'Sentence', max: SENTENCE * 2 },
  'hero.alt': {
    kind: 'line',
    group: 'hero',
    label: 'What the large picture shows',
    hint: 'Read aloud to guests who cannot see it.',
    max: SENTENCE,
  },

  'about.kicker': { kind: 'line', group: 'about', label: 'Line above the title', max: TITLE },
  'about.title': { kind: 'line', group: 'about', label: 'Title', max: TITLE, isRequired: true },
  'about.first': { kind: 'marked', group: 'about', label: 'First paragraph', max: PARAGRAPH },
  'about.second': { kind: 'marked', group: 'about', label: 'Second paragraph', max: PARAGRAPH },
  'about.beachMinutes': {
    kind: 'number',
    group: 'about',
    label: 'Minutes to the beach area',
    min: 1,
    max: 120,
  },
  'about.image': { kind: 'image', group: 'about', label: 'Picture' },

  'amenities.title': {
    kind: 'line',
    group: 'amenities',
    label: 'Title',
    max: TITLE,
    isRequired: true,
  },
  'amenities.lead': { kind: 'marked', group: 'amenities', label: 'Sentence', max: SENTENCE * 2 },
  'amenities.items': {
    kind: 'items',
    group: 'amenities',
    label: 'Amenities',
    noun: 'amenity',
    hasIcon: true,
    hasImage: true,
  },
  'amenities.image': { kind: 'image', group: 'amenities', label: 'Wide picture above' },

  'golf.kicker': { kind: 'line', group: 'golf', label: 'Line above the title', max: TITLE },
  'golf.title': { kind: 'line', group: 'golf', label: 'Title', max: TITLE, isRequired: true },
  'golf.first': { kind: 'marked', group: 'golf', label: 'First paragraph', max: PARAGRAPH },
  'golf.second': { kind: 'marked', group: 'golf', label: 'Second paragraph', max: PARAGRAPH },
  'golf.image': { kind: 'image', group: 'golf', label: 'Picture' },

  'location.kicker': { kind: 'line', group: 'location', label: 'Line above the title', max: TITLE },
  'location.title': {
    kind: 'line',
    group: 'location',
    label: 'Title',
    max: TITLE,
    isRequired: true,
  },
  'location.lead': { kind: 'marked', group: 'location', label: 'Sentence', max: SENTENCE * 2 },
  'location.image': { kind: 'image', group: 'location', label: 'Picture' },
  'location.items': { kind: 'items', group: 'location', label: 'Facts', noun: 'fact' },

  'luz.kicker': { kind: 'line', group: 'luz', label: 'Line above the title', max: TITLE },
  'luz.title': { kind: 'line', group: 'luz', label: 'Title', max: TITLE, isRequired: true },
  'luz.items': { kind: 'items', group: 'luz', label: 'Reasons', noun: 'reason' },

  'travelers.title': {
    kind: 'line',
    group: 'travelers',
    label: 'Title',
    max: TITLE,
    isRequired: true,
  },
  'travelers.items': {
    kind: 'items',
    group: 'travelers',
    label: 'Travellers',
    noun: 'group of travellers',
    hasImage: true,
  },

  'experiences.kicker': {
    kind: 'line',
    group: 'experiences',
    label: 'Line above the title',
    max: TITLE,
  },
  'experiences.title': {
    kind: 'line',
    group: 'experiences',
    label: 'Title',
    max: TITLE,
    isRequired: true,
  },
  'experiences.items': {
    kind: 'items',
    group: 'experiences',
    label: 'Experiences',
    noun: 'experience',
    hasImage: true,
  },
  'experiences.image': { kind: 'image', group: 'experiences', label: 'Large picture' },

  'gallery.title': { kind: 'line', group: 'gallery', label: 'Title', max: TITLE, isRequired: true },
  'gallery.intro': { kind: 'marked', group: 'gallery', label: 'Sentence', max: SENTENCE * 2 },

  'price.title': { kind: 'line', group: 'price', label: 'Title', max: TITLE, isRequired: true },
  'price.note': { kind: 'marked', group: 'price', label: 'Sentence', max: SENTENCE * 2 },

  'reviews.title': { kind: 'line', group: 'reviews', label: 'Title', max: TITLE, isRequired: true },
  'reviews.soon': { kind: 'line', group: 'reviews', label: 'Sentence', max: SENTENCE },
  'reviews.note': { kind: 'marked', group: 'reviews', label: 'Note', max: PARAGRAPH },

  'faq.title': { kind: 'line', group: 'faq', label: 'Title', max: TITLE, isRequired: true },
  'faq.items': {
    kind: 'items',
    group: 'faq',
    label: 'Questions',
    hint: 'The times of Settings are filled in for {checkin} and {checkout}.',
    noun: 'question',
    maxText: PARAGRAPH,
  },

  'contact.kicker': { kind: 'line', group: 'contact', label: 'Line above the title', max: TITLE },
  'contact.title': { kind: 'line', group: 'contact', label: 'Title', max: TITLE, isRequired: true },
  'contact.hours': {
    kind: 'line',
    group: 'contact',
    label: 'Hours in which you answer',
    max: 60,
    isRequired: true,
  },
  'contact.replyHours': {
    kind: 'number',
    group: 'contact',
    label: 'You usually answer within (hours)',
    min: 1,
    max: 72,
  },
  'contact.lead': {
    kind: 'marked',
    group: 'contact',
    label: 'Sentence made from both',
    max: SENTENCE * 2,
  },
  'contact.phone': {
    kind: 'line',
    group: 'contact',
    label: 'Telephone',
    hint: 'With the country’s code, for example +351 282 000 000. Empty: none is shown.',
    max: 40,
    format: 'phone',
  },
  'contact.whatsApp': {
    kind: 'line',
    group: 'contact',
    label: 'WhatsApp number',
    hint: 'With the country’s code. Guests get a link that opens a chat. Empty: none is shown.',
    max: 40,
    format: 'phone',
  },
  'contact.email': {
    kind: 'line',
    group: 'contact',
    label: 'Email address to show',
    hint: 'Anyone can read it there. Empty: guests use the form.',
    max: 254,
    format: 'email',
  },
  'host.name': {
    kind: 'line',
    group: 'contact',
    label: 'Your name',
    hint: 'Guests see who lets the house: beside the forms, and on the page of their stay. Empty: nobody is named.',
    max: 60,
  },
  'host.languages': {
    kind: 'line',
    group: 'contact',
    label: 'Languages you speak',
    hint: 'For example: English, Portuguese and German',
    max: 80,
  },
  'host.image': {
    kind: 'image',
    group: 'contact',
    label: 'Picture of you',
    hint: 'Add it in the Gallery tab. It may be hidden there.',
    isPortrait: true,
  },
  'villa.place': { kind: 'line', group: 'contact', label: 'Address', max: 200, isRequired: true },
  'villa.position': { kind: 'position', group: 'contact', label: 'Position on the map' },
  'contact.directions': { kind: 'marked', group: 'contact', label: 'Directions', max: PARAGRAPH },

  'footer.about': { kind: 'marked', group: 'footer', label: 'Sentence', max: SENTENCE * 2 },

  'booking.title': { kind: 'line', group: 'booking', label: 'Title', max: TITLE, isRequired: true },
  'booking.lead': { kind: 'marked', group: 'booking', label: 'Sentence', max: SENTENCE * 2 },

  'privacy.items': {
    kind: 'items',
    group: 'privacy',
    label: 'Sections of the privacy page',
    hint: LEGAL_HINT,
    noun: 'section',
    maxText: LEGAL_TEXT,
  },
  'terms.items': {
    kind: 'items',
    group: 'terms',
    label: 'Sections of the terms page',
    hint: LEGAL_HINT,
    noun: 'section',
    maxText: LEGAL_TEXT,
  },
  'cancellation.items': {
    kind: 'items',
    group: 'cancellation',
    label: 'Sections of the cancellation page',
    hint: 'A start, and no legal advice. Words in braces, such as {operator}, are filled in from Settings, under Legal. How much is given back until when is set in Settings, under Legal.',
    noun: 'section',
    maxText: LEGAL_TEXT,
  },

  'meta.home.title': {
    kind: 'line',
    group: 'search',
    label: 'Title of the home page',
    hint: 'Search engines show about 60 characters.',
    max: TITLE,
    isRequired: true,
  },
  'meta.home.description': {
    kind: 'line',
    group: 'search',
    label: 'Description of the home page',
    hint: 'Search engines show about 155 characters.',
    max: SENTENCE,
  },
  'meta.booking.title': {
    kind: 'line',
    group: 'search',
    label: 'Title of the booking page',
    max: TITLE,
    isRequired: true,
  },
  'meta.booking.description': {
    kind: 'line',
    group: 'search',
    label: 'Description of the booking page',
    max: SENTENCE,
  },
  'villa.locality': {
    kind: 'line',
    group: 'search',
    label: 'Town',
    max: 80,
    isRequired: true,
  },
  'villa.region': { kind: 'line', group: 'search', label: 'Region', max: 80 },
  'villa.postalCode': {
    kind: 'line',
    group: 'search',
    label: 'Postal code',
    max: 20,
  },
} as const satisfies Record<string, ContentField>;
export type ContentFields = typeof CONTENT_FIELDS;

/** A field by its key, typed as the union instead of the exact member. */
export function fieldOf(key: keyof ContentFields): ContentField {
  return CONTENT_FIELDS[key];
}
