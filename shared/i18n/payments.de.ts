import type { paymentsEn } from './payments.en';
import { translation } from './translation';

/** `payments.en.ts` in German. */
export const paymentsDe = translation<typeof paymentsEn>()({
  'payments.title': 'Zahlungen',
  'payments.paid': 'Erhalten',
  'payments.returned': 'Zurückgezahlt',
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
    'Kaution für den Aufenthalt vom {from} bis {to}; wird nach dem Aufenthalt zurückgezahlt',
  'receipt.notInvoice': 'Bestätigt den Eingang einer Zahlung und ist keine Rechnung.',
});
