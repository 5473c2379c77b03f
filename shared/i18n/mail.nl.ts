import type { mailEn, mailTemplatesEn } from './mail.en';
import { translation } from './translation';

/** `mailTemplatesEn` in Dutch. */
export const mailTemplatesNl = translation<typeof mailTemplatesEn>()({
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

/** `mailEn` in Dutch. */
export const mailNl = translation<typeof mailEn>()({
  'common.greeting': 'Goedendag,',
  'common.greetingName': 'Beste {name},',
  'common.regards': 'Met vriendelijke groet,',
  'common.team': 'de eigenaar van {villa}',
  'common.footer': '{villa} · {place}',
  'common.site': 'Naar de website',
  'common.automatic': 'Deze e-mail is automatisch verstuurd. Uw antwoord erop bereikt de eigenaar.',
  'stay.reference': 'Boekingsnummer',
  'stay.checkin': 'Aankomst',
  'stay.checkinValue': '{day}, vanaf {time}',
  'stay.checkout': 'Vertrek',
  'stay.checkoutValue': '{day}, tot {time}',
  'stay.nights': 'Nachten',
  'stay.guests': 'Gasten',
  'bill.title': 'De prijs',
  'stayPage.action': 'Pagina van uw verblijf openen',
  'stayPage.note': 'Daar ziet u hoe het met uw verblijf staat, met data, prijs en agendabestand.',
  'stayPage.secret': 'Wie deze link heeft, kan de pagina openen; geef hem dus niet door.',

  'enquiryReceipt.preview': '{from} tot {to}: u hoort binnen {hours} {hours|uur|uur} van ons.',
  'enquiryReceipt.notYou':
    'Hebt u dit niet aangevraagd? Dan heeft iemand zich waarschijnlijk in het adres vergist. U hoeft niets te doen.',
  'confirmation.preview': 'We kijken uit naar uw komst. Aankomst: {from}.',
  'confirmation.invitation': 'Verblijf in {villa}',
  'confirmation.invitationText':
    'Aankomst: {checkin}, vanaf {checkinTime}. Vertrek: {checkout}, tot {checkoutTime} (tijd in Lissabon). Boekingsnummer {reference}.',
  'stayChange.subject': 'Uw verblijf is gewijzigd: {reference}',
  'stayChange.preview': 'Nu {from} tot {to}.',
  'stayChange.title': 'Uw verblijf is gewijzigd',
  'stayChange.text':
    'We hebben uw boeking in {villa} gewijzigd. Klopt er iets niet? Beantwoord dan deze e-mail.',
  'stayChange.extras': 'Extra’s',
  'stayChange.noExtras': 'geen',
  'stayChange.before': 'Eerst',
  'stayChange.after': 'Nu',
  'stayChange.now': 'Uw verblijf nu',
  'stayChange.calendar':
    'De nieuwe data zijn bijgevoegd voor uw agenda. Als u het bestand opent, vervangt het de eerdere afspraak.',
  'decline.subject': 'Uw aanvraag {reference}',
  'decline.preview': '{from} tot {to} kunnen we u helaas niet aanbieden.',
  'decline.title': 'Het spijt ons',
  'decline.text':
    'Dank u voor uw aanvraag voor {villa}. Helaas kunnen we u deze data niet aanbieden. Misschien passen andere: de kalender op onze site laat zien wat vrij is.',
  'decline.textLapsed':
    'Dank u voor uw aanvraag voor {villa}. Het spijt ons dat we niet voor uw aankomstdag hebben geantwoord. Uw aanvraag is daarmee beëindigd: er is niets geboekt en u bent niets verschuldigd. De kalender op onze site laat zien wat vrij is.',
  'decline.calendar': 'Vrije data bekijken',
  'decline.titleAsked': 'Uw aanvraag is ingetrokken',
  'decline.textAsked':
    'Zoals u hebt gevraagd, hebben we uw aanvraag voor {villa} ingetrokken. U hoeft niets meer te doen.',
  'cancellation.subject': 'Uw verblijf is geannuleerd: {reference}',
  'cancellation.preview': '{from} tot {to}',
  'cancellation.title': 'Uw verblijf is geannuleerd',
  'cancellation.textAsked':
    'Zoals u hebt gevraagd, is uw boeking in {villa} geannuleerd. Het bijgevoegde bestand haalt het verblijf weer uit uw agenda.',
  'cancellation.text':
    'Uw boeking in {villa} is geannuleerd. Had u dit niet verwacht? Beantwoord dan deze e-mail. Het bijgevoegde bestand haalt het verblijf weer uit uw agenda.',
  'cancellation.textByOwner':
    'Het spijt ons zeer: wij moeten uw boeking in {villa} annuleren. Het bijgevoegde bestand haalt het verblijf weer uit uw agenda.',
  'cancellation.allBackUncounted': 'U krijgt alles terug wat u hebt betaald.',
  'cancellation.keptByPolicy':
    'Volgens de annuleringsvoorwaarden van uw boeking houden wij {kept} van het totaal van {total}. Wat u meer hebt betaald, krijgt u terug.',
  'cancellation.allBack': 'U krijgt alles terug wat u hebt betaald: {back}.',
  'cancellation.partBack': 'Van de {paid} die u hebt betaald, krijgt u {back} terug.',
  'cancellation.noneBack':
    'Volgens de annuleringsvoorwaarden van uw boeking wordt van de {paid} die u hebt betaald niets terugbetaald.',
  'cancellation.nonePaid': 'U had er nog niets voor betaald, dus er is niets terug te betalen.',
  'messageAnswer.title': 'Ons antwoord',
  'messageAnswer.preview': 'De eigenaar heeft op uw bericht geantwoord.',
  'messageAnswer.yours': 'Uw bericht',
  'messageAnswer.note':
    'Wilt u terugschrijven? Beantwoord dan gewoon deze e-mail: die komt bij de eigenaar aan.',
  'conversationNews.subject': 'Een bericht over uw verblijf: {reference}',
  'conversationNews.preview': 'Over uw boeking {reference}',
  'conversationNews.title': 'De eigenaar heeft u geschreven',
  'conversationNews.files': 'Met {count} {count|bestand|bestanden}, te vinden op uw pagina.',
  'conversationNews.answer': 'U kunt op uw pagina antwoorden. Houd de link alstublieft voor uzelf.',
  'conversationNews.action': 'Lezen en antwoorden',
  'conversationNews.reply': 'U kunt gewoon op deze e-mail antwoorden.',

  'messageReceipt.subject': 'Uw bericht is aangekomen',
  'messageReceipt.preview': 'Meestal antwoorden we binnen {hours} {hours|uur|uur}.',
  'messageReceipt.title': 'Dank u voor uw bericht',
  'messageReceipt.text':
    'Uw bericht is bij ons aangekomen. We antwoorden van {opening}, meestal binnen {hours} {hours|uur|uur}.',
  'messageReceipt.notYou':
    'Hebt u ons niet geschreven? Dan heeft iemand zich waarschijnlijk in het adres vergist. U hoeft niets te doen.',
  'common.taxNumber': 'NIF {number}',
  'common.registration': 'Alojamento Local {number}',
  'cancel.title': 'Als u annuleert',
  'cancel.full': 'Tot en met {day} krijgt u alles terug wat u hebt betaald.',
  'cancel.part': 'Tot en met {day} krijgt u {percent}% van het totaal terug.',
  'cancel.after': 'Daarna wordt niets terugbetaald.',
  'cancel.none': 'Bij annulering wordt niets terugbetaald.',
});
