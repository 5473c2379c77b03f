import type * as english from '../en/server';
import { translation } from '../translation';

// `en/server.ts` in German.

export const guestErrors = translation<typeof english.guestErrors>()({
  forbidden_origin:
    'Das lässt sich nur von {publicUrl} aus senden. Bitte öffnen Sie diese Adresse und versuchen Sie es noch einmal.',
  not_found: '{what} wurde nicht gefunden. Vielleicht gibt es das nicht mehr.',
  'not_found.address': 'Diese Adresse',
  method_not_allowed: 'Diese Adresse beantwortet nur {allowed}.',
  not_json: 'Bitte senden Sie JSON mit der Kopfzeile Content-Type: application/json.',
  form_too_large:
    'Das ist mehr, als auf einmal gesendet werden kann, und nichts davon wurde gespeichert. Bitte gehen Sie zurück und schreiben Sie kürzer.',
  no_form: 'Bitte gehen Sie zurück und senden Sie das Formular der Seite.',
  too_many_guests:
    'In der Villa ist Platz für höchstens {maxGuests} {maxGuests|Gast|Gäste}. Bitte wählen Sie weniger.',
  'idempotency_conflict.enquiry':
    'Diese Anfrage wurde schon mit anderen Angaben gesendet. Bitte laden Sie die Seite neu und senden Sie sie noch einmal.',
  'idempotency_conflict.message':
    'Diese Nachricht wurde schon mit anderem Text gesendet. Bitte laden Sie die Seite neu und senden Sie sie noch einmal.',
  price_changed:
    'Der Preis hat sich inzwischen geändert. Bitte prüfen Sie den neuen Preis und senden Sie die Anfrage noch einmal.',
  'rate_limited.calls':
    'Von Ihrem Anschluss kamen zu viele Anfragen. Bitte versuchen Sie es in {minutes} {minutes|Minute|Minuten} noch einmal.',
  unavailable:
    'Das hat gerade nicht geklappt, und es wurde nichts gespeichert. Bitte versuchen Sie es in einer Minute noch einmal.',
  internal:
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal. Bleibt es dabei, nennen Sie uns bitte den Fehlercode.',
});

export const errorPage = translation<typeof english.errorPage>()({
  'title.missing': 'Nicht gefunden',
  'title.failed': 'Diese Seite kann gerade nicht gezeigt werden',
  'title.refused': 'Das hat nicht geklappt',
  'title.signIn': 'Bitte melden Sie sich an',
  retry: 'Noch einmal versuchen',
  home: 'Zur Startseite',
  stay: 'Zurück zu Ihrer Buchung',
  signIn: 'Anmelden',
  'signIn.hint': 'Diese Datei ist für den Eigentümer der Villa, und Ihre Sitzung ist abgelaufen.',
  'script.title': 'Diese Seite wurde nicht vollständig geladen',
  'script.text': 'Ihre Schaltflächen und Formulare funktionieren noch nicht.',
  'script.reload': 'Seite neu laden',
  requestId: 'Fehlercode: {id}',
});

