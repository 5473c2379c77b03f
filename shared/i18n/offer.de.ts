import { translation } from './translation';
import type { offerEn } from './offer.en';

/** `offer.en.ts` in German. */
export const offerDe = translation<typeof offerEn>()({
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
  'offerEnded.taken.subject': 'Unser Angebot {reference}: Diese Nächte sind nicht mehr frei',
  'offerEnded.taken.title': 'Diese Nächte sind nicht mehr frei',
  'offerEnded.taken.text':
    'Es tut uns leid: Wir können Ihnen diese Nächte in der {villa} nicht mehr anbieten. Vielleicht passen Ihnen andere Tage. Antworten Sie einfach auf diese E-Mail, und wir sehen, was wir tun können.',
  'offerEnded.expired.subject': 'Unser Angebot {reference} ist abgelaufen',
  'offerEnded.expired.title': 'Unser Angebot ist abgelaufen',
  'offerEnded.expired.text':
    'Unser Angebot für Ihren Aufenthalt in der {villa} galt bis {until}, und wir haben nichts von Ihnen gehört. Möchten Sie noch kommen? Antworten Sie einfach auf diese E-Mail, und wir sehen, was wir tun können.',
  'offerEnded.withdrawn.subject': 'Unser Angebot {reference} gilt nicht mehr',
  'offerEnded.withdrawn.title': 'Unser Angebot gilt nicht mehr',
  'offerEnded.withdrawn.text':
    'Es tut uns leid: Wir mussten unser Angebot für Ihren Aufenthalt in der {villa} zurückziehen. Wenn Sie eine Frage haben oder andere Tage wünschen, antworten Sie einfach auf diese E-Mail.',
  'offerEnded.offered': 'Das hatten wir angeboten',
  'offerEnded.calendar': 'Freie Tage ansehen',
  'status.offered.title': 'Wir haben ein Angebot für Sie',
  'status.offered.text': 'Bitte lesen Sie es unten und sagen Sie uns, ob es Ihnen zusagt.',
  'status.accepted.title': 'Sie haben unser Angebot angenommen',
  'status.accepted.text':
    'Vielen Dank. Wir prüfen es noch einmal und bestätigen dann Ihren Aufenthalt. Bis dahin gehören die Nächte Ihnen.',
  'offer.open.title': 'Unser Angebot',
  'offer.held.title': 'Unser Angebot',
  'offer.held.text':
    'Im Moment halten wir diese Nächte für einen anderen Gast frei, der noch nicht geantwortet hat. Bitte schauen Sie später wieder oder schreiben Sie uns.',
  'offer.accepted.title': 'Unser Angebot',
  'offer.accepted.text': 'Sie haben es angenommen. Wir bestätigen Ihren Aufenthalt bald.',
  'offer.declined.title': 'Sie haben unser Angebot abgelehnt',
  'offer.declined.text':
    'Das ist kein Problem. Wenn Sie andere Tage wünschen, schreiben Sie uns bitte.',
  'offer.expired.title': 'Unser Angebot ist abgelaufen',
  'offer.expired.text':
    'Die Frist ist vorbei. Möchten Sie noch kommen? Schreiben Sie uns bitte, und wir sehen, was wir tun können.',
  'offer.taken.title': 'Diese Nächte sind nicht mehr frei',
  'offer.taken.text':
    'Das tut uns leid. Vielleicht passen Ihnen andere Tage. Schreiben Sie uns bitte, und wir sehen, was wir tun können.',
  'offer.withdrawn.title': 'Unser Angebot gilt nicht mehr',
  'offer.withdrawn.text':
    'Es tut uns leid, dass wir es zurückziehen mussten. Möchten Sie noch kommen? Schreiben Sie uns bitte, und wir sehen, was wir tun können.',
  'offer.acceptConfirms':
    'Mit einem Klick buchen Sie diesen Aufenthalt zu diesem Preis und zu den Bedingungen unten.',
  'offer.acceptAsks':
    'Mit einem Klick nehmen Sie diesen Aufenthalt zu diesem Preis und zu den Bedingungen unten an. Danach bestätigen wir ihn.',
  'offer.book': 'Zahlungspflichtig buchen',
  'offer.accept': 'Zahlungspflichtig annehmen',
  'offer.notForMe': 'Das passt leider nicht',
  'offer.declineText':
    'Das macht nichts. Wenn andere Tage oder ein anderer Preis helfen würden, sagen Sie es uns, bevor Sie ablehnen.',
  'offer.declineReason': 'Der Grund, wenn Sie mögen',
  'offer.decline': 'Angebot ablehnen',
  'done.offer_accepted':
    'Vielen Dank, Ihr Aufenthalt ist bestätigt. Alles dazu finden Sie auf dieser Seite.',
  'done.offer_accepted_waiting':
    'Vielen Dank, Ihre Zusage ist bei uns. Wir bestätigen Ihren Aufenthalt bald.',
  'done.offer_declined': 'Danke, dass Sie es uns gesagt haben. Vielleicht ein andermal.',
  'problem.offer_expired':
    'Dieses Angebot ist abgelaufen und konnte nicht mehr angenommen werden. Bitte schreiben Sie uns.',
  'problem.offer_taken': 'Es tut uns leid: Diese Nächte sind nicht mehr frei.',
  'problem.offer_held':
    'Im Moment halten wir diese Nächte für einen anderen Gast frei. Bitte schauen Sie später wieder oder schreiben Sie uns.',
  'problem.offer_gone':
    'Dieses Angebot gilt nicht mehr. Bitte sehen Sie nach, was jetzt auf der Seite steht.',
});
