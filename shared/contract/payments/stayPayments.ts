import type { BankAccount } from '../../domain/payments/bankDetails';
import type { PaymentState } from '../../domain/payments/paymentState';
import type { ItemKind } from '../../domain/payments/paymentSchedule';
import type { Cents } from '../../domain/prices/money';

/** The bank account without an amount due, and the whole price in euros; `null` for a booking in euros. */
export type StayAccount = BankAccount & { totalEuroCents: Cents | null };

/** Payments on the guest's page, in the booking's currency. */
export type StayPayments = {
  /** By due date. */
  items: {
    kind: ItemKind;
    dueDate: string;
    cents: Cents;
    paidCents: Cents;
    state: PaymentState;
  }[];
  receivedCents: Cents;
  returnedCents: Cents;
  /** Parts of the security deposit that are kept for damage, with the owner's reason. */
  keptSecurity: { cents: Cents; reason: string }[];
  /** Still to pay for the stay; the security deposit is separate. */
  outstandingCents: Cents;
  securityOutstandingCents: Cents;
  /** Refunds that the owner owes the guest. */
  giveBackCents: Cents;
  /** The next transfer; `null` if nothing is due or the owner has not entered bank details. */
  transfer: {
    cents: Cents;
    /** The same in euros at the rates of the day of booking; `null` for a booking in euros. */
    euroCents: Cents | null;
    dueDate: string;
    bank: BankAccount;
    /** QR code of the transfer: modules per side, and the dark ones as an SVG path. */
    qr: { size: number; path: string } | null;
  } | null;
};
