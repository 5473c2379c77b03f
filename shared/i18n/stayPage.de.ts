import type { stayPageEn } from './stayPage.en';
import { translation } from './translation';

/** The guest's page of a booking, in German. */
export const stayPageDe = translation<typeof stayPageEn>()({
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
  'status.declined.title': 'Wir konnten Ihre Anfrage leider nicht annehmen',
  'status.declined.text':
    'Es tut uns leid, dass dieser Aufenthalt nicht möglich ist. Vielleicht passen Ihnen andere Termine, oder schreiben Sie uns.',
  'status.ended.title': 'Dieser Aufenthalt findet nicht statt',
  'status.ended.text':
    'Er wurde abgesagt oder storniert. Wenn Sie das überrascht, schreiben Sie uns bitte. Vielleicht passen Ihnen andere Termine.',
  'status.over.title': 'Ihr Aufenthalt ist vorbei',
  'status.over.text': 'Danke, dass Sie unser Gast waren.',
  'status.lapsed.title': 'Diese Tage sind vorbei',
  'status.lapsed.text':
    'Aus Ihrer Anfrage ist kein Aufenthalt geworden. Vielleicht passen Ihnen andere Termine.',
  freeDates: 'Freie Termine ansehen',
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
  'cancel.full': 'Bis {day} bekommen Sie alles zurück, was Sie gezahlt haben.',
  'cancel.part': 'Bis {day} bekommen Sie {percent} % des Gesamtpreises zurück.',
  'cancel.after': 'Danach wird nichts zurückgezahlt.',
  'cancel.none': 'Bei einer Stornierung wird nichts erstattet.',
  'cancel.today':
    'Würden Sie heute stornieren, bekämen Sie {amount} von {total} zurück, soweit das gezahlt ist.',
  'cancel.todayAll':
    'Würden Sie heute stornieren, bekämen Sie alles zurück, was Sie gezahlt haben: {paid}.',
  'cancel.todayPart':
    'Würden Sie heute stornieren, bekämen Sie {back} der gezahlten {paid} zurück.',
  'cancel.todayNone':
    'Würden Sie heute stornieren, bekämen Sie von den gezahlten {paid} nichts zurück.',
  'cancel.todayUnpaid':
    'Sie haben noch nichts gezahlt und müssten bei einer Stornierung heute auch nichts zahlen.',
  'cancel.todayOwed':
    'Sie haben noch nichts gezahlt. Würden Sie heute stornieren, wären nach den Bedingungen {kept} von {total} dennoch zu zahlen.',
  'cancel.asked':
    'Sie haben am {day} um die Stornierung gebeten. Für die Rückzahlung zählt dieser Tag, auch wenn später storniert wird.',
  'cancel.enquiry':
    'Das gilt, sobald der Aufenthalt bestätigt ist. Bis dahin kostet es nichts: Bitten Sie uns einfach auf dieser Seite, Ihre Anfrage zu stornieren.',
  'details.title': 'Wer kommt und wann?',
  'details.text':
    'So können wir Sie gut empfangen. Sie können es bis zum Ende des Aufenthalts ändern.',
  'details.names': 'Namen der Gäste',
  'details.name': 'Gast {n}',
  'details.arrivalTime': 'Ankunftszeit',
  'details.arrivalTimeHint': 'In Ortszeit. Die Anreise ist ab {time} möglich.',
  'details.early':
    'Die Anreise ist ab {time} möglich, vorher ist das Haus vielleicht noch nicht bereit. Wenn Sie früher hinein möchten, fragen Sie uns bitte.',
  'details.note': 'Wie Sie kommen, zum Beispiel eine Flugnummer',
  'details.noteShort': 'Anreise mit',
  'details.save': 'Speichern',
  'change.title': 'Wenn sich etwas ändert',
  'change.text': 'Sagen Sie es uns hier. Es ändert sich nichts, bevor wir geantwortet haben.',
  'change.waiting.dates':
    'Am {day} haben Sie um andere Termine gebeten: {from} bis {to}. Wir antworten Ihnen.',
  'change.waiting.cancellation':
    'Am {day} haben Sie um Stornierung gebeten. Noch ist nichts storniert; wir antworten Ihnen.',
  'change.takeBack': 'Diesen Wunsch zurückziehen',
  'refusal.dates':
    'Guten Tag, {name},\n\nvielen Dank für Ihre Anfrage. Leider können wir Ihnen {newFrom} – {newTo} nicht anbieten. Es bleibt alles, wie es ist: {from} – {to}.\n\nBitte schreiben Sie uns, wenn Ihnen andere Termine passen.',
  'refusal.cancellation':
    'Guten Tag, {name},\n\nvielen Dank für Ihre Nachricht. Wir haben Ihren Aufenthalt nicht storniert: Er bleibt, wie er ist, {from} – {to}.\n\nBitte schreiben Sie uns, wenn Sie Fragen haben.',
  'dates.title': 'Um andere Termine bitten',
  'dates.checkin': 'Neue Anreise',
  'dates.checkout': 'Neue Abreise',
  'dates.message': 'Was wir wissen sollten',
  'dates.send': 'Um diese Termine bitten',
  'cancellation.title': 'Um Stornierung bitten',
  'cancellation.text': 'Wir lesen es und antworten; von selbst wird nichts storniert.',
  'cancellation.message': 'Der Grund, wenn Sie mögen',
  'cancellation.send': 'Um Stornierung dieses Aufenthalts bitten',
  'conversation.title': 'Nachrichten',
  'conversation.text':
    'Schreiben Sie uns hier. Wir antworten auf dieser Seite, und Sie erfahren es per E-Mail.',
  'conversation.textWithoutMail':
    'Schreiben Sie uns hier. Wir antworten auf dieser Seite; schauen Sie bitte wieder vorbei.',
  'conversation.you': 'Sie',
  'conversation.owner': 'Der Gastgeber',
  'conversation.new': 'Neu',
  'conversation.markRead': 'Als gelesen markieren',
  'conversation.seen': 'Gelesen',
  'conversation.earlier': 'Frühere Nachrichten',
  'conversation.latest': 'Neueste Nachrichten',
  'conversation.write': 'Ihre Nachricht',
  'conversation.files': 'Dateien',
  'conversation.filesHint': 'Bilder oder PDF, höchstens {count} und je bis zu 10 MB.',
  'conversation.send': 'Senden',
  'done.read': 'Als gelesen markiert. Wir sehen das bei uns.',
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
    'Ihr Wunsch ist angekommen. Ihr Aufenthalt bleibt, wie er ist, bis wir geantwortet haben.',
  'done.dates_rules':
    'Ihr Wunsch ist bei uns. Diese Termine liegen allerdings unter unserem Mindestaufenthalt oder nicht auf unseren An- und Abreisetagen; vielleicht müssen wir absagen. Ihr Aufenthalt bleibt, wie er ist, bis wir geantwortet haben.',
  'done.dates_rules_far':
    'Ihr Wunsch ist bei uns. So weit im Voraus nehmen wir allerdings gewöhnlich keine Buchungen an; vielleicht müssen wir absagen. Ihr Aufenthalt bleibt, wie er ist, bis wir geantwortet haben.',
  'done.dates_rules_long':
    'Ihr Wunsch ist bei uns. So lange können Gäste allerdings gewöhnlich nicht bleiben; vielleicht müssen wir absagen. Ihr Aufenthalt bleibt, wie er ist, bis wir geantwortet haben.',
  'done.cancellation':
    'Ihre Bitte um Stornierung ist angekommen. Es ist nichts storniert, bevor wir geantwortet haben.',
  'done.request_withdrawn': 'Ihr Wunsch ist zurückgezogen. Ihr Aufenthalt bleibt, wie er ist.',
  'problem.request_gone':
    'Dieser Wunsch wurde inzwischen beantwortet oder geändert. Bitte sehen Sie nach, was jetzt hier steht.',
  'problem.invalid':
    'Das konnte nicht gelesen werden. Bitte prüfen Sie die Felder und senden Sie es noch einmal.',
  'refused.title': 'Nicht gesendet',
  'refused.toForm': 'Zum Formular',
  'refused.fields': 'Bitte prüfen: {fields}.',
  'problem.too_many':
    'Das waren zu viele Versuche in kurzer Zeit. Bitte warten Sie eine Stunde, oder schreiben Sie uns.',
  'problem.too_many_names':
    'Das sind mehr Namen als Gäste. Wenn mehr Personen kommen, schreiben Sie uns bitte zuerst.',
  'problem.dates':
    'Mit diesen Tagen ist kein Aufenthalt möglich. Bitte wählen Sie eine Anreise ab heute und eine spätere Abreise.',
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
  'review.starsLabel': 'Sterne',
  'review.stars': '{n} von 5 Sternen',
  'review.words': 'Ihre Worte',
  'review.wordsHint': 'Was Ihnen gefallen hat und was besser sein könnte.',
  'review.name': 'Wie dürfen wir Sie nennen?',
  'review.name.none': 'Ohne Namen',
  'review.shown':
    'Sobald wir sie veröffentlicht haben, können alle sie auf unserer Startseite lesen, mit dem Monat Ihres Aufenthalts.',
  'review.answer': 'Unsere Antwort',
  'review.send': 'Bewertung senden',
  'review.change': 'Bewertung ändern',
  'done.review': 'Vielen Dank für Ihre Bewertung. Wir lesen sie, bevor sie erscheint.',
  'problem.review_too_early': 'Eine Bewertung können Sie ab dem Tag der Abreise schreiben.',
  'problem.review_published':
    'Ihre Bewertung ist veröffentlicht und lässt sich hier nicht mehr ändern. Bitte schreiben Sie uns.',
  'unknown.title': 'Dieser Link öffnet keine Seite',
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
