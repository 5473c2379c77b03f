import type { EntryNoun } from '@shared/domain/content/fields';
import type { Sentence } from '../i18n/t';

type EntryTexts = { one: Sentence; add: Sentence; fresh: Sentence };

export const ENTRY_TEXTS: Readonly<Record<EntryNoun, EntryTexts>> = {
  amenity: { one: 'amenity', add: 'Add an amenity', fresh: 'New amenity' },
  fact: { one: 'fact', add: 'Add a fact', fresh: 'New fact' },
  reason: { one: 'reason', add: 'Add a reason', fresh: 'New reason' },
  'group of travellers': {
    one: 'group of travellers',
    add: 'Add a group of travellers',
    fresh: 'New group of travellers',
  },
  experience: { one: 'experience', add: 'Add an experience', fresh: 'New experience' },
  question: { one: 'question', add: 'Add a question', fresh: 'New question' },
  section: { one: 'section', add: 'Add a section', fresh: 'New section' },
};
