import { houseFactsFields } from '@shared/contract/facts/houseFacts';
import { DEFAULT_HOUSE_FACTS } from '@shared/domain/facts/houseFacts';
import { defineSettings } from '../settings/defineSettings';

export const houseFacts = defineSettings('houseFacts', houseFactsFields, DEFAULT_HOUSE_FACTS, {
  audit: 'house_facts_changed',
  event: 'settings',
});
