import type { BookingStatus } from '../../domain/bookings/bookingStatus';
import type { PlainDate } from '../../domain/date';
import type { CancellationStep } from '../../domain/legal/cancellation';
import type { BankAccount } from '../../domain/payments/bankDetails';
import type { ReviewNameForm } from '../../domain/reviews/review';
import type { Cents, Currency } from '../../domain/prices/money';
import type { ConversationForStay } from '../conversation/conversation';
import type { StayPayments } from '../payments/stayPayments';
import type { QuoteJson } from '../prices/price';
import type { StayOffer } from './stayOffer';
import type { ArrivalText } from './arrival';

/** What a guest can ask for on the page of the stay; the owner answers. */
export const STAY_REQUEST_KINDS = ['dates', 'cancellation'] as const;
export type StayRequestKind = (typeof STAY_REQUEST_KINDS)[number];

/** What of a form is stored at most. */
export const STAY_LIMITS = { guests: 30, arrivalNote: 300, message: 1000 } as const;

/** What the guest has filled in. */
export type StayDetailsForGuest = {
  /** Who comes. */
  guestNames: string[];
  /** `HH:mm` in the villa's time. */
  arrivalTime: string | null;
  arrivalNote: string | null;
};

/** A wish that the owner has not answered yet. */
export type OpenStayRequest = {
  id: number;
  kind: StayRequestKind;
  checkinDate: string | null;
  checkoutDate: string | null;
  message: string | null;
  /** Villa day. */
  day: string;
};

/** A text of the owner's. @param isEnglish on a page of another language */
export type ArrivalWords = { text: string; isEnglish: boolean };

/** What the guest finds to arrive with: from a day on, all that the owner has filled in. */
export type StayArrival =
  | { kind: 'later'; from: string }
  | ({
      kind: 'now';
      address: string | null;
      mapUrl: string | null;
      phone: string | null;
      doorCode: string | null;
      wifiName: string | null;
      wifiPassword: string | null;
    } & Record<ArrivalText, ArrivalWords | null>);

/** What came of the form that was sent last, by a code that the page has a sentence for. */
export type StayOutcome = {
  kind: 'done' | 'problem';
  code: string;
  /** Names of the form's fields that are wrong, where it was refused for them. */
  fields?: readonly string[];
  /** Of the file that was refused, where it was one. */
  fileName?: string;
};

/** A form as it was sent: the last part of the address that it went to, and each field's values. */
export type StayDraft = { form: string; fields: Readonly<Record<string, readonly string[]>> };

/** What the guest says of the stay, from the day of departure on. */
export type StayReview = {
  /** `null` for nothing yet. */
  given: { stars: number; words: string; nameForm: ReviewNameForm } | null;
  /** Then it is not changed any more. */
  isPublished: boolean;
  /** The owner's, once it is published. */
  answer: string | null;
  /** What the ways to be named come to; `null` where the name has nothing of the kind. */
  names: { first: string | null; initials: string | null };
};

/**
 * The guest's page of a booking, as the server renders it: the stay itself, and one part for each
 * piece of it, `null` where there is nothing of it to show.
 */
export type StayPage = {
  /** Path of the page; its forms are sent to paths below it. */
  address: string;
  reference: string;
  guestName: string;
  status: BookingStatus;
  /** Of one that does not take place: whether it was `cancelled` or never confirmed, where that is known. */
  end: 'cancelled' | 'declined' | null;
  checkinDate: string;
  checkoutDate: string;
  /** `HH:mm` in the villa. */
  checkinTime: string;
  checkoutTime: string;
  guestCount: number;
  children: number;
  pets: number;
  currency: Currency;
  totalCents: Cents;
  quote: QuoteJson;
  /** The policy that was offered with it; `null` where none is known. */
  cancellation: CancellationStep[] | null;
  /**
   * What cancelling today would give back by the policy, `null` where there is nothing to cancel; and of
   * what was paid, where payments are recorded: `keptCents` is what would stay due. `askedOn` is the day that counts
   * instead of today where the guest has asked to cancel.
   */
  refund: {
    askedOn: PlainDate | null;
    cents: Cents;
    paid: { paidCents: Cents; backCents: Cents; keptCents: Cents } | null;
  } | null;
  /** Whether the guest has left, or would have. */
  isOver: boolean;
  /** Whether there is a calendar file. */
  hasCalendar: boolean;
  /** `null` where there is nothing to fill in any more. */
  details: StayDetailsForGuest | null;
  /** What can be asked for now. */
  canAsk: readonly StayRequestKind[];
  requests: OpenStayRequest[];
  /** Of a booking that waits. */
  offer: StayOffer | null;
  payments: StayPayments | null;
  /** Where to pay, of a confirmed stay of which no payments are kept here: what is still due is not known. */
  account: BankAccount | null;
  conversation: ConversationForStay | null;
  arrival: StayArrival | null;
  review: StayReview | null;
  outcome: StayOutcome | null;
  /** What was typed into the form that was refused; `null` where none was. */
  draft: StayDraft | null;
};

/** What the renderer is given in place of a page: a stay, or that a link opens none. */
export type StayView = { kind: 'page'; page: StayPage } | { kind: 'unknown' } | { kind: 'ended' };
