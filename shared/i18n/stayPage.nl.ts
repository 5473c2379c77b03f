import type { stayPageEn } from './stayPage.en';
import { translation } from './translation';

/** The guest's page of a booking, in Dutch. */
export const stayPageNl = translation<typeof stayPageEn>()({
  title: 'Uw verblijf',
  reference: 'Referentie {reference}',
  private:
    'Deze pagina is alleen voor u bedoeld. Wie het adres heeft, kan de pagina openen; geef het dus niet door.',
  'status.pending.title': 'We hebben uw aanvraag',
  'status.pending.text':
    'We antwoorden binnen {hours} uur. Tot die tijd is er niets geboekt en hoeft u niets te betalen.',
  'status.confirmed.title': 'Uw verblijf is bevestigd',
  'status.confirmed.text': 'We kijken ernaar uit u te ontvangen.',
  'status.cancelled.title': 'Uw verblijf is geannuleerd',
  'status.cancelled.text': 'Verrast dat u? Schrijf ons dan. Misschien komen andere data u uit.',
  'status.declined.title': 'We konden uw aanvraag niet aannemen',
  'status.declined.text':
    'Het spijt ons dat dit verblijf niet mogelijk is. Misschien komen andere data u uit, of schrijf ons.',
  'status.ended.title': 'Dit verblijf gaat niet door',
  'status.ended.text':
    'Het is afgewezen of geannuleerd. Verrast dat u? Schrijf ons dan. Misschien komen andere data u uit.',
  'status.over.title': 'Uw verblijf is voorbij',
  'status.over.text': 'Bedankt dat u onze gast was.',
  'status.lapsed.title': 'Deze data zijn voorbij',
  'status.lapsed.text':
    'De aanvraag heeft niet tot een boeking geleid. Misschien komen andere data u uit.',
  freeDates: 'Vrije data bekijken',
  'facts.title': 'Data en gasten',
  'facts.checkin': 'Aankomst',
  'facts.checkinValue': '{day}, vanaf {time}',
  'facts.checkout': 'Vertrek',
  'facts.checkoutValue': '{day}, tot {time}',
  'facts.nights': 'Nachten',
  'facts.guests': 'Gasten',
  calendar: 'In uw agenda zetten',
  'calendar.hint': 'Een bestand voor de agenda van uw telefoon of computer.',
  'bill.agreed': 'De prijs zoals we die zijn overeengekomen.',
  'cancel.title': 'Als u annuleert',
  'cancel.full': 'Tot en met {day} krijgt u alles terug wat u hebt betaald.',
  'cancel.part': 'Tot en met {day} krijgt u {percent}% van het totaal terug.',
  'cancel.after': 'Daarna wordt niets terugbetaald.',
  'cancel.none': 'Bij annulering wordt niets terugbetaald.',
  'cancel.today':
    'Als u vandaag zou annuleren, kreeg u {amount} van {total} terug, voor zover dat is betaald.',
  'cancel.todayAll': 'Als u vandaag zou annuleren, kreeg u alles terug wat u hebt betaald: {paid}.',
  'cancel.todayPart':
    'Als u vandaag zou annuleren, kreeg u {back} terug van de {paid} die u hebt betaald.',
  'cancel.todayNone':
    'Als u vandaag zou annuleren, kreeg u niets terug van de {paid} die u hebt betaald.',
  'cancel.todayUnpaid':
    'U hebt nog niets betaald en zou niets verschuldigd zijn als u vandaag annuleert.',
  'cancel.todayOwed':
    'U hebt nog niets betaald. Als u vandaag zou annuleren, bleef volgens de voorwaarden {kept} van {total} verschuldigd.',
  'cancel.asked':
    'U hebt op {day} gevraagd om te annuleren. Voor wat u terugkrijgt telt die dag, ook als er later wordt geannuleerd.',
  'cancel.enquiry':
    'Dit geldt zodra het verblijf is bevestigd. Tot die tijd kost het niets: vraag ons gewoon op deze pagina om te annuleren.',
  'details.title': 'Wie er komt, en wanneer',
  'details.text':
    'Zo kunnen we u goed ontvangen. U kunt het tot het einde van het verblijf wijzigen.',
  'details.names': 'Namen van de gasten',
  'details.name': 'Gast {n}',
  'details.arrivalTime': 'Aankomsttijd',
  'details.arrivalTimeHint': 'Plaatselijke tijd. Aankomst is mogelijk vanaf {time}.',
  'details.early':
    'Aankomst is mogelijk vanaf {time}; eerder is het huis misschien nog niet klaar. Wilt u er eerder in, vraag het ons dan.',
  'details.note': 'Hoe u komt, bijvoorbeeld een vluchtnummer',
  'details.noteShort': 'Reis',
  'details.save': 'Opslaan',
  'change.title': 'Als de plannen veranderen',
  'change.text': 'Laat het ons hier weten. Er verandert niets voordat we hebben geantwoord.',
  'change.waiting.dates': 'Op {day} vroeg u om andere data: {from} tot {to}. We antwoorden u.',
  'change.waiting.cancellation':
    'Op {day} vroeg u om te annuleren. Er is nog niets geannuleerd; we antwoorden u.',
  'change.takeBack': 'Dit verzoek intrekken',
  'refusal.dates':
    'Beste {name},\n\nBedankt voor uw vraag. Helaas kunnen we u {newFrom} – {newTo} niet aanbieden. Alles blijft zoals het is: {from} – {to}.\n\nSchrijf ons gerust als andere data u schikken.',
  'refusal.cancellation':
    'Beste {name},\n\nBedankt voor uw bericht. We hebben uw verblijf niet geannuleerd: het blijft zoals het is, {from} – {to}.\n\nSchrijf ons gerust als u vragen hebt.',
  'dates.title': 'Andere data vragen',
  'dates.checkin': 'Nieuwe aankomst',
  'dates.checkout': 'Nieuw vertrek',
  'dates.message': 'Iets wat we moeten weten',
  'dates.send': 'Deze data vragen',
  'cancellation.title': 'Vragen om te annuleren',
  'cancellation.text': 'We lezen het en antwoorden; er wordt niets vanzelf geannuleerd.',
  'cancellation.message': 'De reden, als u wilt',
  'cancellation.send': 'Vragen dit verblijf te annuleren',
  'conversation.title': 'Berichten',
  'conversation.text':
    'Schrijf ons hier. We antwoorden op deze pagina en u krijgt er een mail over.',
  'conversation.textWithoutMail':
    'Schrijf ons hier. We antwoorden op deze pagina; kijk er dus nog eens.',
  'conversation.you': 'U',
  'conversation.owner': 'De eigenaar',
  'conversation.new': 'Nieuw',
  'conversation.markRead': 'Markeren als gelezen',
  'conversation.seen': 'Gelezen',
  'conversation.earlier': 'Eerdere berichten',
  'conversation.latest': 'Nieuwste berichten',
  'conversation.write': 'Uw bericht',
  'conversation.files': 'Bestanden',
  'conversation.filesHint': 'Afbeeldingen of pdf, hoogstens {count} en elk tot 10 MB.',
  'conversation.send': 'Versturen',
  'done.read': 'Gemarkeerd als gelezen. Dat zien wij ook.',
  'done.message':
    'We hebben uw bericht ontvangen. We antwoorden hier en u krijgt er een mail over.',
  'done.messageWithoutMail':
    'We hebben uw bericht ontvangen. We antwoorden hier; kijk er dus nog eens.',
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
    'We hebben uw verzoek om te annuleren. Er is niets geannuleerd voordat we hebben geantwoord.',
  'done.request_withdrawn': 'Uw verzoek is ingetrokken. Uw verblijf blijft zoals het is.',
  'problem.request_gone':
    'Dit verzoek is intussen beantwoord of gewijzigd. Kijk wat hier nu staat.',
  'problem.invalid': 'Dat kon niet worden gelezen. Controleer de velden en verstuur het opnieuw.',
  'refused.title': 'Niet verstuurd',
  'refused.toForm': 'Naar het formulier',
  'refused.fields': 'Controleer: {fields}.',
  'problem.too_many': 'Dat waren te veel pogingen in korte tijd. Wacht een uur, of schrijf ons.',
  'problem.too_many_names':
    'Dat zijn meer namen dan gasten. Komen er meer mensen, schrijf ons dan eerst.',
  'problem.dates':
    'Met deze data is geen verblijf mogelijk. Kies een aankomst vanaf vandaag en een later vertrek.',
  'problem.dates_too_long':
    'Dat is te lang voor één verblijf: hoogstens 90 nachten. Kies een eerder vertrek.',
  'problem.dates_too_far': 'Dat ligt te ver in de toekomst. Kies een eerdere aankomst.',
  'problem.dates_taken':
    'Sommige van deze nachten zijn bezet. Kies andere; de kalender op onze site toont wat vrij is.',
  'problem.same_dates': 'Dat zijn de data die u al hebt.',
  'problem.closed': 'Dat kan bij dit verblijf niet meer. Schrijf ons.',
  'review.title': 'Hoe was uw verblijf?',
  'review.text': 'Een paar woorden helpen de gasten die na u komen, en ons.',
  'review.given':
    'We hebben uw beoordeling ontvangen. Dank u wel! U kunt die wijzigen zolang ze niet is geplaatst.',
  'review.published':
    'Uw beoordeling staat op onze homepage. Dank u wel! Wilt u die laten wijzigen of verwijderen, schrijf ons dan.',
  'review.starsLabel': 'Sterren',
  'review.stars': '{n} van 5 sterren',
  'review.words': 'Uw ervaring',
  'review.wordsHint': 'Wat u beviel en wat beter kan.',
  'review.name': 'Hoe mogen we u noemen?',
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
  'unknown.title': 'Deze link opent geen pagina',
  'unknown.text':
    'Misschien is hij onvolledig, of er is een nieuwere. Gebruik de link in onze nieuwste e-mail, of schrijf ons, dan sturen we u een andere.',
  'ended.title': 'Deze pagina is gesloten',
  'ended.text':
    'Het verblijf is een tijd geleden, daarom wordt de pagina niet meer getoond. Hebt u er iets van nodig, schrijf ons dan. U bent altijd weer welkom.',
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
