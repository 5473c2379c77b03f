import type { EntryNoun } from '@shared/domain/content/fields';
import { t } from './texts.en';

type EntryTexts = { one: string; add: string; fresh: string };

/** What an entry of a list is called, the button that adds one, and a new one without a title. */
export const ENTRY_TEXTS: Readonly<Record<EntryNoun, EntryTexts>> = {
  amenity: {
    get one() {
      return t('site.amenity');
    },
    get add() {
      return t('site.addAmenity');
    },
    get fresh() {
      return t('site.newAmenity');
    },
  },
  fact: {
    get one() {
      return t('site.fact');
    },
    get add() {
      return t('site.addFact');
    },
    get fresh() {
      return t('site.newFact');
    },
  },
  reason: {
    get one() {
      return t('site.reason');
    },
    get add() {
      return t('site.addReason');
    },
    get fresh() {
      return t('site.newReason');
    },
  },
  'group of travellers': {
    get one() {
      return t('site.groupOfTravellers');
    },
    get add() {
      return t('site.addGroupOfTravellers');
    },
    get fresh() {
      return t('site.newGroupOfTravellers');
    },
  },
  experience: {
    get one() {
      return t('site.experience');
    },
    get add() {
      return t('site.addExperience');
    },
    get fresh() {
      return t('site.newExperience');
    },
  },
  section: {
    get one() {
      return t('site.section');
    },
    get add() {
      return t('site.addSection');
    },
    get fresh() {
      return t('site.newSection');
    },
  },
};
