import type { templatesEn } from './templates.en';
import { translation } from './translation';

/** `templates.en.ts` in Dutch. */
export const templatesNl = translation<typeof templatesEn>()({
  'receipt.title': 'Dank u voor uw aanvraag',
  'receipt.subject': 'Uw aanvraag {reference} is aangekomen',
  'receipt.body':
    'Goedendag,\n\nUw aanvraag is bij ons aangekomen. We nemen binnen {replyTime} contact met u op om de beschikbaarheid te bevestigen en u de betaalgegevens te geven. Tot die tijd is er niets geboekt en hoeft u niets te betalen.',
  'offer.title': 'Ons aanbod voor uw verblijf',
  'offer.subject': 'Ons aanbod voor uw verblijf: {reference}',
  'offer.body':
    'Beste {guestName},\n\nDank u voor uw belangstelling voor {villa}. Graag bieden we u deze dagen aan: {checkin} tot {checkout}, voor {total}.\n\nOp uw pagina kunt u het aanbod bekijken en aannemen.',
  'confirmation.title': 'Uw verblijf is bevestigd',
  'confirmation.subject': 'Uw verblijf is bevestigd: {reference}',
  'confirmation.body':
    'Beste {guestName},\n\nWe kijken uit naar uw komst naar {villa}. Een afspraak voor uw agenda is bijgevoegd.',
  'paymentRequest.title': 'De betaling voor uw verblijf',
  'paymentRequest.subject': 'De betaling voor uw verblijf: {reference}',
  'paymentRequest.body':
    'Beste {guestName},\n\nWe kijken uit naar uw komst naar {villa}. Wilt u {amountDue} betalen, uiterlijk op {dueDate}? Hoe u kunt betalen en wat u al hebt betaald, staat op uw pagina.\n\nHebt u al betaald, dan danken we u: u hoeft niets meer te doen.',
  'paymentReminder.title': 'Een herinnering aan uw betaling',
  'paymentReminder.subject': 'Een herinnering aan uw betaling: {reference}',
  'paymentReminder.body':
    'Beste {guestName},\n\nEen vriendelijke herinnering: voor uw verblijf in {villa} staat nog {amountDue} open, te betalen uiterlijk op {dueDate}. Hoe u kunt betalen, staat op uw pagina.\n\nIs uw betaling al onderweg, dan danken we u: u hoeft niets meer te doen.',
  'paymentOverdue.title': 'Uw betaling is te laat',
  'paymentOverdue.subject': 'Uw betaling is te laat: {reference}',
  'paymentOverdue.body':
    'Beste {guestName},\n\nVoor uw verblijf in {villa} had {amountDue} uiterlijk op {dueDate} betaald moeten zijn. Dat bedrag hebben we nog niet ontvangen. Wilt u het in de komende dagen betalen? Hoe dat kan, staat op uw pagina. Is er iets tussengekomen, beantwoord dan deze e-mail.\n\nIs uw betaling al onderweg, dan danken we u: u hoeft niets meer te doen.',
  'arrivalDetails.title': 'Voor uw aankomst',
  'arrivalDetails.subject': 'Voor uw aankomst: {reference}',
  'arrivalDetails.body':
    'Beste {guestName},\n\nBinnenkort bent u in {villa}. Uw aankomst: {checkin}, vanaf {checkinTime}.\n\nDe route, de sleutel en al het andere dat u moet weten, vindt u op uw pagina. Lees die voordat u vertrekt, en houd de link voor uzelf.\n\nGoede reis!',
  'departureDay.title': 'Uw vertrek',
  'departureDay.subject': 'Uw vertrek: {reference}',
  'departureDay.body':
    'Beste {guestName},\n\nWe hopen dat u een mooie tijd hebt gehad in {villa}. Uw vertrek: {checkout}, tot {checkoutTime}.\n\nHebt u vóór uw vertrek nog een vraag? Kijk dan op uw pagina of schrijf ons daar. Goede terugreis!',
  'thanks.title': 'Dank u voor uw verblijf',
  'thanks.subject': 'Dank u voor uw verblijf: {reference}',
  'thanks.body':
    'Beste {guestName},\n\nDank u voor uw verblijf in {villa}. We hopen dat u een goede terugreis hebt gehad.\n\nWilt u anderen vertellen hoe het was? Een paar woorden op uw pagina zijn genoeg, en u bepaalt onder welke naam ze verschijnen.\n\nWe zouden u graag opnieuw verwelkomen.',
  'pay.amount': 'Te betalen',
  'pay.due': 'Uiterlijk op',
});
