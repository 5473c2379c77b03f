import type * as english from '../en/server';
import { translation } from '../translation';

// `en/server.ts` in Dutch.

export const guestErrors = translation<typeof english.guestErrors>()({
  forbidden_origin:
    'Dit kan alleen worden verstuurd vanaf {publicUrl}. Open dat adres en probeer het opnieuw.',
  not_found: '{what} is niet gevonden. Misschien bestaat het niet meer.',
  'not_found.address': 'Dit adres',
  method_not_allowed: 'Dit adres beantwoordt alleen {allowed}.',
  not_json: 'Stuur JSON met de header Content-Type: application/json.',
  form_too_large:
    'Dit is meer dan in één keer kan worden verstuurd en er is niets van opgeslagen. Ga terug en schrijf het korter.',
  no_form: 'Ga terug en verstuur het formulier van de pagina.',
  too_many_guests:
    'In de villa is plaats voor maximaal {maxGuests} {maxGuests|gast|gasten}. Kies er minder.',
  'idempotency_conflict.enquiry':
    'Deze aanvraag is al met andere gegevens verstuurd. Laad de pagina opnieuw en verstuur de aanvraag nog eens.',
  'idempotency_conflict.message':
    'Dit bericht is al met een andere tekst verstuurd. Laad de pagina opnieuw en verstuur het nog eens.',
  price_changed:
    'De prijs is intussen veranderd. Controleer de nieuwe prijs en verstuur uw aanvraag opnieuw.',
  'rate_limited.calls':
    'Er kwamen te veel verzoeken van uw verbinding. Probeer het over {minutes} {minutes|minuut|minuten} opnieuw.',
  unavailable: 'Dat lukte net niet en er is niets opgeslagen. Probeer het over een minuut opnieuw.',
  internal:
    'Er ging iets mis aan onze kant. Probeer het opnieuw. Blijft het misgaan, geef ons dan de foutcode door.',
});

export const errorPage = translation<typeof english.errorPage>()({
  'title.missing': 'Niet gevonden',
  'title.failed': 'Deze pagina is nu niet beschikbaar',
  'title.refused': 'Dat is niet gelukt',
  'title.signIn': 'Log in',
  retry: 'Opnieuw proberen',
  home: 'Naar de homepage',
  stay: 'Terug naar uw boeking',
  signIn: 'Inloggen',
  'signIn.hint': 'Dit bestand is voor de eigenaar van de villa en uw sessie is verlopen.',
  'script.title': 'Deze pagina is niet helemaal geladen',
  'script.text': 'De knoppen en formulieren werken nog niet.',
  'script.reload': 'Pagina opnieuw laden',
  requestId: 'Foutcode: {id}',
});