export const stayPage = translation<typeof english.stayPage>()({
  title: 'Ihr Aufenthalt',
  reference: 'Buchungsnummer {reference}',
  private:
    'Diese Seite ist nur für Sie bestimmt. Wer ihre Adresse hat, kann sie öffnen: Bitte geben Sie sie nicht weiter.',
  'status.pending.title': 'Ihre Anfrage ist bei uns',
  'status.pending.text':
    'Wir antworten innerhalb von {hours} Stunden. Bis dahin ist nichts gebucht und nichts zu zahlen.',
  'status.confirmed.title': 'Ihr Aufenthalt ist bestätigt',
  'status.confirmed.text': 'Wir freuen uns auf Sie.',
  'status.cancelled.title': 'Ihr Aufenthalt wurde storniert',
  'status.cancelled.text':
    'Wenn Sie das überrascht, schreiben Sie uns bitte. Vielleicht passen Ihnen andere Termine.',
  'status.declined.title': 'Diesen Aufenthalt können wir Ihnen leider nicht anbieten',
  'status.declined.text':
    'Es tut uns leid, dass diese Termine nicht möglich sind. Vielleicht passen Ihnen andere, oder schreiben Sie uns.',
  'status.ended.title': 'Dieser Aufenthalt findet nicht statt',
  'status.ended.text':
    'Er wurde abgesagt oder storniert. Wenn Sie das überrascht, schreiben Sie uns bitte. Vielleicht passen Ihnen andere Termine.',
  'status.over.title': 'Ihr Aufenthalt ist vorbei',
  'status.over.text': 'Danke, dass Sie unser Gast waren.',
  'status.lapsed.title': 'Diese Tage sind vorbei',
  'status.lapsed.text':
    'Aus Ihrer Anfrage ist kein Aufenthalt geworden. Vielleicht passen Ihnen andere Termine.',
  freeDates: 'Freie Termine ansehen',
  'next.kicker': 'Ihr nächster Schritt',
  'next.transfer': 'Überweisen Sie {amount} bis {day}',
  'next.overdue': 'Bitte überweisen Sie {amount}, fällig seit {day}',
  'next.details': 'Sagen Sie uns, wer kommt und wann Sie ankommen',
  'next.toDetails': 'Ausfüllen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  countdown: 'In {days} {days|Tag|Tagen}',
  'countdown.today': 'Heute',
  'calendar.tentative': 'Bis zur Bestätigung als vorläufig eingetragen.',
  'facts.title': 'Termine und Gäste',
  'facts.checkin': 'Anreise',
  'facts.checkinValue': '{day}, ab {time}',
  'facts.checkout': 'Abreise',
  'facts.checkoutValue': '{day}, bis {time}',
  'facts.nights': 'Nächte',
  'facts.guests': 'Gäste',
  calendar: 'In den Kalender eintragen',
  'calendar.hint': 'Eine Datei für den Kalender Ihres Telefons oder Computers.',
  'bill.agreed': 'Der Preis, wie wir ihn vereinbart haben.',
  'cancel.title': 'Wenn Sie stornieren',
  'cancel.full': 'Bis {day} erhalten Sie alles zurück, was Sie gezahlt haben.',
  'cancel.part': 'Bis {day} erhalten Sie {percent} % des Gesamtpreises zurück.',
  'cancel.after': 'Danach wird nichts erstattet.',
  'cancel.none': 'Bei einer Stornierung wird nichts erstattet.',
  'cancel.today':
    'Würden Sie heute stornieren, erhielten Sie bis zu {amount} von {total} zurück, je nachdem, was Sie gezahlt haben.',
  'cancel.todayAll':
    'Würden Sie heute stornieren, erhielten Sie alles zurück, was Sie gezahlt haben: {paid}.',
  'cancel.todayPart':
    'Würden Sie heute stornieren, erhielten Sie {back} der gezahlten {paid} zurück.',
  'cancel.todayNone':
    'Würden Sie heute stornieren, erhielten Sie von den gezahlten {paid} nichts zurück.',
  'cancel.todayUnpaid':
    'Sie haben noch nichts gezahlt und müssten bei einer Stornierung heute auch nichts zahlen.',
  'cancel.todayOwed':
    'Sie haben noch nichts gezahlt. Würden Sie heute stornieren, wären nach den Stornobedingungen {kept} von {total} dennoch zu zahlen.',
  'cancel.asked':
    'Sie haben am {day} um die Stornierung gebeten. Für die Erstattung zählt dieser Tag, auch wenn später storniert wird.',
  'cancel.enquiry':
    'Das gilt, sobald der Aufenthalt bestätigt ist. Bis dahin kostet es nichts: Bitten Sie uns einfach auf dieser Seite, Ihre Anfrage zu stornieren.',
  'details.title': 'Gäste und Ankunft',
  'details.text':
    'So können wir Sie gut empfangen. Sie können es bis zum Ende des Aufenthalts ändern.',
  'details.names': 'Namen der Gäste',
  'details.name': 'Gast {n}',
  'details.arrivalTime': 'Ankunftszeit',
  'details.arrivalTimeHint': 'In Ortszeit. Die Anreise ist ab {time} möglich.',
  'details.early':
    'Die Anreise ist ab {time} möglich, vorher ist das Haus vielleicht noch nicht bereit. Wenn Sie früher hinein möchten, fragen Sie uns bitte.',
  'details.note': 'Angaben zur Anreise, zum Beispiel eine Flugnummer',
  'details.noteShort': 'Angaben zur Anreise',
  'details.save': 'Speichern',
  'change.title': 'Wenn sich etwas ändert',
  'change.text': 'Sagen Sie es uns hier. Es ändert sich nichts, bevor wir geantwortet haben.',
  'change.waiting.dates':
    'Am {day} haben Sie um eine Terminänderung gebeten: {from} bis {to}. Wir antworten Ihnen bald.',
  'change.waiting.cancellation':
    'Am {day} haben Sie um Stornierung gebeten. Ihr Aufenthalt ist noch nicht storniert; wir antworten Ihnen bald.',
  'change.takeBack': 'Diesen Wunsch zurückziehen',
  'refusal.dates':
    'Guten Tag, {name},\n\nvielen Dank für Ihre Anfrage. Leider können wir Ihnen {newFrom} – {newTo} nicht anbieten. Es bleibt alles, wie es ist: {from} – {to}.\n\nBitte schreiben Sie uns, wenn Ihnen andere Termine passen.',
  'refusal.cancellation':
    'Guten Tag, {name},\n\nvielen Dank für Ihre Nachricht. Wir haben Ihren Aufenthalt nicht storniert: Er bleibt, wie er ist, {from} – {to}.\n\nBitte schreiben Sie uns, wenn Sie Fragen haben.',
  'dates.title': 'Um eine Terminänderung bitten',
  'dates.checkin': 'Neue Anreise',
  'dates.checkout': 'Neue Abreise',
  'dates.message': 'Was wir wissen sollten',
  'dates.send': 'Um diese Termine bitten',
  'cancellation.title': 'Um Stornierung bitten',
  'cancellation.text': 'Wir lesen Ihre Nachricht und antworten; nichts wird automatisch storniert.',
  'cancellation.message': 'Der Grund, wenn Sie mögen',
  'cancellation.send': 'Um Stornierung dieses Aufenthalts bitten',
  'conversation.title': 'Nachrichten',
  'conversation.text':
    'Schreiben Sie uns hier. Wir antworten auf dieser Seite, und Sie erfahren es per E-Mail.',
  'conversation.textWithoutMail':
    'Schreiben Sie uns hier. Wir antworten auf dieser Seite; schauen Sie bitte wieder vorbei.',
  'conversation.you': 'Sie',
  'conversation.owner': 'Der Gastgeber',
  'conversation.seen': 'Gelesen',
  'conversation.earlier': 'Frühere Nachrichten',
  'conversation.latest': 'Neueste Nachrichten',
  'conversation.write': 'Ihre Nachricht',
  'conversation.files': 'Dateien',
  'conversation.filesHint': 'Bilder oder PDF, höchstens {count} und je bis zu 10 MB.',
  'conversation.send': 'Senden',
  'done.message':
    'Ihre Nachricht ist angekommen. Wir antworten hier, und Sie erfahren es per E-Mail.',
  'done.messageWithoutMail':
    'Ihre Nachricht ist angekommen. Wir antworten hier; schauen Sie bitte wieder vorbei.',
  'problem.message':
    'Bitte schreiben Sie etwas oder wählen Sie eine Datei; höchstens 5000 Zeichen.',
  'problem.file':
    'Bitte wählen Sie Bilder (JPEG, PNG, WebP, AVIF, bis 25 Megapixel) oder PDFs, die sich öffnen lassen, und nicht zu viele auf einmal. HEIC-Bilder vom iPhone speichern Sie bitte vorher als JPEG. Noch wurde nichts gesendet.',
  'problem.file_size':
    'Diese Datei ist zu groß: Höchstens 10 MB sind möglich. Noch wurde nichts gesendet.',
  'problem.unavailable':
    'Das können wir gerade nicht annehmen, es wurde nichts gesendet. Bitte versuchen Sie es später oder ohne die Datei.',
  'done.details': 'Gespeichert. Vielen Dank.',
  'done.dates':
    'Ihr Änderungswunsch ist angekommen. Ihr Aufenthalt bleibt, wie er ist, bis wir geantwortet haben.',
  'done.dates_rules':
    'Ihr Änderungswunsch ist angekommen. Diese Termine liegen allerdings unter unserem Mindestaufenthalt oder nicht auf unseren An- und Abreisetagen; vielleicht müssen wir absagen. Ihr Aufenthalt bleibt, wie er ist, bis wir geantwortet haben.',
  'done.dates_rules_far':
    'Ihr Änderungswunsch ist angekommen. So weit im Voraus nehmen wir allerdings gewöhnlich keine Buchungen an; vielleicht müssen wir absagen. Ihr Aufenthalt bleibt, wie er ist, bis wir geantwortet haben.',
  'done.dates_rules_long':
    'Ihr Änderungswunsch ist angekommen. So lange können Gäste allerdings gewöhnlich nicht bleiben; vielleicht müssen wir absagen. Ihr Aufenthalt bleibt, wie er ist, bis wir geantwortet haben.',
  'done.cancellation':
    'Ihre Bitte um Stornierung ist angekommen. Es ist nichts storniert, bevor wir geantwortet haben.',
  'done.request_withdrawn': 'Ihr Wunsch ist zurückgezogen. Ihr Aufenthalt bleibt, wie er ist.',
  'problem.request_gone':
    'Dieser Wunsch wurde inzwischen beantwortet oder geändert. Bitte sehen Sie nach, was jetzt hier steht.',
  'problem.invalid':
    'Im Formular stimmt etwas nicht. Bitte prüfen Sie die Felder und senden Sie es noch einmal.',
  'refused.title': 'Nicht gesendet',
  'refused.toForm': 'Zum Formular',
  'refused.fields': 'Bitte prüfen: {fields}.',
  'problem.too_many':
    'Das waren zu viele Versuche in kurzer Zeit. Bitte warten Sie eine Stunde, oder schreiben Sie uns.',
  'problem.too_many_names':
    'Das sind mehr Namen als Gäste. Wenn mehr Personen kommen, schreiben Sie uns bitte zuerst.',
  'problem.dates': 'Bitte wählen Sie eine Anreise ab heute und eine Abreise danach.',
  'problem.dates_too_long':
    'Das ist zu lang für einen Aufenthalt: Höchstens 90 Nächte sind möglich. Bitte wählen Sie eine frühere Abreise.',
  'problem.dates_too_far':
    'Das liegt zu weit in der Zukunft. Bitte wählen Sie eine frühere Anreise.',
  'problem.dates_taken':
    'Einige dieser Nächte sind schon vergeben. Bitte wählen Sie andere; der Kalender auf unserer Website zeigt, was frei ist.',
  'problem.same_dates': 'Das sind die Tage, die Sie schon haben.',
  'problem.closed': 'Das geht bei diesem Aufenthalt nicht mehr. Bitte schreiben Sie uns.',
  'review.title': 'Wie war Ihr Aufenthalt?',
  'review.text': 'Ein paar Worte helfen den Gästen, die nach Ihnen kommen, und uns.',
  'review.given':
    'Ihre Bewertung ist bei uns. Vielen Dank! Bis sie veröffentlicht ist, können Sie sie ändern.',
  'review.published':
    'Ihre Bewertung steht auf unserer Startseite. Vielen Dank! Soll sie geändert oder entfernt werden, schreiben Sie uns bitte.',
  'review.starsLabel': 'Bewertung in Sternen',
  'review.stars': '{n} von 5 Sternen',
  'review.words': 'Ihre Bewertung',
  'review.wordsHint': 'Was Ihnen gefallen hat und was besser sein könnte.',
  'review.name': 'Wie soll Ihr Name erscheinen?',
  'review.name.none': 'Ohne Namen',
  'review.shown':
    'Nach der Veröffentlichung steht Ihre Bewertung mit dem Monat Ihres Aufenthalts auf unserer Startseite, wo alle sie lesen können.',
  'review.answer': 'Unsere Antwort',
  'review.send': 'Bewertung senden',
  'review.change': 'Bewertung ändern',
  'done.review': 'Vielen Dank für Ihre Bewertung. Wir lesen sie, bevor sie erscheint.',
  'problem.review_too_early': 'Eine Bewertung können Sie ab dem Tag der Abreise schreiben.',
  'problem.review_published':
    'Ihre Bewertung ist veröffentlicht und lässt sich hier nicht mehr ändern. Bitte schreiben Sie uns.',
  'unknown.title': 'Dieser Link funktioniert nicht',
  'unknown.text':
    'Vielleicht ist er unvollständig, oder es gibt einen neueren. Bitte nehmen Sie den Link aus unserer neuesten E-Mail, oder schreiben Sie uns, dann schicken wir Ihnen einen.',
  'ended.title': 'Diese Seite ist geschlossen',
  'ended.text':
    'Der Aufenthalt ist eine Weile her, darum wird seine Seite nicht mehr gezeigt. Wenn Sie etwas davon brauchen, schreiben Sie uns bitte. Sie sind uns jederzeit wieder willkommen.',
  contact: 'Schreiben Sie uns',
  home: 'Startseite',
  'bill.title': 'Der Preis',
  'arrival.title': 'Ihre Ankunft',
  'arrival.later':
    'Ab {day} finden Sie hier Adresse, Anfahrt, Schlüssel, WLAN und wen Sie anrufen können.',
  'arrival.address': 'Adresse und Anfahrt',
  'arrival.map': 'Karte öffnen',
  'arrival.key': 'Schlüssel',
  'arrival.doorCode': 'Code',
  'arrival.wifi': 'WLAN',
  'arrival.wifiName': 'Netz',
  'arrival.wifiPassword': 'Passwort',
  'arrival.contact': 'Wen Sie anrufen können',
  'arrival.houseRules': 'Hausregeln',
});

