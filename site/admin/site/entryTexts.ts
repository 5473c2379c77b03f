import type { EntryNoun } from '@shared/domain/content/fields';
import { t } from '../i18n/t';

type EntryTexts = { one: string; add: string; fresh: string };

/** What an entry of a list is called, the button that adds one, and a new one without a title. */
export const ENTRY_TEXTS: Readonly<Record<EntryNoun, EntryTexts>> = {
  amenity: {
    get one() {
      return t('amenity');
    },
    get add() {
      return t('Add an amenity');
    },
    get fresh() {
      return t('New amenity');
    },
  },
  fact: {
    get one() {
      return t('fact');
    },
    get add() {
      return t('Add a fact');
    },
    get fresh() {
      return t('New fact');
    },
  },
  reason: {
    get one() {
      return t('reason');
    },
    get add() {
      return t('Add a reason');
    },
    get fresh() {
      return t('New reason');
    },
  },
  'group of travellers': {
    get one() {
      return t('group of travellers');
    },
    get add() {
      return t('Add a group of travellers');
    },
    get fresh() {
      return t('New group of travellers');
    },
  },
  experience: {
    get one() {
      return t('experience');
    },
    get add() {
      return t('Add an experience');
    },
    get fresh() {
      return t('New experience');
    },
  },
  section: {
    get one() {
      return t('section');
    },
    get add() {
      return t('Add a section');
    },
    get fresh() {
      return t('New section');
    },
  },
};
