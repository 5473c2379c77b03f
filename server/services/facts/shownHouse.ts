import type { HouseFacts, ShownHouse } from '@shared/contract/facts/houseFacts';
import type { ItemChange, Overrides } from '@shared/domain/content/contentTypes';
import type { AmenityIcon } from '@shared/domain/content/icons';
import { defaultQuestions } from '@shared/domain/content/questions';
import { untranslatedUnits } from '@shared/domain/content/translation';
import {
  BED_KINDS,
  bedsFor,
  PLACES,
  type FactName,
  type FactNumbers,
  type SleepingRoom,
} from '@shared/domain/facts/houseFacts';
import { fillRichText } from '@shared/domain/legal/legalTexts';
import { serverTexts, type ServerTexts } from '@shared/i18n/catalogues';
import { fill } from '@shared/i18n/fill';
import { formatTime } from '@shared/i18n/formatTime';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@shared/i18n/languages';
import { VILLA } from '@shared/villa';
import { contentInLanguage, itemsInLanguage } from '../content/contentInLanguage';
import { shownItems } from '../content/pageContent';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';
import { houseFacts } from './houseFacts';

type Texts = ServerTexts['house'];
/** The owner's content, published or of a draft. */
export type HouseSource = { language: Language; english: Overrides; own: Overrides };

/** In the order in which guests read them. */
const ICONS = {
  airConditioning: 'air',
  heating: 'heating',
  poolHeating: 'pool',
  poolFence: 'fence',
  poolDepth: 'depth',
  cots: 'cot',
  highChairs: 'chair',
  washingMachine: 'laundry',
  internet: 'wifi',
  parking: 'parking',
  carCharging: 'charging',
  stepFree: 'access',
  pets: 'pets',
  smoking: 'smoking',
} as const satisfies Readonly<Record<FactName, AmenityIcon>> &
  Readonly<Record<string, AmenityIcon>>;

/** The house's facts and frequent questions in a language, with the content that they quote. */
export async function shownHouse(source: HouseSource, context: ReadContext): Promise<ShownHouse> {
  const { language, english, own } = source;
  const { house: texts } = serverTexts(language);
  const facts = await houseFacts.load(context);
  const { content } = contentInLanguage(english, own, language);
  const beach = content['about.beachMinutes'] ?? VILLA.beachMinutes;
  const settings = await loadSettings(context);
  const slotsIn = (reader: Language) => ({
    hours: String(VILLA.enquiryReplyWithinHours),
    checkin: formatTime(settings.checkinTime, reader),
    checkout: formatTime(settings.checkoutTime, reader),
  });
  const beds = bedsFor(facts.rooms);
  return {
    rooms: shownRooms(facts.rooms, texts, language),
    sleeps: beds > 0 ? fill(texts.sleeps, { n: beds }, language) : null,
    facts: shownFacts(facts, texts, language),
    walks: (['beach', ...PLACES] as const).flatMap((place) => {
      const n = place === 'beach' ? beach : facts.walks[place];
      if (n === null) return [];
      return [
        { place, name: texts[`place.${place}`], minutes: fill(texts.minutes, { n }, language) },
      ];
    }),
    questions: questions(source).map(({ text, ...question }) => ({
      ...question,
      text: fillRichText(text, slotsIn(question.lang ? DEFAULT_LANGUAGE : language)),
    })),
    titles: {
      rooms: texts['rooms.title'],
      facts: texts['facts.title'],
      walks: texts['walks.title'],
      map: texts['map.title'],
    },
  };
}

/** Rooms of the same kind are numbered. */
function shownRooms(
  rooms: readonly SleepingRoom[],
  texts: Texts,
  language: Language,
): ShownHouse['rooms'] {
  return rooms.map(({ kind, beds, hasBathroom, image }, index) => {
    const isKind = (room: SleepingRoom) => room.kind === kind;
    const number = rooms.slice(0, index + 1).filter(isKind).length;
    const isOnly = rooms.filter(isKind).length === 1;
    return {
      title: texts[`room.${kind}`] + (isOnly ? '' : ` ${number}`),
      beds: [
        ...BED_KINDS.filter((bed) => beds[bed] > 0).map((bed) =>
          fill(texts[`bed.${bed}`], { n: beds[bed] }, language),
        ),
        ...(hasBathroom ? [texts.bathroom] : []),
      ],
      image,
    };
  });
}

function shownFacts(
  { answers, numbers }: Pick<HouseFacts, 'answers' | 'numbers'>,
  texts: Texts,
  language: Language,
): ShownHouse['facts'] {
  const counted = (name: 'cots' | 'highChairs') => {
    const n = numbers[name];
    if (n === null) return null;
    return n === 0 ? texts[`${name}.none`] : fill(texts[name], { n }, language);
  };
  const textOf = (name: keyof typeof ICONS): string | null => {
    switch (name) {
      case 'poolDepth':
        return poolDepth(numbers, texts, language);
      case 'cots':
      case 'highChairs':
        return counted(name);
      case 'internet':
        return numbers.internetMbps === null
          ? null
          : fill(texts.internet, { n: numbers.internetMbps });
      default: {
        const answer = answers[name];
        // Each answer of each question has a text; TypeScript does not pair them.
        return answer && texts[`${name}.${answer}` as keyof Texts];
      }
    }
  };
  // The keys of `ICONS` are exactly these.
  return (Object.keys(ICONS) as (keyof typeof ICONS)[]).flatMap((name) => {
    const text = textOf(name);
    return text === null ? [] : [{ icon: ICONS[name], text }];
  });
}

function poolDepth(
  { poolShallowCm, poolDeepCm }: FactNumbers,
  texts: Texts,
  language: Language,
): string | null {
  const metres = (cm: number) => (cm / 100).toLocaleString(LANGUAGES[language].locale);
  const depths = [poolShallowCm, poolDeepCm].filter((cm) => cm !== null);
  const [from, to] = depths;
  if (from === undefined) return null;
  if (to === undefined || to === from) return fill(texts.poolDepth, { depth: metres(from) });
  return fill(texts.poolDepths, { from: metres(from), to: metres(to) });
}

function questions({ language, english, own }: HouseSource): ShownHouse['questions'] {
  const defaults = defaultQuestions(language);
  const changes: readonly ItemChange[] = own['faq.items'] ?? [];
  if (language === DEFAULT_LANGUAGE) return shownItems(changes, defaults);
  const untranslated = untranslatedUnits(english, own);
  const isEnglish = (id: string) => untranslated.includes(`faq.items:${id}`);
  const originals = defaultQuestions(DEFAULT_LANGUAGE);
  const items = itemsInLanguage(english['faq.items'] ?? [], changes, originals, isEnglish);
  return shownItems(items, defaults).map((item) =>
    isEnglish(item.id) ? { ...item, lang: LANGUAGES[DEFAULT_LANGUAGE].lang } : item,
  );
}