export const stayPage = translation<typeof english.stayPage>()({
  title: 'Uw verblijf',
  reference: 'Boekingsnummer {reference}',
  private:
    'Deze pagina is alleen voor u bedoeld. Wie het adres heeft, kan de pagina openen; geef het dus niet door.',
  'status.pending.title': 'We hebben uw aanvraag ontvangen',
  'status.pending.text':
    'We antwoorden binnen {hours} uur. Tot die tijd is er niets geboekt en hoeft u niets te betalen.',
  'status.confirmed.title': 'Uw verblijf is bevestigd',
  'status.confirmed.text': 'We kijken ernaar uit u te ontvangen.',
  'status.cancelled.title': 'Uw verblijf is geannuleerd',
  'status.cancelled.text': 'Verrast dat u? Schrijf ons dan. Misschien komen andere data u uit.',
  'status.declined.title': 'We kunnen u dit verblijf niet aanbieden',
  'status.declined.text':
    'Het spijt ons dat deze data niet mogelijk zijn. Misschien komen andere data u uit, of schrijf ons.',
  'status.ended.title': 'Dit verblijf gaat niet door',
  'status.ended.text':
    'Het is afgewezen of geannuleerd. Verrast dat u? Schrijf ons dan. Misschien komen andere data u uit.',
  'status.over.title': 'Uw verblijf is voorbij',
  'status.over.text': 'Bedankt dat u onze gast was.',
  'status.lapsed.title': 'Deze data zijn voorbij',
  'status.lapsed.text':
    'De aanvraag heeft niet tot een boeking geleid. Misschien komen andere data u uit.',
  freeDates: 'Vrije data bekijken',
  'next.kicker': 'Uw volgende stap',
  'next.transfer': 'Maak {amount} over vóór of op {day}',
  'next.overdue': 'Maak {amount} over, te betalen sinds {day}',
  'next.details': 'Laat ons weten wie er komt en wanneer u aankomt',
  'next.toDetails': 'Invullen',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  countdown: 'Over {days} {days|dag|dagen}',
  'countdown.today': 'Vandaag',
  'calendar.tentative': 'Staat als voorlopig in uw agenda tot uw verblijf is bevestigd.',
  'facts.title': 'Data en gasten',
  'facts.checkin': 'Aankomst',
  'facts.checkinValue': '{day}, vanaf {time}',
  'facts.checkout': 'Vertrek',
  'facts.checkoutValue': '{day}, tot {time}',
  'facts.nights': 'Nachten',
  'facts.guests': 'Gasten',
  calendar: 'In uw agenda zetten',
  'calendar.hint': 'Een bestand voor de agenda van uw telefoon of computer.',
  'bill.agreed': 'De afgesproken prijs.',
  'cancel.title': 'Als u annuleert',
  'cancel.full': 'Tot en met {day} krijgt u alles terug wat u hebt betaald.',
  'cancel.part': 'Tot en met {day} krijgt u {percent}% van het totaal terug.',
  'cancel.after': 'Daarna wordt niets terugbetaald.',
  'cancel.none': 'Bij annulering wordt niets terugbetaald.',
  'cancel.today':
    'Als u vandaag zou annuleren, kreeg u tot {amount} van {total} terug, afhankelijk van wat u hebt betaald.',
  'cancel.todayAll': 'Als u vandaag zou annuleren, kreeg u alles terug wat u hebt betaald: {paid}.',
  'cancel.todayPart':
    'Als u vandaag zou annuleren, kreeg u {back} terug van de {paid} die u hebt betaald.',
  'cancel.todayNone':
    'Als u vandaag zou annuleren, kreeg u niets terug van de {paid} die u hebt betaald.',
  'cancel.todayUnpaid':
    'U hebt nog niets betaald en zou niets verschuldigd zijn als u vandaag annuleert.',
  'cancel.todayOwed':
    'U hebt nog niets betaald. Als u vandaag zou annuleren, bleef volgens de annuleringsvoorwaarden {kept} van {total} verschuldigd.',
  'cancel.asked':
    'U hebt op {day} gevraagd om te annuleren. Voor de terugbetaling telt die dag, ook als er later wordt geannuleerd.',
  'cancel.enquiry':
    'Dit geldt zodra het verblijf is bevestigd. Tot die tijd kost het niets: vraag ons gewoon op deze pagina om te annuleren.',
  'details.title': 'Gasten en aankomst',
  'details.text':
    'Zo kunnen we u goed ontvangen. U kunt het tot het einde van het verblijf wijzigen.',
  'details.names': 'Namen van de gasten',
  'details.name': 'Gast {n}',
  'details.arrivalTime': 'Aankomsttijd',
  'details.arrivalTimeHint': 'Plaatselijke tijd. Aankomst is mogelijk vanaf {time}.',
  'details.early':
    'Aankomst is mogelijk vanaf {time}; eerder is het huis misschien nog niet klaar. Wilt u er eerder in, vraag het ons dan.',
  'details.note': 'Uw reis, bijvoorbeeld een vluchtnummer',
  'details.noteShort': 'Reis',
  'details.save': 'Opslaan',
  'change.title': 'Als uw plannen veranderen',
  'change.text': 'Laat het ons hier weten. Er verandert niets voordat we hebben geantwoord.',
  'change.waiting.dates': 'Op {day} vroeg u om andere data: {from} tot {to}. We antwoorden u snel.',
  'change.waiting.cancellation':
    'Op {day} vroeg u om te annuleren. Uw verblijf is nog niet geannuleerd; we antwoorden u snel.',
  'change.takeBack': 'Verzoek intrekken',
  'refusal.dates':
    'Beste {name},\n\nBedankt voor uw vraag. Helaas kunnen we u {newFrom} – {newTo} niet aanbieden. Alles blijft zoals het is: {from} – {to}.\n\nSchrijf ons gerust als andere data u schikken.',
  'refusal.cancellation':
    'Beste {name},\n\nBedankt voor uw bericht. We hebben uw verblijf niet geannuleerd: het blijft zoals het is, {from} – {to}.\n\nSchrijf ons gerust als u vragen hebt.',
  'dates.title': 'Om andere data vragen',
  'dates.checkin': 'Nieuwe aankomst',
  'dates.checkout': 'Nieuw vertrek',
  'dates.message': 'Iets wat we moeten weten',
  'dates.send': 'Om deze data vragen',
  'cancellation.title': 'Vragen om te annuleren',
  'cancellation.text':
    'We lezen elk verzoek en antwoorden; er wordt niets automatisch geannuleerd.',
  'cancellation.message': 'De reden, als u wilt',
  'cancellation.send': 'Om annulering vragen',
  'conversation.title': 'Berichten',
  'conversation.text':
    'Schrijf ons hier. We antwoorden op deze pagina en laten het u per e-mail weten.',
  'conversation.textWithoutMail':
    'Schrijf ons hier. We antwoorden op deze pagina; kom er dus nog eens terug.',
  'conversation.you': 'U',
  'conversation.owner': 'De eigenaar',
  'conversation.seen': 'Gelezen',
  'conversation.earlier': 'Eerdere berichten',
  'conversation.latest': 'Nieuwste berichten',
  'conversation.write': 'Uw bericht',
  'conversation.files': 'Bestanden',
  'conversation.filesHint': 'Afbeeldingen of pdf, hoogstens {count} en elk tot 10 MB.',
  'conversation.send': 'Versturen',
  'done.message':
    'We hebben uw bericht ontvangen. We antwoorden hier en laten het u per e-mail weten.',
  'done.messageWithoutMail':
    'We hebben uw bericht ontvangen. We antwoorden hier; kom dus nog eens terug.',
  'problem.message': 'Schrijf iets of kies een bestand; hoogstens 5000 tekens.',
  'problem.file':
    'Kies afbeeldingen (JPEG, PNG, WebP, AVIF, tot 25 megapixels) of pdf’s die te openen zijn, en niet te veel tegelijk. Sla HEIC-beelden van een iPhone eerst op als JPEG. Er is nog niets verstuurd.',
  'problem.file_size': 'Dit bestand is te groot: hoogstens 10 MB. Er is nog niets verstuurd.',
  'problem.unavailable':
    'Dit kunnen we nu niet aannemen, er is niets verstuurd. Probeer het later, of zonder het bestand.',
  'done.details': 'Opgeslagen. Dank u wel.',
  'done.dates':
    'We hebben uw verzoek ontvangen. Uw verblijf blijft zoals het is tot we hebben geantwoord.',
  'done.dates_rules':
    'We hebben uw verzoek ontvangen, maar deze data voldoen niet aan ons minimumverblijf of aan onze aankomst- en vertrekdagen; misschien moeten we weigeren. Uw verblijf blijft zoals het is tot we hebben geantwoord.',
  'done.dates_rules_far':
    'We hebben uw verzoek ontvangen, maar zo ver vooruit nemen we gewoonlijk geen boekingen aan; misschien moeten we weigeren. Uw verblijf blijft zoals het is tot we hebben geantwoord.',
  'done.dates_rules_long':
    'We hebben uw verzoek ontvangen, maar dit is langer dan gasten gewoonlijk kunnen blijven; misschien moeten we weigeren. Uw verblijf blijft zoals het is tot we hebben geantwoord.',
  'done.cancellation':
    'We hebben uw verzoek om te annuleren ontvangen. Er wordt niets geannuleerd voordat we hebben geantwoord.',
  'done.request_withdrawn': 'Uw verzoek is ingetrokken. Uw verblijf blijft zoals het is.',
  'problem.request_gone':
    'Dit verzoek is intussen beantwoord of gewijzigd. Kijk wat hier nu staat.',
  'problem.invalid':
    'Er klopt iets niet in het formulier. Controleer de velden en verstuur het opnieuw.',
  'refused.title': 'Niet verstuurd',
  'refused.toForm': 'Naar het formulier',
  'refused.fields': 'Controleer: {fields}.',
  'problem.too_many': 'Dat waren te veel pogingen in korte tijd. Wacht een uur, of schrijf ons.',
  'problem.too_many_names':
    'Dat zijn meer namen dan gasten. Komen er meer mensen, schrijf ons dan eerst.',
  'problem.dates': 'Kies een aankomst vanaf vandaag en een later vertrek.',
  'problem.dates_too_long':
    'Dat is te lang voor één verblijf: hoogstens 90 nachten. Kies een eerder vertrek.',
  'problem.dates_too_far': 'Dat ligt te ver in de toekomst. Kies een eerdere aankomst.',
  'problem.dates_taken':
    'Sommige van deze nachten zijn bezet. Kies andere; de kalender op onze site toont wat vrij is.',
  'problem.same_dates': 'Dat zijn de data die u al hebt.',
  'problem.closed': 'Dat kan bij dit verblijf niet meer. Schrijf ons gerust.',
  'review.title': 'Hoe was uw verblijf?',
  'review.text': 'Een paar woorden helpen de gasten die na u komen, en ons.',
  'review.given':
    'We hebben uw beoordeling ontvangen. Dank u wel! U kunt die wijzigen zolang ze niet is geplaatst.',
  'review.published':
    'Uw beoordeling staat op onze homepage. Dank u wel! Wilt u die laten wijzigen of verwijderen, schrijf ons dan.',
  'review.starsLabel': 'Beoordeling in sterren',
  'review.stars': '{n} van 5 sterren',
  'review.words': 'Uw beoordeling',
  'review.wordsHint': 'Wat u beviel en wat beter kan.',
  'review.name': 'Hoe mag uw naam verschijnen?',
  'review.name.none': 'Zonder naam',
  'review.shown':
    'Zodra we uw beoordeling hebben geplaatst, kan iedereen die op onze homepage lezen, met de maand van uw verblijf.',
  'review.answer': 'Ons antwoord',
  'review.send': 'Beoordeling versturen',
  'review.change': 'Beoordeling wijzigen',
  'done.review': 'Dank u wel voor uw beoordeling. We lezen die voordat ze wordt geplaatst.',
  'problem.review_too_early': 'Een beoordeling kunt u schrijven vanaf de dag van vertrek.',
  'problem.review_published':
    'Uw beoordeling is geplaatst en kan hier niet meer worden gewijzigd. Schrijf ons alstublieft.',
  'unknown.title': 'Deze link werkt niet',
  'unknown.text':
    'Misschien is hij onvolledig, of er is een nieuwere. Gebruik de link in onze nieuwste e-mail, of schrijf ons, dan sturen we u een andere.',
  'ended.title': 'Deze pagina is gesloten',
  'ended.text':
    'Uw verblijf is een tijd geleden, daarom wordt de pagina niet meer getoond. Hebt u er nog iets van nodig, schrijf ons dan. U bent altijd weer welkom.',
  contact: 'Schrijf ons',
  home: 'Homepage',
  'bill.title': 'De prijs',
  'arrival.title': 'Uw aankomst',
  'arrival.later':
    'Vanaf {day} vindt u hier het adres, de route, de sleutel, wifi en wie u kunt bellen.',
  'arrival.address': 'Adres en route',
  'arrival.map': 'Kaart openen',
  'arrival.key': 'Sleutel',
  'arrival.doorCode': 'Code',
  'arrival.wifi': 'Wifi',
  'arrival.wifiName': 'Netwerk',
  'arrival.wifiPassword': 'Wachtwoord',
  'arrival.contact': 'Wie u kunt bellen',
  'arrival.houseRules': 'Huisregels',
});

