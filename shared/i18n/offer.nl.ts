import { translation } from './translation';
import type { offerEn } from './offer.en';

/** `offer.en.ts` in Dutch. */
export const offerNl = translation<typeof offerEn>()({
  'offer.preview': '{from} tot {to}. Geldig tot en met {until}.',
  'offer.validUntil': 'Het aanbod is geldig tot en met {until}.',
  'offer.held': 'Tot die tijd houden we deze nachten voor u vrij.',
  'offer.notHeld':
    'De nachten zijn nog niet voor u gereserveerd: wie het eerst akkoord gaat, krijgt ze.',
  'offer.howConfirms': 'Als u het aanbod op uw pagina aanneemt, is uw verblijf bevestigd.',
  'offer.howAsks':
    'Als u het aanbod op uw pagina aanneemt, kijken we het nog één keer na en bevestigen we uw verblijf.',
  'offer.action': 'Aanbod bekijken en antwoorden',
  'offerEnded.taken.subject': 'Ons aanbod {reference}: deze nachten zijn niet meer beschikbaar',
  'offerEnded.taken.title': 'Deze nachten zijn niet meer beschikbaar',
  'offerEnded.taken.text':
    'Het spijt ons: we kunnen u deze nachten in {villa} niet meer aanbieden. Misschien komen andere data u ook uit. Beantwoord gewoon deze e-mail, dan kijken we wat we kunnen doen.',
  'offerEnded.expired.subject': 'Ons aanbod {reference} is verlopen',
  'offerEnded.expired.title': 'Ons aanbod is verlopen',
  'offerEnded.expired.text':
    'Ons aanbod voor uw verblijf in {villa} was geldig tot en met {until}, en we hebben niets van u gehoord. Wilt u nog steeds komen? Beantwoord gewoon deze e-mail, dan kijken we wat we kunnen doen.',
  'offerEnded.withdrawn.subject': 'Ons aanbod {reference} geldt niet meer',
  'offerEnded.withdrawn.title': 'Ons aanbod geldt niet meer',
  'offerEnded.withdrawn.text':
    'Het spijt ons: we hebben ons aanbod voor uw verblijf in {villa} moeten intrekken. Hebt u een vraag of wilt u andere data, beantwoord dan gewoon deze e-mail.',
  'offerEnded.offered': 'Dit hadden we aangeboden',
  'offerEnded.calendar': 'Vrije data bekijken',
  'status.offered.title': 'We hebben een aanbod voor u',
  'status.offered.text': 'Lees het hieronder en laat ons weten of het u uitkomt.',
  'status.accepted.title': 'U hebt ons aanbod aangenomen',
  'status.accepted.text':
    'Dank u wel. We kijken het nog één keer na en bevestigen dan uw verblijf. Tot die tijd zijn de nachten voor u.',
  'offer.open.title': 'Ons aanbod',
  'offer.held.title': 'Ons aanbod',
  'offer.held.text':
    'Op dit moment houden we deze nachten vrij voor een andere gast, die nog niet heeft geantwoord. Kijk later nog eens of schrijf ons.',
  'offer.accepted.title': 'Ons aanbod',
  'offer.accepted.text': 'U hebt het aangenomen. We bevestigen uw verblijf binnenkort.',
  'offer.declined.title': 'U hebt ons aanbod afgewezen',
  'offer.declined.text': 'Dat is geen probleem. Schrijf ons als u andere data wilt.',
  'offer.expired.title': 'Ons aanbod is verlopen',
  'offer.expired.text':
    'De termijn is voorbij. Wilt u nog steeds komen? Schrijf ons, dan kijken we wat we kunnen doen.',
  'offer.taken.title': 'Deze nachten zijn niet meer beschikbaar',
  'offer.taken.text':
    'Dat spijt ons. Misschien komen andere data u ook uit. Schrijf ons, dan kijken we wat we kunnen doen.',
  'offer.withdrawn.title': 'Ons aanbod geldt niet meer',
  'offer.withdrawn.text':
    'Het spijt ons dat we het moesten intrekken. Wilt u nog steeds komen? Schrijf ons, dan kijken we wat we kunnen doen.',
  'offer.acceptConfirms':
    'Met deze knop boekt u dit verblijf voor deze prijs, op de voorwaarden hieronder.',
  'offer.acceptAsks':
    'Met deze knop neemt u dit verblijf voor deze prijs aan, op de voorwaarden hieronder. Daarna bevestigen we het.',
  'offer.book': 'Boeken met betalingsverplichting',
  'offer.accept': 'Aannemen met betalingsverplichting',
  'offer.notForMe': 'Dit komt mij niet uit',
  'offer.declineText':
    'Dat geeft niet. Als andere data of een andere prijs zouden helpen, laat het ons weten voordat u afwijst.',
  'offer.declineReason': 'De reden, als u wilt',
  'offer.decline': 'Aanbod afwijzen',
  'done.offer_accepted':
    'Dank u wel, uw verblijf is bevestigd. U vindt er alles over op deze pagina.',
  'done.offer_accepted_waiting':
    'Dank u wel, we hebben uw akkoord ontvangen. We bevestigen uw verblijf binnenkort.',
  'done.offer_declined': 'Fijn dat u het hebt laten weten. Misschien een andere keer.',
  'problem.offer_expired':
    'Dit aanbod is verlopen en kon niet meer worden aangenomen. Schrijf ons.',
  'problem.offer_taken': 'Het spijt ons: deze nachten zijn niet meer beschikbaar.',
  'problem.offer_held':
    'Op dit moment houden we deze nachten vrij voor een andere gast. Kijk later nog eens of schrijf ons.',
  'problem.offer_gone': 'Dit aanbod geldt niet meer. Kijk wat er nu op de pagina staat.',
});
