import type { Translation } from './translation';
import type { offerEn } from './offer.en';

/** Wat gasten over aanbiedingen lezen, in het Nederlands. */
export const offerNl: Translation<typeof offerEn> = {
  'offer.preview': '{from} tot {to}. Geldig tot en met {until}.',
  'offer.validUntil': 'Het aanbod is geldig tot en met {until}.',
  'offer.held': 'Tot die tijd houden we deze nachten voor u vrij.',
  'offer.notHeld':
    'De nachten zijn nog niet voor u gereserveerd: wie het eerst akkoord gaat, krijgt ze.',
  'offer.howConfirms': 'Als u het aanbod op uw pagina aanneemt, is uw verblijf bevestigd.',
  'offer.howAsks':
    'Als u het aanbod op uw pagina aanneemt, kijken we het nog één keer na en bevestigen we uw verblijf.',
  'offer.action': 'Aanbod bekijken en antwoorden',
  'offerEnded.taken.subject': 'Ons aanbod {reference}: deze nachten zijn bezet',
  'offerEnded.taken.title': 'Deze nachten zijn bezet',
  'offerEnded.taken.text':
    'Het spijt ons: een andere gast was u voor, waardoor we u deze nachten in {villa} niet meer kunnen aanbieden. Misschien komen andere data u ook uit. Beantwoord gewoon deze mail, dan kijken we wat we kunnen doen.',
  'offerEnded.expired.subject': 'Ons aanbod {reference} is verlopen',
  'offerEnded.expired.title': 'Ons aanbod is verlopen',
  'offerEnded.expired.text':
    'Ons aanbod voor uw verblijf in {villa} was geldig tot en met {until}, en we hebben niets van u gehoord. Wilt u nog steeds komen? Beantwoord gewoon deze mail, dan kijken we wat we kunnen doen.',
  'offerEnded.withdrawn.subject': 'Ons aanbod {reference} geldt niet meer',
  'offerEnded.withdrawn.title': 'Ons aanbod geldt niet meer',
  'offerEnded.withdrawn.text':
    'Het spijt ons: we hebben ons aanbod voor uw verblijf in {villa} moeten intrekken. Hebt u een vraag of wilt u andere data, beantwoord dan gewoon deze mail.',
  'offerEnded.offered': 'Dit hadden we aangeboden',
  'offerEnded.calendar': 'Vrije data bekijken',
};
