import type { Translation } from './translation';

/**
 * The contract's messages about fields that guests fill in. A number from the contract is written as `{n}`. The
 * sentences are their own keys: schemas and English pages need no table.
 */
type ValidationMessage =
  | 'Full name is required'
  | 'First name is required'
  | 'Last name is required'
  | 'Email is required'
  | 'Please enter a valid email address'
  | 'Message is required'
  | 'Please choose a subject'
  | 'Check-in date is required'
  | 'Check-out date is required'
  | 'At least 1 guest is required'
  | 'At least one of the guests must be an adult.'
  | 'Please choose EUR, GBP or USD'
  | 'Please calculate the price first'
  | 'Please use at most {n} characters'
  | 'Please remove invisible control characters'
  | 'Please use a real date in the form yyyy-MM-dd'
  | 'Please use Latin letters, as at the foot of the document’s page'
  | 'Please use at most 16 letters and digits, as on the document'
  | 'Please choose a country from the list'
  | 'Required'
  | 'Invalid input';
export type ValidationEn = { readonly [Message in ValidationMessage]: Message };
export type ValidationTexts = Translation<ValidationEn>;
