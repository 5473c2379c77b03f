import type { mailEn } from './mail.en';
import { translation } from './translation';

/** `mail.en.ts` in German. */
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
    'Wir haben Ihre Buchung in der {villa} geändert. Wenn etwas davon nicht stimmt, antworten Sie bitte auf diese E-Mail.',
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
    'Vielen Dank für Ihre Anfrage für die {villa}. Leider können wir Ihnen diese Tage nicht anbieten. Vielleicht passen andere: Der Kalender auf unserer Website zeigt, was frei ist.',
  'decline.calendar': 'Freie Termine ansehen',
  'cancellation.subject': 'Ihr Aufenthalt ist storniert: {reference}',
  'cancellation.preview': '{from} bis {to}',
  'cancellation.title': 'Ihr Aufenthalt ist storniert',
  'cancellation.text':
    'Ihre Buchung in der {villa} wurde storniert. Wenn Sie das überrascht, antworten Sie bitte auf diese E-Mail. Die beigefügte Datei nimmt den Termin wieder aus Ihrem Kalender.',
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
