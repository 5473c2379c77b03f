import {
  houseFactsInputSchema,
  type HouseFacts,
  type HouseFactsJson,
} from '@shared/contract/facts/houseFacts';
import {
  BED_KINDS,
  FACT_NAMES,
  FACT_NUMBER_NAMES,
  PLACES,
  type BedKind,
  type FactName,
  type FactNumberName,
  type Place,
  type RoomKind,
} from '@shared/domain/facts/houseFacts';
import * as z from 'zod/mini';
import { t, type Sentence } from '../i18n/t';

export type RoomFields = Record<`beds.${BedKind}`, string> & {
  kind: RoomKind;
  hasBathroom: boolean;
  image: string | null;
};
type AnswerField = `answers.${FactName}`;
type NumberField = `numbers.${FactNumberName}`;
type WalkField = `walks.${Place}`;
/** Named as in the contract's errors. */
export type HouseFields = Record<AnswerField | NumberField | WalkField, string> & {
  rooms: RoomFields[];
};

export const ANSWER_LABELS: Readonly<Record<FactName, Sentence>> = {
  airConditioning: 'Air conditioning',
  heating: 'Heating',
  poolHeating: 'Pool heating',
  poolFence: 'Pool fence',
  parking: 'Parking',
  carCharging: 'Charging a car',
  washingMachine: 'Washing machine',
  stepFree: 'Step-free',
  pets: 'Pets',
  smoking: 'Smoking',
};

/** Texts of all answers; those of the same name mean the same everywhere. */
export const ANSWER_TEXTS: Readonly<Record<string, Sentence>> = {
  no: 'No{#answer}',
  yes: 'Yes{#answer}',
  onRequest: 'On request',
  bedrooms: 'In the bedrooms',
  everywhere: 'Everywhere{#house}',
  street: 'In the street',
  onSite: 'On the grounds',
  garage: 'In a garage',
  socket: 'From a socket',
  wallbox: 'With a wallbox',
  washer: 'Washing machine',
  washerDryer: 'Washing machine and dryer',
  groundFloor: 'Ground floor only',
  outdoors: 'Outdoors only',
};

export const NUMBER_LABELS: Readonly<Record<FactNumberName, Sentence>> = {
  poolShallowCm: 'Pool, shallowest (cm)',
  poolDeepCm: 'Pool, deepest (cm)',
  cots: 'Cots',
  highChairs: 'High chairs',
  internetMbps: 'Internet speed (Mbit/s)',
};

export const ROOM_LABELS: Readonly<Record<RoomKind, Sentence>> = {
  mainBedroom: 'Main bedroom',
  gardenRoom: 'Garden room',
  twinRoom: 'Twin room',
  childrensRoom: 'Children’s room',
  bedroom: 'Bedroom',
  livingRoom: 'Living room',
  study: 'Study',
  annexe: 'Annexe',
};

export const BED_LABELS: Readonly<Record<BedKind, Sentence>> = {
  double: 'Double beds',
  single: 'Single beds',
  bunk: 'Bunk beds',
  sofaBed: 'Sofa beds for two',
};

export const PLACE_LABELS: Readonly<Record<Place, Sentence>> = {
  promenade: 'Promenade',
  shops: 'Shops',
  village: 'Village',
  rochaNegra: 'Rocha Negra, the headland',
  golf: 'Golf',
};

export function labelOf(field: keyof HouseFields): string {
  if (field === 'rooms') return t('Rooms with beds');
  const [group, name] = field.split('.') as [string, string];
  // The group of a field decides which names it has.
  if (group === 'answers') return t(ANSWER_LABELS[name as FactName]);
  if (group === 'numbers') return t(NUMBER_LABELS[name as FactNumberName]);
  return t(PLACE_LABELS[name as Place]);
}

export function fieldsOf({ answers, numbers, rooms, walks }: HouseFactsJson): HouseFields {
  return {
    // `fromEntries` loses the key type; every field has an entry.
    ...(Object.fromEntries([
      ...FACT_NAMES.map((name) => [`answers.${name}`, answers[name] ?? '']),
      ...FACT_NUMBER_NAMES.map((name) => [`numbers.${name}`, String(numbers[name] ?? '')]),
      ...PLACES.map((place) => [`walks.${place}`, String(walks[place] ?? '')]),
    ]) as Omit<HouseFields, 'rooms'>),
    rooms: rooms.map(({ kind, beds, hasBathroom, image }) => ({
      kind,
      hasBathroom,
      image,
      'beds.double': countText(beds.double),
      'beds.single': countText(beds.single),
      'beds.bunk': countText(beds.bunk),
      'beds.sofaBed': countText(beds.sofaBed),
    })),
  };
}

export const NEW_ROOM: RoomFields = {
  kind: 'bedroom',
  hasBathroom: false,
  image: null,
  'beds.double': '1',
  'beds.single': '',
  'beds.bunk': '',
  'beds.sofaBed': '',
};

export const houseFactsFormSchema = z.pipe(
  z.transform((fields: HouseFields): HouseFacts => ({
    // Each name has its field; the schema checks the values.
    answers: group(
      FACT_NAMES,
      (name) => fields[`answers.${name}`] || null,
    ) as HouseFacts['answers'],
    numbers: group(FACT_NUMBER_NAMES, (name) => numberOf(fields[`numbers.${name}`])),
    walks: group(PLACES, (place) => numberOf(fields[`walks.${place}`])),
    rooms: fields.rooms.map((room) => ({
      kind: room.kind,
      hasBathroom: room.hasBathroom,
      image: room.image,
      beds: group(BED_KINDS, (bed) => numberOf(room[`beds.${bed}`]) ?? 0),
    })),
  })),
  z.omit(houseFactsInputSchema, { updatedAt: true }),
);

/** Beds as typed, for the sum below the rooms; what is no number counts as none. */
export function typedBeds(room: RoomFields): Record<BedKind, number> {
  return group(BED_KINDS, (bed) => Math.max(0, Math.trunc(numberOf(room[`beds.${bed}`]) || 0)));
}

function group<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  // `fromEntries` loses the key type.
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

function countText(count: number): string {
  return count === 0 ? '' : String(count);
}

/** `null` for nothing, `NaN`, which every schema rejects, for what is no number. */
function numberOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}
