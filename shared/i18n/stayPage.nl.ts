import type { stayPageEn } from './stayPage.en';
import { translation } from './translation';

/** The guest's page of a booking, in Dutch. */
export const stayPageNl = translation<typeof stayPageEn>()({
  title: 'Uw verblijf',
  reference: 'Referentie {reference}',
  private: 'Deze pagina is alleen voor u: wie het adres heeft, kan haar openen.',
  'status.pending.title': 'We hebben uw aanvraag',
  'status.pending.text':
    'We antwoorden binnen {hours} uur. Tot die tijd is er niets geboekt en hoeft u niets te betalen.',
  'status.confirmed.title': 'Uw verblijf is bevestigd',
  'status.confirmed.text': 'We kijken ernaar uit u te ontvangen.',
  'status.cancelled.title': 'Dit verblijf gaat niet door',
  'status.cancelled.text':
    'Het is afgewezen of geannuleerd. Verrast dat u? Schrijf ons dan. Misschien komen andere data u uit.',
  'status.over.title': 'Uw verblijf is voorbij',
  'status.over.text': 'Bedankt dat u onze gast was.',
  'status.lapsed.title': 'Deze data zijn voorbij',
  'status.lapsed.text': 'Uit de aanvraag is niets voortgekomen. Misschien komen andere data u uit.',
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
  'cancel.none': 'Er wordt niets meer terugbetaald.',
  'cancel.today':
    'Als u vandaag zou annuleren, kreeg u {amount} van {total} terug, voor zover dat is betaald.',
  'cancel.enquiry':
    'Zo is het zodra het verblijf is bevestigd. Tot die tijd kunt u vrij terugtreden.',
  'details.title': 'Wie er komt, en wanneer',
  'details.text':
    'Zo kunnen we u goed ontvangen. U kunt het tot het einde van het verblijf wijzigen.',
  'details.names': 'Namen van de gasten',
  'details.name': 'Gast {n}',
  'details.arrivalTime': 'Aankomsttijd',
  'details.arrivalTimeHint': 'In de tijd van de villa. Inchecken kan vanaf {time}.',
  'details.note': 'Hoe u komt, bijvoorbeeld een vluchtnummer',
  'details.save': 'Opslaan',
  'change.title': 'Als de plannen veranderen',
  'change.text': 'Laat het ons hier weten. Er verandert niets voordat we hebben geantwoord.',
  'change.waiting.dates': 'Op {day} vroeg u om andere data: {from} tot {to}. We antwoorden u.',
  'change.waiting.cancellation':
    'Op {day} vroeg u om te annuleren. Er is nog niets geannuleerd; we antwoorden u.',
  'dates.title': 'Andere data vragen',
  'dates.checkin': 'Nieuwe aankomst',
  'dates.checkout': 'Nieuw vertrek',
  'dates.message': 'Iets dat we moeten weten',
  'dates.send': 'Deze data vragen',
  'cancellation.title': 'Vragen om te annuleren',
  'cancellation.text': 'We lezen het en antwoorden; er wordt niets vanzelf geannuleerd.',
  'cancellation.message': 'De reden, als u wilt',
  'cancellation.send': 'Vragen dit verblijf te annuleren',
  'done.details': 'Opgeslagen. Dank u wel.',
  'done.dates': 'Uw wens is bij ons. Uw verblijf blijft zoals het is tot we hebben geantwoord.',
  'done.cancellation':
    'We hebben uw verzoek om te annuleren. Er is niets geannuleerd voordat we hebben geantwoord.',
  'problem.invalid': 'Dat kon niet worden gelezen. Controleer de velden en verstuur het opnieuw.',
  'problem.too_many': 'Dat was vaak in korte tijd. Wacht een uur, of schrijf ons.',
  'problem.too_many_names':
    'Dat zijn meer namen dan gasten. Komen er meer mensen, schrijf ons dan eerst.',
  'problem.dates':
    'Deze data vormen geen verblijf. Kies een aankomst vanaf vandaag en een later vertrek.',
  'problem.same_dates': 'Dat zijn de data die u al hebt.',
  'problem.closed': 'Dat kan bij dit verblijf niet meer. Schrijf ons.',
  'unknown.title': 'Deze link opent geen pagina',
  'unknown.text':
    'Misschien is hij onvolledig, of er is een nieuwere. Gebruik de link in onze nieuwste e-mail, of schrijf ons, dan sturen we u een andere.',
  'ended.title': 'Deze pagina is gesloten',
  'ended.text':
    'Het verblijf is een tijd geleden, daarom wordt de pagina niet meer getoond. Hebt u er iets van nodig, schrijf ons dan. U bent weer welkom.',
  contact: 'Schrijf ons',
  home: 'Startpagina',
  'bill.title': 'De prijs',
});
