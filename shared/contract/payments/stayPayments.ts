import type { BankAccount } from '../../domain/payments/bankDetails';
import type { PaymentState } from '../../domain/payments/paymentState';
import type { ItemKind } from '../../domain/payments/paymentSchedule';
import type { Cents } from '../../domain/prices/money';

/** What the guest's page says of payments, in the booking's currency. */
export type StayPayments = {
  /** Oldest due first. */
  items: {
    kind: ItemKind;
    /** Villa day. */
    dueDate: string;
    cents: Cents;
    paidCents: Cents;
    state: PaymentState;
  }[];
  receivedCents: Cents;
  returnedCents: Cents;
  /** Of the stay; the security deposit is apart from its price. */
  outstandingCents: Cents;
  securityOutstandingCents: Cents;
  /** What the owner owes the guest. */
  giveBackCents: Cents;
  /** The next transfer; `null` where nothing is to be paid, or nobody has said where to. */
  transfer: {
    cents: Cents;
    dueDate: string;
    bank: BankAccount;
    /** The transfer as a QR code: modules on a side, and those that are dark as an SVG path. */
    qr: { size: number; path: string } | null;
  } | null;
};
