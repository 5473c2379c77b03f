import { translation } from './translation';
import type { ValidationEn } from './validation';

/** What the contract says of fields, in German. */
export const validationDe = translation<ValidationEn>()({
  'Full name is required': 'Bitte geben Sie Ihren Vor- und Nachnamen ein.',
  'First name is required': 'Bitte geben Sie Ihren Vornamen ein.',
  'Last name is required': 'Bitte geben Sie Ihren Nachnamen ein.',
  'Email is required': 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  'Please enter a valid email address': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'Message is required': 'Bitte schreiben Sie uns eine Nachricht.',
  'Please choose a subject': 'Bitte wählen Sie einen Betreff.',
  'Check-in date is required': 'Bitte wählen Sie die Anreise.',
  'Check-out date is required': 'Bitte wählen Sie die Abreise.',
  'At least 1 guest is required': 'Bitte geben Sie mindestens einen Gast an.',
  'At least one of the guests must be an adult.': 'Mindestens ein Gast muss erwachsen sein.',
  'Please choose EUR, GBP or USD': 'Bitte wählen Sie EUR, GBP oder USD.',
  'Please calculate the price first': 'Bitte warten Sie, bis der Preis berechnet ist.',
  'Please use at most {n} characters': 'Bitte verwenden Sie höchstens {n} Zeichen.',
  'Please remove invisible control characters': 'Bitte entfernen Sie unsichtbare Steuerzeichen.',
  'Please use a real date in the form yyyy-MM-dd': 'Bitte geben Sie ein Datum an, das es gibt.',
  Required: 'Diese Angabe fehlt.',
  'Invalid input': 'Diese Angabe ist ungültig.',
});
