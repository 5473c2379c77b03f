import type { paymentsEn } from './payments.en';
import { translation } from './translation';

/** `payments.en.ts` in French. */
export const paymentsFr = translation<typeof paymentsEn>()({
  'payments.title': 'Paiements',
  'payments.paid': 'Reçu',
  'payments.returned': 'Remboursé',
  'payments.outstanding': 'Reste à payer pour le séjour',
  'payments.outstandingSecurity': 'Dépôt de garantie à remettre',
  'payments.allPaid': 'Tout est réglé. Merci\u00A0!',
  'payments.giveBack': 'Nous vous remboursons {amount}.',
  'payments.item.deposit': 'Acompte',
  'payments.item.balance': 'Solde',
  'payments.item.full': 'Total de votre séjour',
  'payments.item.part': 'Paiement partiel',
  'payments.item.security': 'Dépôt de garantie',
  'payments.item.kept': 'Frais d’annulation',
  'payments.dueBy': 'à régler au plus tard le {day}',
  'payments.overdue': 'était à régler au plus tard le {day}',
  'payments.isPaid': 'réglé',
  'payments.partlyPaid': 'dont {amount} déjà réglés',
  'payments.securityHint':
    'Le dépôt de garantie s’ajoute au prix. Il vous est rendu après votre séjour.',
  'payments.bank.title': 'Régler par virement bancaire',
  'payments.bank.text':
    'Veuillez virer le montant sur ce compte en indiquant la référence, afin que nous reconnaissions votre paiement.',
  'payments.bank.laterByMail':
    'Nous vous indiquerons comment payer. Si vous souhaitez le savoir dès maintenant, répondez simplement à cet e-mail.',
  'payments.bank.later':
    'Nous vous indiquerons comment payer. Si vous souhaitez le savoir dès maintenant, écrivez-nous sur cette page.',
  'payments.bank.whatIsOpen':
    'Ce qui reste à payer pour votre séjour se règle par virement sur ce compte. Indiquez la référence, afin que nous reconnaissions votre paiement.',
  'payments.bank.next': '{amount}, au plus tard le {day}',
  'payments.bank.amount': 'Montant',
  'payments.bank.holder': 'Titulaire du compte',
  'payments.bank.iban': 'IBAN',
  'payments.bank.bic': 'BIC',
  'payments.bank.reference': 'Référence',
  'payments.bank.qr': 'Code QR de ce virement',
  'payments.bank.qrHint':
    'Scannez le code avec l’application de votre banque : le virement est prérempli.',
  'receipt.title': 'Reçu {number}',
  'receipt.issuedOn': 'Établi le {day}',
  'receipt.void': 'Ce reçu est annulé depuis le {day}\u00A0: {reason}',
  'receipt.from': 'Reçu de',
  'receipt.by': 'Bénéficiaire',
  'receipt.taxNumber': 'NIF {number}',
  'receipt.registration': 'Alojamento Local {number}',
  'receipt.amount': 'Montant',
  'receipt.paidOn': 'Payé le',
  'receipt.way': 'Mode de paiement',
  'receipt.way.transfer': 'virement bancaire',
  'receipt.way.cash': 'espèces',
  'receipt.way.card': 'carte',
  'receipt.way.other': 'autre moyen',
  'receipt.for': 'Objet',
  'receipt.booking': 'Réservation',
  'receipt.forStay': 'Séjour du {from} au {to}',
  'receipt.forSecurity': 'Dépôt de garantie du séjour du {from} au {to}, à rendre après le séjour',
  'receipt.notInvoice': 'Confirme la réception d’un paiement. Ceci n’est pas une facture.',
});
