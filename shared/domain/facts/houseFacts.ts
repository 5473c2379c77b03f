// What families ask before they book. The owner answers by choosing; what is unknown (`null`) is not shown.

/** Answers by question, in the order in which guests read them. */
export const FACT_CHOICES = {
  airConditioning: ['no', 'bedrooms', 'everywhere'],
  heating: ['no', 'bedrooms', 'everywhere'],
  poolHeating: ['no', 'onRequest', 'yes'],
  poolFence: ['no', 'yes'],
  parking: ['no', 'street', 'onSite', 'garage'],
  carCharging: ['no', 'socket', 'wallbox'],
  washingMachine: ['no', 'washer', 'washerDryer'],
  stepFree: ['no', 'groundFloor', 'everywhere'],
  pets: ['no', 'onRequest', 'yes'],
  smoking: ['no', 'outdoors'],
} as const;
export type FactName = keyof typeof FACT_CHOICES;
export type FactAnswer<Name extends FactName = FactName> = (typeof FACT_CHOICES)[Name][number];
export type FactAnswers = { [Name in FactName]: FactAnswer<Name> | null };
export const FACT_NAMES = Object.keys(FACT_CHOICES) as FactName[];

/** Limits of the numbers: depths in centimetres, internet in Mbit/s. */
export const FACT_NUMBERS = {
  poolShallowCm: { min: 10, max: 500 },
  poolDeepCm: { min: 10, max: 500 },
  cots: { min: 0, max: 9 },
  highChairs: { min: 0, max: 9 },
  internetMbps: { min: 1, max: 10_000 },
} as const;
export type FactNumberName = keyof typeof FACT_NUMBERS;
export type FactNumbers = { [Name in FactNumberName]: number | null };
export const FACT_NUMBER_NAMES = Object.keys(FACT_NUMBERS) as FactNumberName[];

export const ROOM_KINDS = [
  'mainBedroom',
  'gardenRoom',
  'twinRoom',
  'childrensRoom',
  'bedroom',
  'livingRoom',
  'study',
  'annexe',
] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

/** How many sleep in a bed of each kind. */
export const BED_SLEEPS = { double: 2, single: 1, bunk: 2, sofaBed: 2 } as const;
export type BedKind = keyof typeof BED_SLEEPS;
export const BED_KINDS = Object.keys(BED_SLEEPS) as BedKind[];
export const MAX_BEDS_OF_A_KIND = 9;
export const MAX_ROOMS = 12;

export type SleepingRoom = {
  kind: RoomKind;
  beds: Record<BedKind, number>;
  /** With a bathroom of its own. */
  hasBathroom: boolean;
  /** A gallery picture. */
  image: string | null;
};

export function bedsFor(rooms: readonly Pick<SleepingRoom, 'beds'>[]): number {
  return rooms
    .flatMap(({ beds }) => BED_KINDS.map((kind) => beds[kind] * BED_SLEEPS[kind]))
    .reduce((sum, sleepers) => sum + sleepers, 0);
}

/** Places on the drawn map, apart from the beach, whose minutes are part of the site's content. */
export const PLACES = ['promenade', 'shops', 'village', 'rochaNegra', 'golf'] as const;
export type Place = (typeof PLACES)[number];
export const WALK_MINUTES = { min: 1, max: 180 } as const;

const NO_BEDS = { double: 0, single: 0, bunk: 0, sofaBed: 0 } as const;

/** Villa Luz: beds for eight in the rooms that the site describes, and nothing else known. */
export const DEFAULT_HOUSE_FACTS: {
  answers: FactAnswers;
  numbers: FactNumbers;
  rooms: SleepingRoom[];
  walks: Record<Place, number | null>;
} = {
  answers: {
    airConditioning: null,
    heating: null,
    poolHeating: null,
    poolFence: null,
    parking: null,
    carCharging: null,
    washingMachine: null,
    stepFree: null,
    pets: null,
    smoking: null,
  },
  numbers: {
    poolShallowCm: null,
    poolDeepCm: null,
    cots: null,
    highChairs: null,
    internetMbps: null,
  },
  rooms: [
    { kind: 'mainBedroom', beds: { ...NO_BEDS, double: 1 }, hasBathroom: true, image: null },
    { kind: 'gardenRoom', beds: { ...NO_BEDS, double: 1 }, hasBathroom: false, image: null },
    { kind: 'twinRoom', beds: { ...NO_BEDS, single: 2 }, hasBathroom: false, image: null },
    { kind: 'livingRoom', beds: { ...NO_BEDS, sofaBed: 1 }, hasBathroom: false, image: null },
  ],
  walks: { promenade: 6, shops: 7, village: 8, rochaNegra: 20, golf: 35 },
};
