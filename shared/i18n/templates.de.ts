import type { templatesEn } from './templates.en';
import { translation } from './translation';

/** `templates.en.ts` in German. */
export const templatesDe = translation<typeof templatesEn>()({
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
