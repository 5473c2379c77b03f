import type { mailEn } from './mail.en';
import { translation } from './translation';

/** `mail.en.ts` in Dutch. */
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
  'decline.calendar': 'Vrije data bekijken',
  'cancellation.subject': 'Uw verblijf is geannuleerd: {reference}',
  'cancellation.preview': '{from} tot {to}',
  'cancellation.title': 'Uw verblijf is geannuleerd',
  'cancellation.text':
    'Uw boeking in {villa} is geannuleerd. Had u dit niet verwacht? Beantwoord dan deze e-mail. Het bijgevoegde bestand haalt het verblijf weer uit uw agenda.',
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
