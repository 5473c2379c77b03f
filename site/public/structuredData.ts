import type { HouseFacts } from '@shared/contract/facts/houseFacts';
import { NO_LEGAL_DETAILS, type LegalDetails } from '@shared/contract/legal/legal';
import type { PageData, PageInput } from '@shared/contract/renderedPage';
import type { Content } from '@shared/domain/content/contentTypes';
import type { AmenityIcon } from '@shared/domain/content/icons';
import {
  BED_KINDS,
  FACT_NAMES,
  type BedKind,
  type FactName,
} from '@shared/domain/facts/houseFacts';
import { imageUrl } from '@shared/domain/gallery/imageVariants';
import type { ContactLink } from '@shared/domain/phones';
import { formatMoney, parseCents, type Cents } from '@shared/domain/prices/money';
import { PUBLIC_FALLBACKS } from '@shared/domain/publicDefaults';
import { LANGUAGES, languageOf, pathIn } from '@shared/i18n/languages';
import { VILLA } from '@shared/villa';

/** Google's names of amenities, by icon. Other amenities have the owner's title. */
const AMENITY_NAMES: Partial<Record<AmenityIcon, string>> = {
  pool: 'pool',
  kitchen: 'kitchen',
  terrace: 'patio',
  barbecue: 'outdoorGrill',
  wifi: 'wifi',
  air: 'ac',
  heating: 'heating',
  laundry: 'washerDryer',
  television: 'tv',
  family: 'childFriendly',
  pets: 'petsAllowed',
  access: 'wheelchairAccessible',
};
/** Google's names of facts. The others have none. */
const FACT_FEATURES: Partial<Record<FactName, string>> = {
  airConditioning: 'ac',
  heating: 'heating',
  washingMachine: 'washerDryer',
  stepFree: 'wheelchairAccessible',
  pets: 'petsAllowed',
};
const BED_TYPES = {
  double: 'Double',
  single: 'Single',
  bunk: 'Bunk bed',
  sofaBed: 'Sofa bed',
} as const satisfies Record<BedKind, string>;
/** Google asks for positions with five decimals. */
const POSITION_DECIMALS = 5;

/** schema.org data of the rental, as Google reads them. @param picture address of the page's own */
export function structuredData(
  { data, publicUrl, path }: PageInput,
  {
    content,
    picture,
    links,
  }: { content: Content; picture: string | null; links: readonly ContactLink[] },
): object {
  const { deliveryBase } = data.config.imageHost;
  const photos = (data.gallery ?? []).map((photo) =>
    new URL(imageUrl(deliveryBase, photo.publicId, 'large'), publicUrl).toString(),
  );
  const { latitude, longitude } = content['villa.position'];
  const phone = links.find(({ kind }) => kind === 'phone')?.href.replace('tel:', '');
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    name: content['villa.title'],
    description: content['meta.home.description'],
    url: publicUrl + pathIn(languageOf(path), '/'),
    identifier: publicUrl,
    ...operatorData(data.legal ?? NO_LEGAL_DETAILS),
    image: picture ? [picture, ...photos] : photos,
    latitude: latitude.toFixed(POSITION_DECIMALS),
    longitude: longitude.toFixed(POSITION_DECIMALS),
    ...(phone && { telephone: phone }),
    ...(content['contact.email'] && { email: content['contact.email'] }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: content['villa.locality'],
      addressRegion: content['villa.region'],
      postalCode: content['villa.postalCode'],
      addressCountry: VILLA.address.country,
    },
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      numberOfBedrooms: content['villa.bedrooms'],
      numberOfBathroomsTotal: content['villa.bathrooms'],
      occupancy: {
        '@type': 'QuantitativeValue',
        value: data.settings?.maxGuests ?? PUBLIC_FALLBACKS.maxGuests,
      },
      ...bedsOf(data.facts),
      amenityFeature: [
        ...content['amenities.items'].map(({ icon, title }) =>
          feature((icon && AMENITY_NAMES[icon]) ?? title, true),
        ),
        ...factFeatures(data.facts),
      ],
    },
    ...(data.facts?.answers.pets && { petsAllowed: data.facts.answers.pets !== 'no' }),
    ...ratingOf(data),
    ...(data.settings && {
      checkinTime: data.settings.checkinTime,
      checkoutTime: data.settings.checkoutTime,
      priceRange: priceRange(data.settings, LANGUAGES[languageOf(path)].locale),
    }),
  };
}

function feature(name: string, value: boolean): object {
  return { '@type': 'LocationFeatureSpecification', name, value };
}

/** The answers that the owner gave, `no` among them. */
function factFeatures(facts: HouseFacts | null | undefined): object[] {
  return FACT_NAMES.flatMap((name) => {
    const known = FACT_FEATURES[name];
    const answer = facts?.answers[name];
    return known && answer ? [feature(known, answer !== 'no')] : [];
  });
}

function bedsOf(facts: HouseFacts | null | undefined): object {
  const beds = BED_KINDS.flatMap((kind) => {
    const numberOfBeds = (facts?.rooms ?? []).reduce((sum, room) => sum + room.beds[kind], 0);
    return numberOfBeds > 0
      ? [{ '@type': 'BedDetails', numberOfBeds, typeOfBed: BED_TYPES[kind] }]
      : [];
  });
  return beds.length > 0 ? { bed: beds } : {};
}

/** Lowest and highest price of a night in an ordinary season. */
function priceRange(settings: NonNullable<PageData['settings']>, locale: string): string {
  const prices = [settings.basePrice, settings.highSeasonPrice, settings.peakSeasonPrice].map(
    parseCents,
  );
  const price = (cents: Cents) => formatMoney(cents, settings.baseCurrency, locale);
  return `${price(Math.min(...prices))}–${price(Math.max(...prices))}`;
}

/** The average of the reviews on the page; nothing as long as they are only samples. */
function ratingOf({ reviews }: PageData): object {
  const given = (reviews?.reviews ?? []).filter(({ isSample }) => !isSample);
  if (given.length === 0) return {};
  const average = given.reduce((sum, { stars }) => sum + stars, 0) / given.length;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average.toFixed(1),
      ratingCount: given.length,
      bestRating: 5,
    },
  };
}

function operatorData({
  operatorName,
  taxNumber,
  registration,
  euRegistration,
}: LegalDetails): object {
  const registers = [
    { name: 'Registo Nacional de Alojamento Local (RNAL)', value: registration },
    { name: 'Registration number, Regulation (EU) 2024/1028', value: euRegistration },
  ].filter(({ value }) => value !== null);
  return {
    ...(operatorName && { legalName: operatorName }),
    ...(taxNumber && { taxID: taxNumber }),
    ...(registers.length > 0 && {
      additionalProperty: registers.map((register) => ({ '@type': 'PropertyValue', ...register })),
    }),
  };
}
