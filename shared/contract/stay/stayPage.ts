import type { BookingStatus } from '../../domain/bookings/bookingStatus';
import type { PlainDate } from '../../domain/date';
import type { CancellationStep } from '../../domain/legal/cancellation';
import type { ReviewNameForm } from '../../domain/reviews/review';
import type { Cents, Currency } from '../../domain/prices/money';
import type { ConversationForStay } from '../conversation/conversation';
import type { StayAccount, StayPayments } from '../payments/stayPayments';
import type { QuoteJson } from '../prices/price';
import type { StayOffer } from './stayOffer';
import type { ArrivalText } from './arrival';

/** Requests that a guest can send from the page; the owner answers them. */
export const STAY_REQUEST_KINDS = ['dates', 'cancellation'] as const;
export type StayRequestKind = (typeof STAY_REQUEST_KINDS)[number];

/** Longest values of the forms. */
export const STAY_LIMITS = { guests: 30, arrivalNote: 300, message: 1000 } as const;

export type StayDetailsForGuest = {
  guestNames: string[];
  /** `HH:mm` in the villa's time. */
  arrivalTime: string | null;
  arrivalNote: string | null;
};

export type OpenStayRequest = {
  id: number;
  kind: StayRequestKind;
  checkinDate: string | null;
  checkoutDate: string | null;
  message: string | null;
  day: string;
};

/** A text of the owner. @param isEnglish shown in English on a page of another language */
export type TranslatedText = { text: string; isEnglish: boolean };

/** Arrival details: those that the owner has filled in, shown from a certain day on. */
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
    } & Record<ArrivalText, TranslatedText | null>);

/** Result of the last form, as a code for which the page has a sentence. */
export type StayOutcome = {
  kind: 'done' | 'problem';
  code: string;
  fields?: readonly string[];
  fileName?: string;
};

/** A submitted form: the last segment of its address, and each field's values. */
export type StayDraft = { form: string; fields: Readonly<Record<string, readonly string[]>> };

/** The guest's review, from the day of departure on. */
export type StayReview = {
  /** `null` before the guest has written one. */
  given: { stars: number; words: string; nameForm: ReviewNameForm } | null;
  /** Published reviews cannot be changed. */
  isPublished: boolean;
  answer: string | null;
  /** Each form of the guest's name; `null` if the name has no such form. */
  names: { first: string | null; initials: string | null };
};

/**
 * A booking's guest page, as the server renders it. Parts with nothing to show are `null`.
 */
export type StayPage = {
  /** Path of the page; its forms are sent to paths below it. */
  address: string;
  reference: string;
  /** The house's picture: its identifier at the image host; `null` for the site's own. */
  photo: string | null;
  guestName: string;
  status: BookingStatus;
  /** Why the stay does not take place: `cancelled`, or never confirmed; `null` if it does, or if unknown. */
  end: 'cancelled' | 'declined' | null;
  checkinDate: string;
  checkoutDate: string;
  /** `HH:mm` in the villa's time. */
  checkinTime: string;
  checkoutTime: string;
  guestCount: number;
  children: number;
  infants?: number;
  pets: number;
  currency: Currency;
  totalCents: Cents;
  quote: QuoteJson;
  /** The booking's own cancellation policy; `null` if unknown. */
  cancellation: CancellationStep[] | null;
  /**
   * Refund under the policy if the guest cancelled today; `null` if there is nothing to cancel. Where payments are
   * recorded it also has the refund of what was paid, and `keptCents` is what would stay due. `askedOn` is the date of
   * the guest's cancellation request, which counts instead of today.
   */
  refund: {
    askedOn: PlainDate | null;
    cents: Cents;
    paid: { paidCents: Cents; backCents: Cents; keptCents: Cents } | null;
  } | null;
  /** Whether the check-out has passed. */
  isOver: boolean;
  hasCalendar: boolean;
  /** Only while details can be changed: from the confirmation to the end of the stay. */
  details: StayDetailsForGuest | null;
  canAsk: readonly StayRequestKind[];
  requests: OpenStayRequest[];
  /** Only for waiting bookings. */
  offer: StayOffer | null;
  payments: StayPayments | null;
  /** Bank account, only for confirmed stays whose payments are not recorded here: the amount due is unknown. */
  account: StayAccount | null;
  conversation: ConversationForStay | null;
  arrival: StayArrival | null;
  review: StayReview | null;
  outcome: StayOutcome | null;
  /** Values of the form that was refused; `null` if none was. */
  draft: StayDraft | null;
};

/** Input of the renderer: a page, or the reason why the link opens none. */
export type StayView = { kind: 'page'; page: StayPage } | { kind: 'unknown' } | { kind: 'ended' };
