import type { mailEn, mailTemplatesEn } from './mail.en';
import { translation } from './translation';

/** `mailTemplatesEn` in German. */
export const mailTemplatesDe = translation<typeof mailTemplatesEn>()({
  'receipt.title': 'Danke für Ihre Anfrage',
  'receipt.subject': 'Ihre Anfrage {reference} ist angekommen',
  'receipt.body':
    'Guten Tag,\n\nIhre Anfrage ist bei uns angekommen. Wir melden uns innerhalb von {replyTime}, bestätigen die Verfügbarkeit und nennen Ihnen die Zahlungsdaten. Bis dahin ist nichts gebucht, und es ist nichts zu zahlen.',
  'offer.title': 'Unser Angebot für Ihren Aufenthalt',
  'offer.subject': 'Unser Angebot für Ihren Aufenthalt: {reference}',
  'offer.body':
    'Guten Tag {guestName},\n\nvielen Dank für Ihr Interesse an der {villa}. Gern bieten wir Ihnen diese Tage an: {checkin} bis {checkout}, zum Preis von {total}.\n\nAuf Ihrer Seite können Sie das Angebot ansehen und annehmen.',
  'confirmation.title': 'Ihr Aufenthalt ist bestätigt',
  'confirmation.subject': 'Ihr Aufenthalt ist bestätigt: {reference}',
  'confirmation.body':
    'Guten Tag {guestName},\n\nwir freuen uns, Sie in der {villa} zu begrüßen. Für Ihren Kalender liegt der Termin als Datei bei.',
  'paymentRequest.title': 'Die Zahlung für Ihren Aufenthalt',
  'paymentRequest.subject': 'Die Zahlung für Ihren Aufenthalt: {reference}',
  'paymentRequest.body':
    'Guten Tag {guestName},\n\nwir freuen uns auf Ihren Aufenthalt in der {villa}. Bitte zahlen Sie {amountDue}, fällig am {dueDate}. Wie Sie zahlen können und was Sie schon gezahlt haben, steht auf Ihrer Seite.\n\nFalls Sie bereits gezahlt haben: vielen Dank, Sie brauchen nichts weiter zu tun.',
  'paymentReminder.title': 'Eine Erinnerung an Ihre Zahlung',
  'paymentReminder.subject': 'Eine Erinnerung an Ihre Zahlung: {reference}',
  'paymentReminder.body':
    'Guten Tag {guestName},\n\neine freundliche Erinnerung: Für Ihren Aufenthalt in der {villa} sind {amountDue} zu zahlen, fällig am {dueDate}. Wie Sie zahlen können, steht auf Ihrer Seite.\n\nFalls Ihre Zahlung schon unterwegs ist: vielen Dank, Sie brauchen nichts weiter zu tun.',
  'paymentOverdue.title': 'Ihre Zahlung ist überfällig',
  'paymentOverdue.subject': 'Ihre Zahlung ist überfällig: {reference}',
  'paymentOverdue.body':
    'Guten Tag {guestName},\n\nfür Ihren Aufenthalt in der {villa} waren {amountDue} zu zahlen, fällig am {dueDate}. Der Betrag ist noch nicht bei uns eingegangen. Bitte zahlen Sie ihn in den nächsten Tagen; wie das geht, steht auf Ihrer Seite. Wenn etwas dazwischengekommen ist, antworten Sie bitte auf diese E-Mail.\n\nFalls Ihre Zahlung schon unterwegs ist: vielen Dank, Sie brauchen nichts weiter zu tun.',
  'arrivalDetails.title': 'Vor Ihrer Anreise',
  'arrivalDetails.subject': 'Vor Ihrer Anreise: {reference}',
  'arrivalDetails.body':
    'Guten Tag {guestName},\n\nbald sind Sie in der {villa}. Ihre Anreise: {checkin}, ab {checkinTime}.\n\nAnfahrt, Schlüssel und alles andere, was Sie wissen müssen, finden Sie auf Ihrer Seite. Bitte lesen Sie sie, bevor Sie aufbrechen, und geben Sie den Link nicht weiter.\n\nGute Reise!',
  'departureDay.title': 'Ihre Abreise',
  'departureDay.subject': 'Ihre Abreise: {reference}',
  'departureDay.body':
    'Guten Tag {guestName},\n\nwir hoffen, Sie hatten eine schöne Zeit in der {villa}. Ihre Abreise: {checkout}, bis {checkoutTime}.\n\nWenn Sie vor der Abreise noch eine Frage haben, sehen Sie auf Ihrer Seite nach oder schreiben Sie uns dort. Kommen Sie gut nach Hause!',
  'thanks.title': 'Danke für Ihren Aufenthalt',
  'thanks.subject': 'Danke für Ihren Aufenthalt: {reference}',
  'thanks.body':
    'Guten Tag {guestName},\n\nvielen Dank, dass Sie bei uns in der {villa} waren. Wir hoffen, Sie sind gut nach Hause gekommen.\n\nMöchten Sie anderen erzählen, wie es war? Ein paar Worte auf Ihrer Seite genügen, und Sie bestimmen, unter welchem Namen sie erscheinen.\n\nWir würden uns freuen, Sie wieder zu begrüßen.',
  'pay.amount': 'Zu zahlen',
  'pay.due': 'Fällig am',
});

/** `mailEn` in German. */
export const mailDe = translation<typeof mailEn>()({
  'common.greeting': 'Guten Tag,',
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
  'stayPage.note': 'Dort finden Sie den Stand Ihrer Buchung, mit Daten, Preis und Kalenderdatei.',
  'stayPage.secret':
    'Wer diesen Link hat, kann die Seite öffnen; bitte geben Sie ihn nicht weiter.',

  'enquiryReceipt.preview':
    '{from} bis {to}: Sie hören innerhalb von {hours} {hours|Stunde|Stunden} von uns.',
  'enquiryReceipt.notYou':
    'Sie haben gar nicht angefragt? Dann hat sich wohl jemand bei der Adresse vertippt. Sie brauchen nichts zu tun.',
  'confirmation.preview': 'Wir freuen uns auf Sie. Ihre Anreise: {from}.',
  'confirmation.invitation': 'Aufenthalt in der {villa}',
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
    'wie gewünscht haben wir Ihre Buchung in der {villa} storniert. Die beigefügte Datei nimmt den Termin wieder aus Ihrem Kalender.',
  'cancellation.text':
    'Ihre Buchung in der {villa} wurde storniert. Wenn Sie das überrascht, antworten Sie bitte auf diese E-Mail. Die beigefügte Datei nimmt den Termin wieder aus Ihrem Kalender.',
  'cancellation.textByOwner':
    'leider müssen wir Ihre Buchung in der {villa} stornieren. Das tut uns sehr leid. Die beigefügte Datei nimmt den Termin wieder aus Ihrem Kalender.',
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
  'conversationNews.files': 'Mit {count} {count|Datei|Dateien}, zu finden auf Ihrer Seite.',
  'conversationNews.answer':
    'Antworten können Sie auf Ihrer Seite. Bitte geben Sie den Link nicht weiter.',
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