export const offer = translation<typeof english.offer>()({
  'offer.preview': '{from} bis {to}. Gültig bis {until}.',
  'offer.validUntil': 'Das Angebot gilt bis {until}.',
  'offer.held': 'Bis dahin halten wir diese Nächte für Sie frei.',
  'offer.notHeld':
    'Die Nächte sind noch nicht für Sie reserviert: Wer zuerst annimmt, bekommt sie.',
  'offer.howConfirms':
    'Wenn Sie das Angebot auf der Seite Ihres Aufenthalts annehmen, ist Ihr Aufenthalt bestätigt.',
  'offer.howAsks':
    'Wenn Sie das Angebot auf der Seite Ihres Aufenthalts annehmen, prüfen wir es noch einmal und bestätigen Ihren Aufenthalt.',
  'offer.action': 'Unser Angebot ansehen',
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
  'offerEnded.calendar': 'Freie Termine ansehen',
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

export const payments = translation<typeof english.payments>()({
  'payments.title': 'Zahlungen',
  'payments.paid': 'Erhalten',
  'payments.returned': 'Erstattet',
  'payments.keptSecurity': 'Von Ihrer Kaution einbehalten: {reason}',
  'payments.outstanding': 'Für den Aufenthalt noch zu zahlen',
  'payments.outstandingSecurity': 'Kaution, noch zu hinterlegen',
  'payments.allPaid': 'Alles ist bezahlt. Vielen Dank!',
  'payments.giveBack': 'Sie erhalten {amount} von uns zurück.',
  'payments.item.deposit': 'Anzahlung',
  'payments.item.balance': 'Restbetrag',
  'payments.item.full': 'Gesamtpreis Ihres Aufenthalts',
  'payments.item.part': 'Teilzahlung',
  'payments.item.security': 'Kaution',
  'payments.item.kept': 'Stornokosten',
  'payments.dueBy': 'fällig bis {day}',
  'payments.overdue': 'war bis {day} fällig',
  'payments.isPaid': 'bezahlt',
  'payments.partlyPaid': 'davon {amount} bezahlt',
  'payments.securityHint':
    'Die Kaution kommt zum Preis hinzu. Sie erhalten sie nach Ihrem Aufenthalt zurück.',
  'payments.bank.title': 'Per Überweisung zahlen',
  'payments.bank.text':
    'Bitte überweisen Sie den Betrag auf dieses Konto und geben Sie den Verwendungszweck an, damit wir Ihre Zahlung zuordnen können.',
  'payments.bank.laterByMail':
    'Wir teilen Ihnen mit, wie Sie zahlen können. Wenn Sie es gleich wissen möchten, antworten Sie einfach auf diese E-Mail.',
  'payments.bank.later':
    'Wir teilen Ihnen mit, wie Sie zahlen können. Wenn Sie es gleich wissen möchten, schreiben Sie uns bitte auf dieser Seite.',
  'payments.bank.whatIsOpen':
    'Was für Ihren Aufenthalt noch zu zahlen ist, überweisen Sie bitte auf dieses Konto. Geben Sie den Verwendungszweck an, damit wir Ihre Zahlung zuordnen können.',
  'payments.bank.next': '{amount}, bis {day}',
  'payments.bank.amount': 'Betrag',
  'payments.bank.euros': 'In Euro',
  'payments.bank.eurosHint':
    'Das Konto wird in Euro geführt: Genau dieser Betrag begleicht die Zahlung. Ihre Bank kann Ihnen den Umtausch berechnen.',
  'payments.bank.holder': 'Kontoinhaber',
  'payments.bank.iban': 'IBAN',
  'payments.bank.bic': 'BIC',
  'payments.bank.reference': 'Verwendungszweck',
  'payments.bank.qr': 'QR-Code dieser Überweisung',
  'payments.bank.qrHint':
    'Scannen Sie den Code mit Ihrer Banking-App, und die Überweisung ist ausgefüllt.',
  'receipt.title': 'Quittung {number}',
  'receipt.issuedOn': 'Ausgestellt am {day}',
  'receipt.void': 'Diese Quittung ist seit {day} ungültig: {reason}',
  'receipt.from': 'Erhalten von',
  'receipt.by': 'Empfänger',
  'receipt.taxNumber': 'Steuernummer (NIF) {number}',
  'receipt.registration': 'Alojamento Local {number}',
  'receipt.amount': 'Betrag',
  'receipt.paidOn': 'Gezahlt am',
  'receipt.way': 'Zahlungsart',
  'receipt.way.transfer': 'Überweisung',
  'receipt.way.cash': 'Bargeld',
  'receipt.way.card': 'Karte',
  'receipt.way.other': 'sonstige',
  'receipt.for': 'Für',
  'receipt.booking': 'Buchung',
  'receipt.forStay': 'Aufenthalt vom {from} bis {to}',
  'receipt.forSecurity':
    'Kaution für den Aufenthalt vom {from} bis {to}; wird nach dem Aufenthalt erstattet',
  'receipt.notInvoice': 'Bestätigt den Eingang einer Zahlung und ist keine Rechnung.',
});

export const mailTemplates = translation<typeof english.mailTemplates>()({
  'receipt.title': 'Danke für Ihre Anfrage',
  'receipt.subject': 'Ihre Anfrage {reference} ist angekommen',
  'receipt.body':
    'Guten Tag {guestName},\n\nIhre Anfrage ist bei uns angekommen. Wir melden uns innerhalb von {replyTime}, bestätigen die Verfügbarkeit und nennen Ihnen die Zahlungsdaten. Bis dahin ist nichts gebucht, und es ist nichts zu zahlen.',
  'offer.title': 'Unser Angebot für Ihren Aufenthalt',
  'offer.subject': 'Unser Angebot für Ihren Aufenthalt: {reference}',
  'offer.body':
    'Guten Tag {guestName},\n\nvielen Dank für Ihr Interesse an der {villa}. Gern bieten wir Ihnen diese Tage an: {checkin} bis {checkout}, zum Preis von {total}.\n\nAuf der Seite Ihres Aufenthalts können Sie das Angebot ansehen und annehmen.',
  'confirmation.title': 'Ihr Aufenthalt ist bestätigt',
  'confirmation.subject': 'Ihr Aufenthalt ist bestätigt: {reference}',
  'confirmation.body':
    'Guten Tag {guestName},\n\nwir freuen uns, Sie in der {villa} zu begrüßen. Für Ihren Kalender liegt der Termin als Datei bei.',
  'paymentRequest.title': 'Die Zahlung für Ihren Aufenthalt',
  'paymentRequest.subject': 'Die Zahlung für Ihren Aufenthalt: {reference}',
  'paymentRequest.body':
    'Guten Tag {guestName},\n\nwir freuen uns auf Ihren Aufenthalt in der {villa}. Bitte zahlen Sie {amountDue}, fällig am {dueDate}. Wie Sie zahlen können und was Sie schon gezahlt haben, steht auf der Seite Ihres Aufenthalts.\n\nFalls Sie bereits gezahlt haben: vielen Dank, Sie brauchen nichts weiter zu tun.',
  'paymentReminder.title': 'Eine Erinnerung an Ihre Zahlung',
  'paymentReminder.subject': 'Eine Erinnerung an Ihre Zahlung: {reference}',
  'paymentReminder.body':
    'Guten Tag {guestName},\n\neine freundliche Erinnerung: Für Ihren Aufenthalt in der {villa} sind {amountDue} zu zahlen, fällig am {dueDate}. Wie Sie zahlen können, steht auf der Seite Ihres Aufenthalts.\n\nFalls Ihre Zahlung schon unterwegs ist: vielen Dank, Sie brauchen nichts weiter zu tun.',
  'paymentOverdue.title': 'Ihre Zahlung ist überfällig',
  'paymentOverdue.subject': 'Ihre Zahlung ist überfällig: {reference}',
  'paymentOverdue.body':
    'Guten Tag {guestName},\n\nfür Ihren Aufenthalt in der {villa} waren {amountDue} zu zahlen, fällig am {dueDate}. Der Betrag ist noch nicht bei uns eingegangen. Bitte zahlen Sie ihn in den nächsten Tagen; wie das geht, steht auf der Seite Ihres Aufenthalts. Wenn etwas dazwischengekommen ist, antworten Sie bitte auf diese E-Mail.\n\nFalls Ihre Zahlung schon unterwegs ist: vielen Dank, Sie brauchen nichts weiter zu tun.',
  'arrivalDetails.title': 'Vor Ihrer Anreise',
  'arrivalDetails.subject': 'Vor Ihrer Anreise: {reference}',
  'arrivalDetails.body':
    'Guten Tag {guestName},\n\nbald sind Sie in der {villa}. Ihre Anreise: {checkin}, ab {checkinTime}.\n\nAnfahrt, Schlüssel und alles andere, was Sie wissen müssen, finden Sie auf der Seite Ihres Aufenthalts. Bitte lesen Sie sie, bevor Sie aufbrechen, und geben Sie den Link nicht weiter.\n\nGute Reise!',
  'departureDay.title': 'Ihre Abreise',
  'departureDay.subject': 'Ihre Abreise: {reference}',
  'departureDay.body':
    'Guten Tag {guestName},\n\nwir hoffen, Sie hatten eine schöne Zeit in der {villa}. Ihre Abreise: {checkout}, bis {checkoutTime}.\n\nWenn Sie vor der Abreise noch eine Frage haben, sehen Sie auf der Seite Ihres Aufenthalts nach oder schreiben Sie uns dort. Kommen Sie gut nach Hause!',
  'thanks.title': 'Danke für Ihren Aufenthalt',
  'thanks.subject': 'Danke für Ihren Aufenthalt: {reference}',
  'thanks.body':
    'Guten Tag {guestName},\n\nvielen Dank, dass Sie bei uns in der {villa} waren. Wir hoffen, Sie sind gut nach Hause gekommen.\n\nMöchten Sie anderen erzählen, wie es war? Ein paar Worte auf der Seite Ihres Aufenthalts genügen, und Sie bestimmen, unter welchem Namen sie erscheinen.\n\nWir würden uns freuen, Sie wieder zu begrüßen.',
  'pay.amount': 'Zu zahlen',
  'pay.due': 'Fällig am',
});

export const mail = translation<typeof english.mail>()({
  'common.greeting': 'Guten Tag,',
  'common.guest': 'lieber Gast',
  'common.greetingName': 'Guten Tag {name},',
  'common.regards': 'Herzliche Grüße',
  'common.team': 'Ihr Gastgeber in der {villa}',
  'common.footer': '{villa} · {place}',
  'common.site': 'Zur Website',
  'common.automatic':
    'Diese E-Mail wurde automatisch gesendet. Ihre Antwort darauf erreicht den Eigentümer.',
  'stay.reference': 'Buchungsnummer',
  'stay.checkin': 'Anreise',
  'stay.checkinValue': '{day}, ab {time}',
  'stay.checkout': 'Abreise',
  'stay.checkoutValue': '{day}, bis {time}',
  'stay.nights': 'Nächte',
  'stay.guests': 'Gäste',
  'bill.title': 'Der Preis',
  'stayPage.action': 'Seite Ihres Aufenthalts öffnen',
  'stayPage.note': 'Dort sehen Sie jederzeit den Stand Ihrer Buchung und können uns schreiben.',
  'stayPage.secret':
    'Wer diesen Link hat, kann die Seite öffnen; bitte geben Sie ihn nicht weiter.',

  'enquiryReceipt.preview':
    '{from} bis {to}: Sie hören innerhalb von {hours} {hours|Stunde|Stunden} von uns.',
  'enquiryReceipt.notYou':
    'Sie haben gar nicht angefragt? Dann hat sich wohl jemand bei der Adresse vertippt. Sie brauchen nichts zu tun.',
  'confirmation.preview': 'Wir freuen uns auf Sie. Ihre Anreise: {from}.',
  'confirmation.invitation': 'Aufenthalt in der {villa}',
  'enquiry.invitation': 'Anfrage: Aufenthalt in der {villa}',
  'confirmation.invitationText':
    'Anreise: {checkin}, ab {checkinTime}. Abreise: {checkout}, bis {checkoutTime} (Ortszeit Lissabon). Buchungsnummer {reference}.',
  'stayChange.subject': 'Ihr Aufenthalt wurde geändert: {reference}',
  'stayChange.preview': 'Jetzt {from} bis {to}.',
  'stayChange.title': 'Ihr Aufenthalt wurde geändert',
  'stayChange.text':
    'wir haben Ihre Buchung in der {villa} geändert. Wenn etwas davon nicht stimmt, antworten Sie bitte auf diese E-Mail.',
  'stayChange.extras': 'Extras',
  'stayChange.noExtras': 'keine',
  'stayChange.before': 'Bisher',
  'stayChange.after': 'Jetzt',
  'stayChange.now': 'Ihr Aufenthalt jetzt',
  'stayChange.calendar':
    'Die neuen Daten liegen als Kalenderdatei bei. Wenn Sie sie öffnen, ersetzt sie den früheren Eintrag.',
  'decline.subject': 'Ihre Anfrage {reference}',
  'decline.preview': '{from} bis {to} können wir Ihnen leider nicht anbieten.',
  'decline.title': 'Es tut uns leid',
  'decline.text':
    'vielen Dank für Ihre Anfrage für die {villa}. Leider können wir Ihnen diese Tage nicht anbieten. Vielleicht passen andere: Der Kalender auf unserer Website zeigt, was frei ist.',
  'decline.textLapsed':
    'vielen Dank für Ihre Anfrage für die {villa}. Es tut uns leid, dass wir nicht vor Ihrem Anreisetag geantwortet haben. Ihre Anfrage ist damit beendet: Es ist nichts gebucht, und Sie schulden nichts. Der Kalender auf unserer Website zeigt, was frei ist.',
  'decline.calendar': 'Freie Termine ansehen',
  'decline.titleAsked': 'Ihre Anfrage ist zurückgezogen',
  'decline.textAsked':
    'wie gewünscht haben wir Ihre Anfrage für die {villa} zurückgezogen. Sie müssen nichts weiter tun.',
  'cancellation.subject': 'Ihr Aufenthalt ist storniert: {reference}',
  'cancellation.preview': '{from} bis {to}',
  'cancellation.title': 'Ihr Aufenthalt ist storniert',
  'cancellation.textAsked':
    'wie gewünscht haben wir Ihre Buchung in der {villa} storniert. Wenn Sie die beigefügte Datei öffnen, verschwindet der Termin aus Ihrem Kalender.',
  'cancellation.text':
    'Ihre Buchung in der {villa} wurde storniert. Wenn Sie das überrascht, antworten Sie bitte auf diese E-Mail. Wenn Sie die beigefügte Datei öffnen, verschwindet der Termin aus Ihrem Kalender.',
  'cancellation.textByOwner':
    'leider müssen wir Ihre Buchung in der {villa} stornieren. Das tut uns sehr leid. Wenn Sie die beigefügte Datei öffnen, verschwindet der Termin aus Ihrem Kalender.',
  'cancellation.allBackUncounted': 'Sie erhalten alles zurück, was Sie gezahlt haben.',
  'cancellation.keptByPolicy':
    'Nach den Stornobedingungen Ihrer Buchung behalten wir {kept} vom Gesamtpreis von {total} ein. Was Sie darüber hinaus gezahlt haben, erhalten Sie zurück.',
  'cancellation.allBack': 'Sie erhalten alles zurück, was Sie gezahlt haben: {back}.',
  'cancellation.partBack': 'Von den gezahlten {paid} erhalten Sie {back} zurück.',
  'cancellation.noneBack':
    'Nach den Stornobedingungen Ihrer Buchung wird von den gezahlten {paid} nichts erstattet.',
  'cancellation.nonePaid': 'Sie haben dafür noch nichts gezahlt, daher ist nichts zu erstatten.',
  'messageAnswer.title': 'Unsere Antwort',
  'messageAnswer.preview': 'Der Gastgeber hat auf Ihre Nachricht geantwortet.',
  'messageAnswer.yours': 'Ihre Nachricht',
  'messageAnswer.note': 'Antworten Sie einfach auf diese E-Mail, sie erreicht den Gastgeber.',
  'conversationNews.subject': 'Eine Nachricht zu Ihrem Aufenthalt: {reference}',
  'conversationNews.preview': 'Zu Ihrer Buchung {reference}',
  'conversationNews.title': 'Ihr Gastgeber hat Ihnen geschrieben',
  'conversationNews.files':
    'Mit {count} {count|Datei|Dateien}, zu finden auf der Seite Ihres Aufenthalts.',
  'conversationNews.answer':
    'Antworten können Sie auf der Seite Ihres Aufenthalts. Bitte geben Sie den Link nicht weiter.',
  'conversationNews.action': 'Lesen und antworten',
  'conversationNews.reply': 'Antworten Sie einfach auf diese E-Mail.',

  'messageReceipt.subject': 'Ihre Nachricht ist angekommen',
  'messageReceipt.preview': 'Meist antworten wir innerhalb von {hours} {hours|Stunde|Stunden}.',
  'messageReceipt.title': 'Danke für Ihre Nachricht',
  'messageReceipt.text':
    'Ihre Nachricht ist bei uns angekommen. Wir sind von {opening} für Sie da und antworten meist innerhalb von {hours} {hours|Stunde|Stunden}.',
  'messageReceipt.notYou':
    'Sie haben uns gar nicht geschrieben? Dann hat sich wohl jemand bei der Adresse vertippt. Sie brauchen nichts zu tun.',
  'common.taxNumber': 'NIF {number}',
  'common.registration': 'Alojamento Local {number}',
  'cancel.title': 'Wenn Sie stornieren',
  'cancel.full': 'Bis {day} erhalten Sie alles zurück, was Sie gezahlt haben.',
  'cancel.part': 'Bis {day} erhalten Sie {percent} % des Gesamtpreises zurück.',
  'cancel.after': 'Danach wird nichts erstattet.',
  'cancel.none': 'Bei einer Stornierung wird nichts erstattet.',
});

export const legalPage = translation<typeof english.legalPage>()({
  version: 'Fassung {version}, gültig seit {day}',
  translated:
    'Diese Übersetzung soll das Lesen erleichtern. Verbindlich ist die englische Fassung:',
  'steps.title': 'Ihre Erstattung',
  'steps.full': 'Bis {days} {days|Tag|Tage} vor der Anreise: alles, was Sie gezahlt haben',
  'steps.part': 'Bis {days} {days|Tag|Tage} vor der Anreise: {percent} % des Gesamtpreises',
  'steps.fullToday': 'Bis zum Tag der Anreise: alles, was Sie gezahlt haben',
  'steps.partToday': 'Bis zum Tag der Anreise: {percent} % des Gesamtpreises',
  'steps.after': 'Danach: keine Erstattung',
  'steps.none': 'Bei Stornierung eines bestätigten Aufenthalts wird nichts erstattet.',
  'operator.title': 'Ihr Vermieter',
  'operator.name': 'Name',
  'operator.taxNumber': 'Steuernummer (NIF)',
  'operator.address': 'Anschrift',
  'operator.registration': 'Registrierung (Alojamento Local)',
  'operator.capacity': 'Registriert für',
  'operator.guests': '{n} {n|Gast|Gäste}',
  'operator.euRegistration': 'Registrierung (EU)',
  'operator.vatNote': 'Umsatzsteuer',
  'operator.privacyContact': 'Für Fragen zu Ihren Daten',
});

export const legal = translation<typeof english.legal>()({
  'privacy.1.title': 'Wer verantwortlich ist',
  'privacy.1.text':
    '{operator} ist für Ihre Daten auf dieser Website und rund um Ihren Aufenthalt im Haus {villa} verantwortlich. Bei allen Fragen zu Ihren Daten schreiben Sie bitte an {contact}.',
  'privacy.2.title': 'Wenn Sie einen Aufenthalt anfragen',
  'privacy.2.text':
    'Wir speichern Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer, falls Sie eine angeben, die Sprache, in der Sie uns lesen, Ihre Reisedaten, mit wie vielen Personen Sie kommen, auch Kindern und Haustieren, was Sie dazu wählen, den Preis, Ihre Wünsche und die Angebote, die wir Ihnen machen. Wir brauchen das, um Ihnen zu antworten, die Buchung abzuschließen und Sie zu empfangen: Es geht um Schritte vor einem Vertrag, um die Sie uns bitten, und um den Vertrag selbst (Art. 6 Abs. 1 Buchst. b DSGVO).',
  'privacy.3.title': 'Wenn Sie uns schreiben',
  'privacy.3.text':
    'Wir speichern Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer, falls Sie eine angeben, Ihre Nachricht und unsere Antworten (Art. 6 Abs. 1 Buchst. b DSGVO, wenn es um einen Aufenthalt geht, sonst Buchst. f: Sie haben geschrieben, weil Sie eine Antwort möchten). Was Sie und wir einander auf der Seite Ihres Aufenthalts schreiben, mit den Bildern und Dokumenten, die Sie senden, speichern wir bei der Buchung.',
  'privacy.4.title': 'Wenn Sie bei uns wohnen',
  'privacy.4.text':
    'Ihr Aufenthalt hat eine eigene Seite, die sich über den Link in unseren E-Mails öffnet. Was Sie dort eintragen, speichern wir, um Sie zu empfangen und Ihnen zu antworten: die Namen derer, die mit Ihnen kommen, wann und wie Sie anreisen, etwa eine Flugnummer, und Ihren Wunsch, etwas zu ändern oder zu stornieren (Art. 6 Abs. 1 Buchst. b DSGVO). Bitte tragen Sie die Namen anderer nur ein, wenn diese davon wissen.\n\nWir halten fest, was Sie zahlen und was wir erstatten, mit Tag, Betrag und Zahlungsweg, und stellen Quittungen auf Ihren Namen aus (Art. 6 Abs. 1 Buchst. b DSGVO und, soweit das Steuerrecht sie verlangt, Buchst. c). Auf dieser Website wird nichts bezahlt, und sie fragt nach keiner Karte.\n\nWenn Sie uns eine Bewertung senden, zeigen wir sie auf unserer Startseite, sobald wir sie gelesen haben: Ihre Worte und Sterne, den Monat Ihres Aufenthalts und Ihren Vornamen, Ihre Initialen oder keinen Namen, wie Sie es wählen. Dafür senden Sie sie uns (Art. 6 Abs. 1 Buchst. a DSGVO), und wir nehmen sie wieder weg, wann immer Sie darum bitten.\n\nDas portugiesische Recht verpflichtet uns, Gäste ohne portugiesische Staatsangehörigkeit der Ausländerbehörde zu melden: mit Name, Staatsangehörigkeit, Geburtsdatum und Geburtsort, Wohnsitzland und Ausweisdokument (Art. 6 Abs. 1 Buchst. c DSGVO). Wir fragen Sie vor der Anreise danach und verwenden diese Angaben für nichts anderes.',
  'privacy.5.title': 'Wie lange wir es aufbewahren',
  'privacy.5.text':
    'Anfragen, aus denen nichts wurde: {enquiryMonths} Monate ab dem letzten angefragten Tag.\nNachrichten über das Kontaktformular: {messageMonths} Monate.\nAufenthalte, die stattgefunden haben: {stayMonths} Monate ab der Abreise.\nE-Mails, die wir gesendet haben: {mailDays} Tage.\nUnser Protokoll, wer was geändert hat: {logMonths} Monate.\n\nMit einer Anfrage oder einem Aufenthalt wird alles gelöscht, was dazugehört: Angebote, Namen, Anreise, Wünsche, was wir einander geschrieben haben samt Dateien, Notizen zu Zahlungen und die Bewertung, auch auf unserer Startseite. Was bleibt, sind Nächte und Beträge ohne Namen. Was wir nach dem Steuerrecht aufbewahren müssen, also den Namen zu einem Aufenthalt, der stattgefunden hat, und die Quittungen, bewahren wir {taxYears} Jahre auf, den Namen verschlüsselt. Sicherungskopien können Gelöschtes noch etwa ein halbes Jahr enthalten.',
  'privacy.6.title': 'Wer es außer uns sieht',
  'privacy.6.text':
    'Die Unternehmen, die unseren Server betreiben und unsere E-Mails zustellen. Sie arbeiten in unserem Auftrag und verwenden nichts für eigene Zwecke. Behörden erhalten, was ihnen nach dem Gesetz zusteht. Wir verkaufen nichts und geben nichts für Werbung weiter.\n\nWo eine Seite eine Karte zeigt, sieht der Anbieter der Karte die Netzwerkadresse Ihres Browsers. Von dort wird nichts geladen, bevor Sie in die Nähe der Karte kommen.\n\nDas Bild am Anfang unserer E-Mails wird von unserem Server oder von Cloudinary geladen; dabei wird dort Ihre Netzwerkadresse sichtbar.',
  'privacy.7.title': 'Keine Cookies, kein Tracking',
  'privacy.7.text':
    'Diese Website setzt für Gäste keine Cookies und verfolgt niemanden. Ihr Browser merkt sich die gewählte Währung, die gewählten Reisedaten und die Zahl der Gäste samt Kindern, Kleinkindern und Haustieren. Bis Sie die Anfrage senden oder den Tab schließen, behält er auch, was Sie in das Formular eingegeben haben; danach, bis Sie den Tab schließen, die Eingangsbestätigung mit dem Link zur Seite Ihres Aufenthalts. Nichts davon wird an jemanden gesendet, und die Buchungsseite vergisst Reisedaten und Gäste auf Ihren Wunsch. Um Missbrauch abzuwehren, zählt der Server kurze Zeit die Anfragen je Netzwerkadresse und vergisst sie dann.',
  'privacy.8.title': 'Ihre Rechte',
  'privacy.8.text':
    'Sie können Auskunft über die Daten verlangen, die wir über Sie haben, und eine Kopie davon erhalten, sie berichtigen oder löschen lassen, ihre Verwendung einschränken lassen, sie anderswohin mitnehmen und ihrer Verwendung widersprechen. Schreiben Sie an {contact}; wir antworten innerhalb eines Monats. Sie können sich auch bei der portugiesischen Aufsichtsbehörde beschweren, der [CNPD](https://www.cnpd.pt/).',
  'privacy.9.title': 'Müssen Sie uns Ihre Daten geben?',
  'privacy.9.text':
    'Kein Gesetz verpflichtet Sie, uns vor einer Buchung etwas anzugeben. Ohne Namen und E-Mail-Adresse können wir eine Anfrage nicht beantworten. Keine Entscheidung über Sie wird von einer Maschine getroffen.',
  'terms.1.title': 'Ihr Vermieter',
  'terms.1.text':
    '{operator} vermietet das Haus {villa} an Feriengäste, als Alojamento Local nach dem portugiesischen Decreto-Lei 128/2014. Diese Bedingungen gelten für jeden Aufenthalt, der auf dieser Website angefragt wird.',
  'terms.2.title': 'Von der Anfrage zur Buchung',
  'terms.2.text':
    'Eine Anfrage kostet nichts und bindet niemanden. Eine Buchung kommt zustande, wenn wir sie per E-Mail bestätigen oder wenn Sie ein Angebot von uns annehmen, in dem steht, dass Ihr Aufenthalt damit bestätigt ist. Bis dahin ist nichts zu zahlen, und die Tage können an jemand anderen gehen, außer wenn unser Angebot sie für Sie freihält.',
  'terms.3.title': 'Preis und Zahlung',
  'terms.3.text':
    'Der Preis in unserer Bestätigung ist der Preis für den gesamten Aufenthalt, mit Reinigung und allen Gebühren, die daneben genannt sind. Wie und wann er zu zahlen ist, steht in der E-Mail, die die Buchung bestätigt, oder in einer späteren. Eine Abgabe der Gemeinde wird, wo es sie gibt, gesondert ausgewiesen.',
  'terms.4.title': 'Gäste',
  'terms.4.text':
    'Es dürfen nur so viele Personen wohnen, wie gebucht sind, und nie mehr, als die Registrierung des Hauses erlaubt. Wer bucht, ist volljährig und steht für alle ein, die mitkommen. Bitte fragen Sie, bevor Sie Besuch einladen oder ein Haustier mitbringen.',
  'terms.5.title': 'Das Haus',
  'terms.5.text':
    'An- und Abreise sind zu den Zeiten möglich, die in unserer Bestätigung stehen. Bitte behandeln Sie Haus, Garten und Pool, als gehörten sie Ihnen, achten Sie nachts auf die Ruhe der Nachbarn und halten Sie sich an die Hausmappe, die im Haus liegt. Sagen Sie uns sofort Bescheid, wenn etwas kaputtgeht oder fehlt. Wer einen Schaden verursacht, der über die gewöhnliche Abnutzung hinausgeht, kommt dafür auf.',
  'terms.6.title': 'Wenn Sie stornieren oder wir absagen müssen',
  'terms.6.text':
    'Was Sie bei einer Stornierung zurückbekommen, steht auf der Seite „Stornierung“ dieser Website. Wenn wir absagen müssen, erhalten Sie alles zurück, was Sie gezahlt haben. Für Unterkünfte zu festen Terminen sieht das Gesetz kein Widerrufsrecht von 14 Tagen vor (Art. 16 Buchst. l der Richtlinie 2011/83/EU).',
  'terms.7.title': 'Wofür wir haften',
  'terms.7.text':
    'Wir stehen für das ein, was wir versprochen haben, und für Schäden, die wir vorsätzlich oder grob fahrlässig verursachen, sowie für Schäden an Leben und Gesundheit. Niemand haftet für das, was sich nicht verhindern ließ, etwa das Wetter, gesperrte Straßen oder einen Ausfall der öffentlichen Netze; wir helfen, wo wir können.',
  'terms.8.title': 'Beschwerden und Streitfälle',
  'terms.8.text':
    'Bitte sprechen Sie zuerst mit uns: Das meiste lässt sich binnen eines Tages in Ordnung bringen. Das [Beschwerdebuch](https://www.livroreclamacoes.pt/) (Livro de Reclamações) steht Ihnen im Haus auf Papier und im Internet offen; zuständige Behörde ist die ASAE.\n\nVerbraucher können sich an eine Stelle für alternative Streitbeilegung wenden (Lei 144/2015). Für die Algarve ist das CIMAAL, Centro de Informação, Mediação e Arbitragem de Conflitos de Consumo do Algarve, [www.consumidoronline.pt](https://www.consumidoronline.pt/); die übrigen stehen unter [www.consumidor.gov.pt](https://www.consumidor.gov.pt/).',
  'terms.9.title': 'Recht',
  'terms.9.text':
    'Es gilt portugiesisches Recht. Verbraucher behalten den Schutz, den ihnen das Recht ihres Wohnsitzlandes gibt und den kein Vertrag nehmen kann.',
  'cancellation.1.title': 'So stornieren Sie',
  'cancellation.1.text':
    'Bitten Sie auf der Seite Ihres Aufenthalts darum, die sich über den Link in unseren E-Mails öffnet, antworten Sie auf eine unserer E-Mails oder schreiben Sie uns über das Formular auf dieser Website, mit Ihrer Buchungsnummer. Es zählt der Tag, an dem Ihre Nachricht bei uns ankommt, nach portugiesischer Zeit. Einen Grund brauchen Sie nicht zu nennen.',
  'cancellation.2.title': 'Was Sie zurückbekommen',
  'cancellation.2.text':
    'Der Anteil bezieht sich auf den Gesamtpreis des Aufenthalts ohne Touristensteuer; bereits gezahlte Touristensteuer wird bei einem Aufenthalt, der nicht beginnt, ganz erstattet. Erstattet wird auf dem Weg, auf dem gezahlt wurde, innerhalb von 14 Tagen. Von dem, was noch nicht gezahlt ist, bleibt nur der Anteil fällig, der nicht erstattet wird. Für Sie gelten die Stufen, die Ihre Bestätigung nennt, auch wenn sich diese Seite später ändert.',
  'cancellation.3.title': 'Frühere Abreise oder Nichtanreise',
  'cancellation.3.text':
    'Ein Aufenthalt, der später beginnt, früher endet oder gar nicht angetreten wird, gilt als am Tag der Anreise storniert.',
  'cancellation.4.title': 'Wenn wir absagen müssen',
  'cancellation.4.text':
    'Sie erhalten sofort alles zurück, was Sie gezahlt haben, und wir helfen Ihnen, ein anderes Haus zu finden.',
  'missing.operator': 'Der Eigentümer von {villa}',
  'missing.contact': 'uns, über das Kontaktformular dieser Website',
});

export const house = translation<typeof english.house>()({
  'rooms.title': 'Wer schläft wo',
  'facts.title': 'Gut zu wissen',
  'walks.title': 'Zu Fuß vom Haus',
  'map.title': 'Gezeichnete Karte von Praia da Luz, nicht maßstäblich',
  sleeps: 'Betten für {n}',
  minutes: '{n} Min.',
  'place.beach': 'Strand',
  'place.promenade': 'Promenade',
  'place.shops': 'Läden',
  'place.village': 'Ort',
  'place.rochaNegra': 'Rocha Negra',
  'place.golf': 'Golf',
  'room.mainBedroom': 'Großes Schlafzimmer',
  'room.gardenRoom': 'Gartenzimmer',
  'room.twinRoom': 'Zweibettzimmer',
  'room.childrensRoom': 'Kinderzimmer',
  'room.bedroom': 'Schlafzimmer',
  'room.livingRoom': 'Wohnzimmer',
  'room.study': 'Arbeitszimmer',
  'room.annexe': 'Nebengebäude',
  'bed.double': '{n} {n|Doppelbett|Doppelbetten}',
  'bed.single': '{n} {n|Einzelbett|Einzelbetten}',
  'bed.bunk': '{n} {n|Etagenbett|Etagenbetten}',
  'bed.sofaBed': '{n} {n|Schlafsofa|Schlafsofas} für zwei',
  bathroom: 'Eigenes Bad',
  'airConditioning.no': 'Keine Klimaanlage',
  'airConditioning.bedrooms': 'Klimaanlage in den Schlafzimmern',
  'airConditioning.everywhere': 'Klimaanlage im ganzen Haus',
  'heating.no': 'Keine Heizung',
  'heating.bedrooms': 'Heizung in den Schlafzimmern',
  'heating.everywhere': 'Heizung im ganzen Haus',
  'poolHeating.no': 'Pool nicht beheizt',
  'poolHeating.onRequest': 'Pool auf Wunsch beheizt',
  'poolHeating.yes': 'Beheizter Pool',
  'poolFence.no': 'Pool nicht eingezäunt',
  'poolFence.yes': 'Eingezäunter Pool',
  poolDepth: 'Pool {depth} m tief',
  poolDepths: 'Pool {from} bis {to} m tief',
  'parking.no': 'Kein Parkplatz',
  'parking.street': 'Parken an der Straße',
  'parking.onSite': 'Parken auf dem Grundstück',
  'parking.garage': 'Garage',
  'carCharging.no': 'Keine Lademöglichkeit für Autos',
  'carCharging.socket': 'Steckdose zum Laden eines Autos',
  'carCharging.wallbox': 'Wallbox für Elektroautos',
  'washingMachine.no': 'Keine Waschmaschine',
  'washingMachine.washer': 'Waschmaschine',
  'washingMachine.washerDryer': 'Waschmaschine und Trockner',
  'stepFree.no': 'Nicht stufenlos',
  'stepFree.groundFloor': 'Erdgeschoss stufenlos',
  'stepFree.everywhere': 'Überall stufenlos',
  'pets.no': 'Keine Haustiere',
  'pets.onRequest': 'Haustiere auf Anfrage',
  'pets.yes': 'Haustiere willkommen',
  'smoking.no': 'Rauchen nicht gestattet',
  'smoking.outdoors': 'Rauchen nur draußen',
  'cots.none': 'Kein Kinderbett',
  cots: '{n} {n|Kinderbett|Kinderbetten}',
  'highChairs.none': 'Kein Hochstuhl',
  highChairs: '{n} {n|Hochstuhl|Hochstühle}',
  internet: 'WLAN, {n} Mbit/s',
});

export const questions = translation<typeof english.questions>()({
  '1.title': 'Wie buchen wir?',
  '1.text':
    'Wählen Sie Ihre Reisedaten und senden Sie eine Anfrage. Sie kostet nichts und verpflichtet Sie zu nichts. Wir antworten innerhalb von {hours} Stunden, und sobald wir bestätigt haben, gehören die Tage Ihnen.',
  '2.title': 'Wann können wir anreisen, wann reisen wir ab?',
  '2.text':
    'Anreise ab {checkin}, Abreise bis {checkout}. Passt Ihr Flug nicht dazu, fragen Sie uns: Oft lässt sich etwas einrichten, wenn an dem Tag sonst niemand kommt oder geht.',
  '3.title': 'Was, wenn sich unsere Pläne ändern?',
  '3.text':
    'Noch vor dem Absenden steht beim Preis, bis wann Sie stornieren können und was Sie zurückbekommen. Einzelheiten finden Sie auf der Seite Stornierung.',
  '4.title': 'Ist die Bettwäsche dabei?',
  '4.text':
    'Ja. Die Betten sind bei Ihrer Ankunft gemacht, und für alle liegen Handtücher bereit, fürs Bad und für den Pool.',
  '5.title': 'Passt das Haus für kleine Kinder?',
  '5.text':
    'Familien sind willkommen. Sagen Sie uns, wie alt Ihre Kinder sind, dann sagen wir Ihnen, was Sie bei Pool und Treppen erwartet und was wir für Sie bereitstellen können.',
  '6.title': 'Welche Hausregeln gibt es?',
  '6.text':
    'Draußen Ruhe ab zehn Uhr abends, keine Partys, und es übernachtet nur, wer zur Buchung gehört. Bitte fragen Sie, bevor Sie ein Haustier mitbringen.',
  '7.title': 'Brauchen wir ein Auto?',
  '7.text':
    'Im Ort nicht: Strand, Läden und Restaurants sind in wenigen Minuten zu Fuß erreicht. Für Lagos, Sagres und die Golfplätze ist ein Auto praktisch.',
});

export { rules } from './rules';
