import type { Translation } from './translation';
import type { offerEn } from './offer.en';

/** Was Gäste von Angeboten lesen, auf Deutsch. */
export const offerDe: Translation<typeof offerEn> = {
  'offer.preview': '{from} bis {to}. Gültig bis {until}.',
  'offer.validUntil': 'Das Angebot gilt bis {until}.',
  'offer.held': 'Bis dahin halten wir diese Nächte für Sie frei.',
  'offer.notHeld':
    'Die Nächte sind noch nicht für Sie reserviert: Wer zuerst annimmt, bekommt sie.',
  'offer.howConfirms':
    'Wenn Sie das Angebot auf Ihrer Seite annehmen, ist Ihr Aufenthalt bestätigt.',
  'offer.howAsks':
    'Wenn Sie das Angebot auf Ihrer Seite annehmen, prüfen wir es noch einmal und bestätigen Ihren Aufenthalt.',
  'offer.action': 'Angebot ansehen und antworten',
  'offerEnded.taken.subject': 'Unser Angebot {reference}: Diese Nächte sind vergeben',
  'offerEnded.taken.title': 'Diese Nächte sind vergeben',
  'offerEnded.taken.text':
    'Es tut uns leid: Ein anderer Gast war schneller, deshalb können wir Ihnen diese Nächte in {villa} nicht mehr anbieten. Vielleicht passen Ihnen andere Tage. Antworten Sie einfach auf diese Mail, und wir sehen, was wir tun können.',
  'offerEnded.expired.subject': 'Unser Angebot {reference} ist abgelaufen',
  'offerEnded.expired.title': 'Unser Angebot ist abgelaufen',
  'offerEnded.expired.text':
    'Unser Angebot für Ihren Aufenthalt in {villa} galt bis {until}, und wir haben nichts von Ihnen gehört. Möchten Sie noch kommen? Antworten Sie einfach auf diese Mail, und wir sehen, was wir tun können.',
  'offerEnded.withdrawn.subject': 'Unser Angebot {reference} gilt nicht mehr',
  'offerEnded.withdrawn.title': 'Unser Angebot gilt nicht mehr',
  'offerEnded.withdrawn.text':
    'Es tut uns leid: Wir mussten unser Angebot für Ihren Aufenthalt in {villa} zurückziehen. Wenn Sie eine Frage haben oder andere Tage wünschen, antworten Sie einfach auf diese Mail.',
  'offerEnded.offered': 'Das hatten wir angeboten',
  'offerEnded.calendar': 'Freie Tage ansehen',
};
