import { translation } from './translation';
import type { ValidationEn } from './validation';

/** What the contract says of fields, in Dutch. */
export const validationNl = translation<ValidationEn>()({
  'Full name is required': 'Vul uw voor- en achternaam in.',
  'First name is required': 'Vul uw voornaam in.',
  'Last name is required': 'Vul uw achternaam in.',
  'Email is required': 'Vul uw e-mailadres in.',
  'Please enter a valid email address': 'Vul een geldig e-mailadres in.',
  'Message is required': 'Schrijf een bericht.',
  'Please choose a subject': 'Kies een onderwerp.',
  'Check-in date is required': 'Kies de dag van aankomst.',
  'Check-out date is required': 'Kies de dag van vertrek.',
  'At least 1 guest is required': 'Geef minstens één gast op.',
  'At least one of the guests must be an adult.': 'Minstens één gast moet volwassen zijn.',
  'Please choose EUR, GBP or USD': 'Kies EUR, GBP of USD.',
  'Please calculate the price first': 'Wacht tot de prijs is berekend.',
  'Please use at most {n} characters': 'Gebruik maximaal {n} tekens.',
  'Please remove invisible control characters': 'Verwijder onzichtbare stuurtekens.',
  'Please use a real date in the form yyyy-MM-dd': 'Geef een datum op die bestaat.',
  Required: 'Dit gegeven ontbreekt.',
  'Invalid input': 'Dit gegeven klopt niet.',
});