export const offer = translation<typeof english.offer>()({
  'offer.preview': '{from} tot {to}. Geldig tot en met {until}.',
  'offer.validUntil': 'Het aanbod is geldig tot en met {until}.',
  'offer.held': 'Tot die tijd houden we deze nachten voor u vrij.',
  'offer.notHeld':
    'De nachten zijn nog niet voor u gereserveerd: wie het eerst akkoord gaat, krijgt ze.',
  'offer.howConfirms':
    'Neem het aanbod aan op de pagina van uw verblijf, en uw verblijf is bevestigd.',
  'offer.howAsks':
    'Als u het aanbod op de pagina van uw verblijf aanneemt, kijken we het nog één keer na en bevestigen we uw verblijf.',
  'offer.action': 'Ons aanbod bekijken',
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

export const payments = translation<typeof english.payments>()({
  'payments.title': 'Betalingen',
  'payments.paid': 'Ontvangen',
  'payments.returned': 'Terugbetaald',
  'payments.keptSecurity': 'Ingehouden van uw borg: {reason}',
  'payments.outstanding': 'Nog te betalen voor het verblijf',
  'payments.outstandingSecurity': 'Borg, nog te voldoen',
  'payments.allPaid': 'Alles is betaald. Dank u wel!',
  'payments.giveBack': 'U krijgt {amount} van ons terug.',
  'payments.item.deposit': 'Aanbetaling',
  'payments.item.balance': 'Restbedrag',
  'payments.item.full': 'Totaal van uw verblijf',
  'payments.item.part': 'Deelbetaling',
  'payments.item.security': 'Borg',
  'payments.item.kept': 'Annuleringskosten',
  'payments.dueBy': 'te betalen uiterlijk {day}',
  'payments.overdue': 'had uiterlijk {day} betaald moeten zijn',
  'payments.isPaid': 'betaald',
  'payments.partlyPaid': 'waarvan {amount} betaald',
  'payments.securityHint': 'De borg komt boven op de prijs. U krijgt die na uw verblijf terug.',
  'payments.bank.title': 'Betalen per overschrijving',
  'payments.bank.text':
    'Maak het bedrag over naar deze rekening en vermeld het kenmerk, zodat wij uw betaling herkennen.',
  'payments.bank.laterByMail':
    'We laten u weten hoe u kunt betalen. Wilt u het nu al weten, beantwoord dan gewoon deze e-mail.',
  'payments.bank.later':
    'We laten u weten hoe u kunt betalen. Wilt u het nu al weten, schrijf ons dan op deze pagina.',
  'payments.bank.whatIsOpen':
    'Wat voor uw verblijf nog te betalen is, maakt u over naar deze rekening. Vermeld het kenmerk, zodat wij uw betaling herkennen.',
  'payments.bank.next': '{amount}, uiterlijk {day}',
  'payments.bank.amount': 'Bedrag',
  'payments.bank.euros': 'In euro',
  'payments.bank.eurosHint':
    'De rekening is in euro: precies dit bedrag voldoet de betaling. Uw bank kan wisselkosten rekenen.',
  'payments.bank.holder': 'Rekeninghouder',
  'payments.bank.iban': 'IBAN',
  'payments.bank.bic': 'BIC',
  'payments.bank.reference': 'Kenmerk',
  'payments.bank.qr': 'QR-code van deze overschrijving',
  'payments.bank.qrHint': 'Scan de code met uw bankapp; de overschrijving staat dan voor u klaar.',
  'receipt.title': 'Kwitantie {number}',
  'receipt.issuedOn': 'Opgesteld op {day}',
  'receipt.void': 'Deze kwitantie is sinds {day} ongeldig: {reason}',
  'receipt.from': 'Ontvangen van',
  'receipt.by': 'Ontvangen door',
  'receipt.taxNumber': 'Belastingnummer (NIF) {number}',
  'receipt.registration': 'Alojamento Local {number}',
  'receipt.amount': 'Bedrag',
  'receipt.paidOn': 'Betaald op',
  'receipt.way': 'Betaalwijze',
  'receipt.way.transfer': 'overschrijving',
  'receipt.way.cash': 'contant',
  'receipt.way.card': 'kaart',
  'receipt.way.other': 'anders',
  'receipt.for': 'Voor',
  'receipt.booking': 'Boeking',
  'receipt.forStay': 'Verblijf van {from} tot {to}',
  'receipt.forSecurity':
    'Borg voor het verblijf van {from} tot {to}; wordt na het verblijf terugbetaald',
  'receipt.notInvoice': 'Bevestigt dat een betaling is ontvangen. Dit is geen factuur.',
});

export const mailTemplates = translation<typeof english.mailTemplates>()({
  'receipt.title': 'Dank u voor uw aanvraag',
  'receipt.subject': 'Uw aanvraag {reference} is aangekomen',
  'receipt.body':
    'Beste {guestName},\n\nUw aanvraag is bij ons aangekomen. We nemen binnen {replyTime} contact met u op om de beschikbaarheid te bevestigen en u de betaalgegevens te geven. Tot die tijd is er niets geboekt en hoeft u niets te betalen.',
  'offer.title': 'Ons aanbod voor uw verblijf',
  'offer.subject': 'Ons aanbod voor uw verblijf: {reference}',
  'offer.body':
    'Beste {guestName},\n\nDank u voor uw belangstelling voor {villa}. Graag bieden we u deze data aan: {checkin} tot {checkout}, voor {total}.\n\nOp de pagina van uw verblijf kunt u het aanbod bekijken en aannemen.',
  'confirmation.title': 'Uw verblijf is bevestigd',
  'confirmation.subject': 'Uw verblijf is bevestigd: {reference}',
  'confirmation.body':
    'Beste {guestName},\n\nWe kijken uit naar uw komst naar {villa}. Een afspraak voor uw agenda is bijgevoegd.',
  'paymentRequest.title': 'De betaling voor uw verblijf',
  'paymentRequest.subject': 'De betaling voor uw verblijf: {reference}',
  'paymentRequest.body':
    'Beste {guestName},\n\nWe kijken uit naar uw komst naar {villa}. Wilt u {amountDue} betalen, uiterlijk op {dueDate}? Hoe u kunt betalen en wat u al hebt betaald, staat op de pagina van uw verblijf.\n\nHebt u al betaald, dan danken we u: u hoeft niets meer te doen.',
  'paymentReminder.title': 'Herinnering aan uw betaling',
  'paymentReminder.subject': 'Betalingsherinnering: {reference}',
  'paymentReminder.body':
    'Beste {guestName},\n\nEen vriendelijke herinnering: voor uw verblijf in {villa} staat nog {amountDue} open, te betalen uiterlijk op {dueDate}. Hoe u kunt betalen, staat op de pagina van uw verblijf.\n\nIs uw betaling al onderweg, dan danken we u: u hoeft niets meer te doen.',
  'paymentOverdue.title': 'Uw betaling is te laat',
  'paymentOverdue.subject': 'Uw betaling is te laat: {reference}',
  'paymentOverdue.body':
    'Beste {guestName},\n\nVoor uw verblijf in {villa} had {amountDue} uiterlijk op {dueDate} betaald moeten zijn. Dat bedrag hebben we nog niet ontvangen. Wilt u het in de komende dagen betalen? Hoe dat kan, staat op de pagina van uw verblijf. Is er iets tussengekomen, beantwoord dan deze e-mail.\n\nIs uw betaling al onderweg, dan danken we u: u hoeft niets meer te doen.',
  'arrivalDetails.title': 'Voor uw aankomst',
  'arrivalDetails.subject': 'Voor uw aankomst: {reference}',
  'arrivalDetails.body':
    'Beste {guestName},\n\nBinnenkort bent u in {villa}. Uw aankomst: {checkin}, vanaf {checkinTime}.\n\nDe route, de sleutel en al het andere dat u moet weten, vindt u op de pagina van uw verblijf. Lees die voordat u vertrekt, en houd de link voor uzelf.\n\nGoede reis!',
  'departureDay.title': 'Uw vertrek',
  'departureDay.subject': 'Uw vertrek: {reference}',
  'departureDay.body':
    'Beste {guestName},\n\nWe hopen dat u een mooie tijd hebt gehad in {villa}. Uw vertrek: {checkout}, tot {checkoutTime}.\n\nHebt u vóór uw vertrek nog een vraag? Kijk dan op de pagina van uw verblijf of schrijf ons daar. Goede terugreis!',
  'thanks.title': 'Dank u voor uw verblijf',
  'thanks.subject': 'Dank u voor uw verblijf: {reference}',
  'thanks.body':
    'Beste {guestName},\n\nDank u voor uw verblijf in {villa}. We hopen dat u een goede terugreis hebt gehad.\n\nWilt u anderen vertellen hoe het was? Een paar woorden op de pagina van uw verblijf zijn genoeg, en u bepaalt onder welke naam ze verschijnen.\n\nWe zouden u graag opnieuw verwelkomen.',
  'pay.amount': 'Te betalen',
  'pay.due': 'Uiterlijk op',
});

export const mail = translation<typeof english.mail>()({
  'common.greeting': 'Goedendag,',
  'common.guest': 'gast',
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
  'stayPage.note': 'Daar ziet u altijd hoe het met uw verblijf staat en kunt u ons schrijven.',
  'stayPage.secret': 'Wie deze link heeft, kan de pagina openen; geef hem dus niet door.',

  'enquiryReceipt.preview': '{from} tot {to}: u hoort binnen {hours} {hours|uur|uur} van ons.',
  'enquiryReceipt.notYou':
    'Hebt u dit niet aangevraagd? Dan heeft iemand zich waarschijnlijk in het adres vergist. U hoeft niets te doen.',
  'confirmation.preview': 'We kijken uit naar uw komst. Aankomst: {from}.',
  'confirmation.invitation': 'Verblijf in {villa}',
  'enquiry.invitation': 'Aanvraag: verblijf in {villa}',
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
    'Dank u voor uw aanvraag voor {villa}. Helaas kunnen we u deze data niet aanbieden. Misschien komen andere data u uit: de kalender op onze site laat zien wat vrij is.',
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
  'cancellation.nonePaid': 'U hebt er nog niets voor betaald, dus er is niets terug te betalen.',
  'messageAnswer.title': 'Ons antwoord',
  'messageAnswer.preview': 'De eigenaar heeft op uw bericht geantwoord.',
  'messageAnswer.yours': 'Uw bericht',
  'messageAnswer.note':
    'Wilt u terugschrijven? Beantwoord dan gewoon deze e-mail: die komt bij de eigenaar aan.',
  'conversationNews.subject': 'Een bericht over uw verblijf: {reference}',
  'conversationNews.preview': 'Over uw boeking {reference}',
  'conversationNews.title': 'De eigenaar heeft u geschreven',
  'conversationNews.files':
    'Met {count} {count|bestand|bestanden}, te vinden op de pagina van uw verblijf.',
  'conversationNews.answer':
    'U kunt op de pagina van uw verblijf antwoorden. Houd de link alstublieft voor uzelf.',
  'conversationNews.action': 'Lezen en antwoorden',
  'conversationNews.reply': 'U kunt gewoon op deze e-mail antwoorden.',

  'messageReceipt.subject': 'Uw bericht is aangekomen',
  'messageReceipt.preview': 'Meestal antwoorden we binnen {hours} {hours|uur|uur}.',
  'messageReceipt.title': 'Dank u voor uw bericht',
  'messageReceipt.text':
    'Uw bericht is bij ons aangekomen. We zijn er van {opening} en antwoorden meestal binnen {hours} {hours|uur|uur}.',
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

export const legalPage = translation<typeof english.legalPage>()({
  version: 'Versie {version}, geldig sinds {day}',
  translated: 'Deze vertaling is bedoeld als leeshulp. De Engelse versie is bindend:',
  'steps.title': 'Uw terugbetaling',
  'steps.full': 'Tot {days} {days|dag|dagen} voor aankomst: alles wat u hebt betaald',
  'steps.part': 'Tot {days} {days|dag|dagen} voor aankomst: {percent}% van de totaalprijs',
  'steps.fullToday': 'Tot en met de dag van aankomst: alles wat u hebt betaald',
  'steps.partToday': 'Tot en met de dag van aankomst: {percent}% van de totaalprijs',
  'steps.after': 'Daarna: geen terugbetaling',
  'steps.none': 'Bij annulering van een bevestigd verblijf wordt niets terugbetaald.',
  'operator.title': 'Uw verhuurder',
  'operator.name': 'Naam',
  'operator.taxNumber': 'Belastingnummer (NIF)',
  'operator.address': 'Adres',
  'operator.registration': 'Registratie (Alojamento Local)',
  'operator.capacity': 'Geregistreerd voor',
  'operator.guests': '{n} {n|gast|gasten}',
  'operator.euRegistration': 'Registratie (EU)',
  'operator.vatNote': 'Btw',
  'operator.privacyContact': 'Voor vragen over uw gegevens',
});

export const legal = translation<typeof english.legal>()({
  'privacy.1.title': 'Wie verantwoordelijk is',
  'privacy.1.text':
    '{operator} is verantwoordelijk voor uw gegevens op deze site en rond uw verblijf in {villa}. Voor alles wat met uw gegevens te maken heeft, schrijft u aan {contact}.',
  'privacy.2.title': 'Wanneer u een verblijf aanvraagt',
  'privacy.2.text':
    'We bewaren uw naam, uw e-mailadres, uw telefoonnummer als u er een opgeeft, de taal waarin u ons leest, uw data, met hoeveel personen u komt, ook kinderen en huisdieren, wat u erbij kiest, de prijs, uw wensen en wat we u aanbieden. Dat hebben we nodig om u te antwoorden, de boeking te maken en u te ontvangen: het gaat om stappen vóór een overeenkomst, waar u zelf om vraagt, en om de overeenkomst zelf (AVG, artikel 6, lid 1, onder b).',
  'privacy.3.title': 'Wanneer u ons schrijft',
  'privacy.3.text':
    'We bewaren uw naam, uw e-mailadres, uw telefoonnummer als u er een opgeeft, uw bericht en onze antwoorden (AVG, artikel 6, lid 1, onder b als het over een verblijf gaat, anders onder f: u schreef omdat u een antwoord wilt). Wat u en wij elkaar schrijven op de pagina van uw verblijf, met de foto’s en documenten die u stuurt, bewaren we bij de boeking.',
  'privacy.4.title': 'Wanneer u bij ons verblijft',
  'privacy.4.text':
    'Uw verblijf heeft een eigen pagina, die opengaat met de link in onze e-mails. Wat u daar invult, bewaren we om u te ontvangen en u te antwoorden: de namen van wie met u meekomt, wanneer en hoe u aankomt, bijvoorbeeld een vluchtnummer, en uw wens om te wijzigen of te annuleren (AVG, artikel 6, lid 1, onder b). Vul de namen van anderen alleen in als zij dat weten.\n\nWe noteren wat u betaalt en wat we teruggeven, met dag, bedrag en betaalwijze, en schrijven kwitanties op uw naam (AVG, artikel 6, lid 1, onder b en, waar de belastingwet ze vraagt, onder c). Op deze site wordt niets betaald, en er wordt niet om een kaart gevraagd.\n\nStuurt u ons een beoordeling van uw verblijf, dan tonen we die op onze homepage zodra we die hebben gelezen: uw woorden en sterren, de maand van uw verblijf, en uw voornaam, uw initialen of geen naam, naar uw keuze. Daarvoor stuurt u die (AVG, artikel 6, lid 1, onder a), en we halen die weg wanneer u dat vraagt.\n\nDe Portugese wet verplicht ons gasten die niet de Portugese nationaliteit hebben te melden bij de vreemdelingendienst, met naam, nationaliteit, geboortedatum en geboorteplaats, land van verblijf en identiteitsbewijs (AVG, artikel 6, lid 1, onder c). We vragen u daar vóór uw aankomst om en gebruiken het voor niets anders.',
  'privacy.5.title': 'Hoe lang we het bewaren',
  'privacy.5.text':
    'Aanvragen waar niets van kwam: {enquiryMonths} maanden vanaf de laatste aangevraagde dag.\nBerichten via het contactformulier: {messageMonths} maanden.\nVerblijven die hebben plaatsgevonden: {stayMonths} maanden vanaf het vertrek.\nE-mails die we hebben gestuurd: {mailDays} dagen.\nOns logboek van wie wat heeft gewijzigd: {logMonths} maanden.\n\nMet een aanvraag of een verblijf verdwijnt alles wat erbij hoort: ons aanbod, namen, aankomst, wensen, wat we elkaar schreven met de bestanden, notities over betalingen, en uw beoordeling, ook op onze homepage. Wat blijft zijn nachten en bedragen zonder naam. Wat we volgens de belastingwet moeten bewaren, dus de naam bij een verblijf dat heeft plaatsgevonden en de kwitanties, bewaren we {taxYears} jaar, de naam versleuteld. Reservekopieën kunnen wat weg is nog ongeveer een half jaar bevatten.',
  'privacy.6.title': 'Wie het verder ziet',
  'privacy.6.text':
    'De bedrijven die onze server beheren en onze e-mails bezorgen. Zij werken voor ons en gebruiken niets voor eigen doeleinden. Overheidsinstanties krijgen wat de wet hun toekent. We verkopen niets en geven niets door voor reclame.\n\nWaar een pagina een kaart toont, ziet de aanbieder van de kaart het netwerkadres van uw browser. Daarvandaan wordt niets geladen voordat u in de buurt van de kaart komt.\n\nDe afbeelding boven aan onze e-mails wordt geladen van onze server of van Cloudinary, dat daarbij uw netwerkadres ziet.',
  'privacy.7.title': 'Geen cookies, geen tracking',
  'privacy.7.text':
    'Deze site plaatst geen cookies bij gasten en volgt niemand. Uw browser onthoudt de gekozen valuta, de data en het aantal gasten, met kinderen, baby’s en huisdieren. Tot u de aanvraag verstuurt of het tabblad sluit, bewaart hij ook wat u in het formulier hebt ingevuld; daarna, tot u het tabblad sluit, de ontvangstbevestiging met de link naar de pagina van uw verblijf. Niets daarvan wordt naar iemand gestuurd, en de boekingspagina vergeet de data en de gasten als u daarom vraagt. Om misbruik te weren telt de server korte tijd de verzoeken per netwerkadres en vergeet ze daarna.',
  'privacy.8.title': 'Uw rechten',
  'privacy.8.text':
    'U kunt vragen wat we over u hebben en daar een kopie van krijgen, het laten verbeteren of wissen, het gebruik laten beperken, het meenemen naar elders en bezwaar maken tegen het gebruik. Schrijf aan {contact}; we antwoorden binnen een maand. U kunt ook een klacht indienen bij de Portugese toezichthouder, de [CNPD](https://www.cnpd.pt/).',
  'privacy.9.title': 'Moet u ons uw gegevens geven?',
  'privacy.9.text':
    'Geen wet verplicht u ons iets te geven voordat u boekt. Zonder naam en e-mailadres kunnen we een aanvraag niet beantwoorden. Geen enkele beslissing over u wordt automatisch genomen.',
  'terms.1.title': 'Uw verhuurder',
  'terms.1.text':
    '{operator} verhuurt {villa} aan vakantiegasten, als Alojamento Local volgens het Portugese Decreto-Lei 128/2014. Deze voorwaarden gelden voor elk verblijf dat op deze site wordt aangevraagd.',
  'terms.2.title': 'Van aanvraag tot boeking',
  'terms.2.text':
    'Een aanvraag kost niets en bindt niemand. De boeking is een feit wanneer wij haar per e-mail bevestigen, of wanneer u een aanbod van ons aanneemt waarin staat dat uw verblijf daarmee bevestigd is. Tot dan hoeft u niets te betalen, en kunnen de data naar iemand anders gaan, tenzij ons aanbod ze voor u vrijhoudt.',
  'terms.3.title': 'Prijs en betaling',
  'terms.3.text':
    'De prijs in onze bevestiging is de prijs van het hele verblijf, met schoonmaak en alle kosten die ernaast staan. Hoe en wanneer u betaalt, staat in de e-mail die de boeking bevestigt of in een latere. Een heffing van de gemeente, als die er is, wordt apart vermeld.',
  'terms.4.title': 'Gasten',
  'terms.4.text':
    'Er mogen niet meer mensen verblijven dan geboekt, en nooit meer dan de registratie van het huis toestaat. Wie boekt is meerderjarig en staat in voor iedereen die meekomt. Overleg met ons voordat u bezoek uitnodigt of een huisdier meebrengt.',
  'terms.5.title': 'Het huis',
  'terms.5.text':
    'Aankomst en vertrek zijn op de tijden in onze bevestiging. Ga met huis, tuin en zwembad om alsof ze van uzelf zijn, houd het ’s nachts rustig voor de buren en volg de informatiemap die in het huis ligt. Laat het ons meteen weten als er iets stukgaat of ontbreekt. Wie schade veroorzaakt die verder gaat dan gewone slijtage, vergoedt die.',
  'terms.6.title': 'Als u annuleert, of wij dat moeten doen',
  'terms.6.text':
    'Wat u terugkrijgt als u annuleert, staat op de pagina ‘Annuleren’ van deze site. Moeten wij annuleren, dan krijgt u alles terug wat u hebt betaald. Voor accommodatie op vaste data geldt volgens de wet geen bedenktijd van 14 dagen (Richtlijn 2011/83/EU, artikel 16, onder l).',
  'terms.7.title': 'Waarvoor wij instaan',
  'terms.7.text':
    'Wij staan in voor wat we hebben beloofd, en voor schade die we met opzet of door grove nalatigheid veroorzaken, of aan leven en gezondheid. Niemand is aansprakelijk voor wat niet te voorkomen was, zoals het weer, afgesloten wegen of een storing in het openbare net; we helpen waar we kunnen.',
  'terms.8.title': 'Klachten en geschillen',
  'terms.8.text':
    'Vertel het ons eerst: het meeste is binnen een dag opgelost. Het [klachtenboek](https://www.livroreclamacoes.pt/) (Livro de Reclamações) ligt op papier in het huis en staat online voor u open; de bevoegde instantie is de ASAE.\n\nConsumenten kunnen terecht bij een instantie voor buitengerechtelijke geschillenbeslechting (Lei 144/2015). Voor de Algarve is dat CIMAAL, Centro de Informação, Mediação e Arbitragem de Conflitos de Consumo do Algarve, [www.consumidoronline.pt](https://www.consumidoronline.pt/); de andere staan op [www.consumidor.gov.pt](https://www.consumidor.gov.pt/).',
  'terms.9.title': 'Recht',
  'terms.9.text':
    'Het Portugese recht is van toepassing. Consumenten houden de bescherming die het recht van het land waar zij wonen hun geeft en die geen overeenkomst kan wegnemen.',
  'cancellation.1.title': 'Hoe u annuleert',
  'cancellation.1.text':
    'Vraag het op de pagina van uw verblijf, die opent via de link in onze e-mails, beantwoord een van onze e-mails of schrijf ons via het formulier op deze site, met uw boekingsnummer. De dag waarop uw bericht ons bereikt telt, naar de klok in Portugal. U hoeft geen reden te geven.',
  'cancellation.2.title': 'Wat u terugkrijgt',
  'cancellation.2.text':
    'Het deel wordt berekend over de totaalprijs van het verblijf, zonder toeristenbelasting; betaalde toeristenbelasting krijgt u helemaal terug als het verblijf niet begint. U krijgt het terug langs de weg waarlangs het is betaald, binnen 14 dagen. Van wat nog niet is betaald, blijft alleen het deel verschuldigd dat niet wordt terugbetaald. Voor u gelden de stappen die in uw bevestiging staan, ook als deze pagina later verandert.',
  'cancellation.3.title': 'Eerder vertrekken, of niet komen',
  'cancellation.3.text':
    'Een verblijf dat later begint, eerder eindigt of niet doorgaat, geldt als geannuleerd op de dag van aankomst.',
  'cancellation.4.title': 'Als wij moeten annuleren',
  'cancellation.4.text':
    'U krijgt meteen alles terug wat u hebt betaald, en we helpen u een ander huis te vinden.',
  'missing.operator': 'De eigenaar van {villa}',
  'missing.contact': 'ons, via het contactformulier van deze site',
});

export const house = translation<typeof english.house>()({
  'rooms.title': 'Wie slaapt waar',
  'facts.title': 'Goed om te weten',
  'walks.title': 'Te voet vanaf het huis',
  'map.title': 'Getekende kaart van Praia da Luz, niet op schaal',
  sleeps: 'Bedden voor {n}',
  minutes: '{n} min',
  'place.beach': 'Strand',
  'place.promenade': 'Promenade',
  'place.shops': 'Winkels',
  'place.village': 'Dorp',
  'place.rochaNegra': 'Rocha Negra',
  'place.golf': 'Golf',
  'room.mainBedroom': 'Grote slaapkamer',
  'room.gardenRoom': 'Tuinkamer',
  'room.twinRoom': 'Tweepersoonskamer met losse bedden',
  'room.childrensRoom': 'Kinderkamer',
  'room.bedroom': 'Slaapkamer',
  'room.livingRoom': 'Woonkamer',
  'room.study': 'Werkkamer',
  'room.annexe': 'Bijgebouw',
  'bed.double': '{n} {n|tweepersoonsbed|tweepersoonsbedden}',
  'bed.single': '{n} {n|eenpersoonsbed|eenpersoonsbedden}',
  'bed.bunk': '{n} {n|stapelbed|stapelbedden}',
  'bed.sofaBed': '{n} {n|slaapbank|slaapbanken} voor twee',
  bathroom: 'Eigen badkamer',
  'airConditioning.no': 'Geen airconditioning',
  'airConditioning.bedrooms': 'Airconditioning in de slaapkamers',
  'airConditioning.everywhere': 'Airconditioning in het hele huis',
  'heating.no': 'Geen verwarming',
  'heating.bedrooms': 'Verwarming in de slaapkamers',
  'heating.everywhere': 'Verwarming in het hele huis',
  'poolHeating.no': 'Zwembad niet verwarmd',
  'poolHeating.onRequest': 'Zwembad op verzoek verwarmd',
  'poolHeating.yes': 'Verwarmd zwembad',
  'poolFence.no': 'Zwembad zonder hek',
  'poolFence.yes': 'Zwembad met hek',
  poolDepth: 'Zwembad {depth} m diep',
  poolDepths: 'Zwembad {from} tot {to} m diep',
  'parking.no': 'Geen parkeerplaats',
  'parking.street': 'Parkeren op straat',
  'parking.onSite': 'Parkeren op het terrein',
  'parking.garage': 'Garage',
  'carCharging.no': 'Geen laadpunt voor auto’s',
  'carCharging.socket': 'Stopcontact om een auto te laden',
  'carCharging.wallbox': 'Laadpaal voor elektrische auto’s',
  'washingMachine.no': 'Geen wasmachine',
  'washingMachine.washer': 'Wasmachine',
  'washingMachine.washerDryer': 'Wasmachine en droger',
  'stepFree.no': 'Niet drempelvrij',
  'stepFree.groundFloor': 'Begane grond drempelvrij',
  'stepFree.everywhere': 'Overal drempelvrij',
  'pets.no': 'Geen huisdieren',
  'pets.onRequest': 'Huisdieren op aanvraag',
  'pets.yes': 'Huisdieren welkom',
  'smoking.no': 'Niet roken',
  'smoking.outdoors': 'Alleen buiten roken',
  'cots.none': 'Geen kinderbedje',
  cots: '{n} {n|kinderbedje|kinderbedjes}',
  'highChairs.none': 'Geen kinderstoel',
  highChairs: '{n} {n|kinderstoel|kinderstoelen}',
  internet: 'Wifi, {n} Mbit/s',
});

export const questions = translation<typeof english.questions>()({
  '1.title': 'Hoe boeken we?',
  '1.text':
    'Kies uw data en stuur een aanvraag. Die kost niets en verplicht u tot niets. Binnen {hours} uur hoort u van ons, en zodra wij hebben bevestigd zijn de data van u.',
  '2.title': 'Hoe laat kunnen we aankomen en vertrekken?',
  '2.text':
    'Inchecken kan vanaf {checkin}, uitchecken tot {checkout}. Past uw vlucht daar niet bij, vraag het ons: vaak valt er iets te regelen als er die dag niemand anders komt of gaat.',
  '3.title': 'En als onze plannen veranderen?',
  '3.text':
    'Voordat u iets verstuurt, staat bij de prijs tot wanneer u kunt annuleren en wat u terugkrijgt. De details staan op de pagina Annulering.',
  '4.title': 'Is het beddengoed inbegrepen?',
  '4.text':
    'Ja. De bedden zijn opgemaakt als u aankomt en er zijn handdoeken voor iedereen, voor de badkamer en voor het zwembad.',
  '5.title': 'Is het huis geschikt voor kleine kinderen?',
  '5.text':
    'Gezinnen zijn welkom. Vertel ons hoe oud uw kinderen zijn, dan vertellen wij u wat u van het zwembad en de trappen kunt verwachten en wat wij voor u klaar kunnen zetten.',
  '6.title': 'Wat zijn de huisregels?',
  '6.text':
    'Buiten rust vanaf tien uur ’s avonds, geen feesten, en er slaapt niemand die niet bij de boeking hoort. Vraag het ons voordat u een huisdier meeneemt.',
  '7.title': 'Hebben we een auto nodig?',
  '7.text':
    'In het dorp niet: strand, winkels en restaurants liggen op een paar minuten lopen. Voor Lagos, Sagres en de golfbanen is een auto handig.',
});

export { rules } from './rules';
