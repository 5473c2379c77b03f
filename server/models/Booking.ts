import type { BookingSource } from '@shared/contract/bookings/booking';
import type { BookingStatus } from '@shared/domain/bookings/bookingStatus';
import type { Currency } from '@shared/domain/prices/money';
import { searchText } from '@shared/domain/searchText';
import { DEFAULT_LANGUAGE, type Language } from '@shared/i18n/languages';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { rememberBookings, trackChanges, type RowChange } from '../db/changes/trackChanges';
import { amountParts } from './amountParts';
import { emailOf, NO_EMAIL } from './noEmail';
import {
  centsColumn,
  dayColumn,
  idColumn,
  modelOptions,
  optionalTimestampColumn,
  timestampColumn,
} from './columns';

/** A booking in any status, from the enquiry on. Only a `confirmed` one, or an offer, holds nights. */
export function defineBooking(sequelize: Sequelize) {
  class Booking extends Model<InferAttributes<Booking>, InferCreationAttributes<Booking>> {
    declare id: CreationOptional<number>;
    /** Short code for people, for example `VL-7K3Q9M`; does not reveal the row number. */
    declare reference: string;
    declare guestName: string;
    /** Empty if the guest has none; stored as {@link NO_EMAIL}, since the column refuses an empty text. */
    declare guestEmail: string;
    declare guestPhone: string | null;
    declare checkinDate: string;
    declare checkoutDate: string;
    declare guestCount: number;
    /** Guests below the age of the tourist tax, if the villa asks for them. */
    declare children: CreationOptional<number>;
    /** Not among the guests. */
    declare infants: CreationOptional<number>;
    declare pets: CreationOptional<number>;
    declare currency: Currency;
    declare totalAmountCents: number;
    /** At the rates at the time of booking; never recomputed. */
    declare totalAmountEurCents: number;
    /** Fees in the amount, also in EUR; set by the hooks below. */
    declare feesCents: CreationOptional<number>;
    declare feesEurCents: CreationOptional<number>;
    /** Tourist tax in the amount, which is not revenue; also in EUR. */
    declare taxCents: CreationOptional<number>;
    declare taxEurCents: CreationOptional<number>;
    /** `quoteSchema` JSON. */
    declare priceBreakdown: string;
    declare specialRequests: string | null;
    /** Language of the guest's mails. */
    declare language: CreationOptional<Language>;
    declare stripePaymentIntentId: CreationOptional<string | null>;
    declare calendarEventId: CreationOptional<string | null>;
    declare status: BookingStatus;
    /** The `Idempotency-Key` header, and the hash of its body. */
    declare idempotencyKey: CreationOptional<string | null>;
    declare idempotencyHash: CreationOptional<string | null>;
    /** The owner's private notes. */
    declare notes: CreationOptional<string | null>;
    /** Notes for housekeepers, the only text that they see. */
    declare houseNotes: CreationOptional<string | null>;
    declare source: CreationOptional<BookingSource>;
    /** Version of the privacy page that the guest was shown, and when; `null` for the owner's own bookings. */
    declare privacyVersion: CreationOptional<number | null>;
    declare privacyShownAt: CreationOptional<Date | null>;
    /** The agreed cancellation policy, as JSON; missing in older rows. */
    declare cancellationPolicy: CreationOptional<string | null>;
    /** SEQUENCE (RFC 5545) of the last calendar file sent to the guest. */
    declare calendarSequence: CreationOptional<number>;
    /** The stay in the last mail to the guest, as JSON; `null` if there was none. See `mailedStay.ts`. */
    declare mailedStay: CreationOptional<string | null>;
    /** Whether the guest gets scheduled mails; older rows do not. */
    declare schedulesMails: CreationOptional<boolean>;
    /** When scheduled mails start: the confirmation. */
    declare mailsFrom: CreationOptional<Date | null>;
    /** Name, e-mail and reference, folded for search; set by the hooks below. */
    declare searchText: CreationOptional<string>;
    /** When the guest's data were erased. */
    declare erasedAt: CreationOptional<Date | null>;
    /** The guest's name, encrypted, and the day until which tax law requires it. */
    declare retainedName: CreationOptional<string | null>;
    declare retainedUntil: CreationOptional<string | null>;
    /** Seed and hash of the guest page's link; see `stayLink.ts`. */
    declare stayLinkSeed: CreationOptional<string | null>;
    declare stayLinkHash: CreationOptional<string | null>;
    declare createdAt: Date;
    declare updatedAt: Date;
  }
  Booking.init(
    {
      id: idColumn(),
      reference: { type: DataTypes.STRING(20), allowNull: false, unique: true },
      guestName: { type: DataTypes.STRING(120), allowNull: false },
      guestEmail: {
        type: DataTypes.STRING(254),
        allowNull: false,
        get(this: Booking) {
          return emailOf(this.getDataValue('guestEmail'));
        },
        set(this: Booking, value: string) {
          this.setDataValue('guestEmail', value || NO_EMAIL);
        },
      },
      guestPhone: DataTypes.STRING(40),
      checkinDate: dayColumn(),
      checkoutDate: dayColumn(),
      guestCount: { type: DataTypes.INTEGER, allowNull: false },
      children: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      infants: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      pets: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      currency: { type: DataTypes.STRING(3), allowNull: false },
      totalAmountCents: centsColumn('totalAmountCents'),
      totalAmountEurCents: centsColumn('totalAmountEurCents'),
      feesCents: { ...centsColumn('feesCents'), defaultValue: 0 },
      feesEurCents: { ...centsColumn('feesEurCents'), defaultValue: 0 },
      taxCents: { ...centsColumn('taxCents'), defaultValue: 0 },
      taxEurCents: { ...centsColumn('taxEurCents'), defaultValue: 0 },
      priceBreakdown: { type: DataTypes.TEXT, allowNull: false },
      specialRequests: DataTypes.TEXT,
      language: { type: DataTypes.STRING(10), allowNull: false, defaultValue: DEFAULT_LANGUAGE },
      stripePaymentIntentId: DataTypes.STRING(255),
      calendarEventId: DataTypes.STRING(255),
      status: { type: DataTypes.STRING(20), allowNull: false },
      idempotencyKey: { type: DataTypes.STRING(200), unique: true },
      idempotencyHash: DataTypes.STRING(64),
      notes: DataTypes.TEXT,
      // With a default, so that a new row returns the same fields as a stored one.
      houseNotes: { type: DataTypes.TEXT, defaultValue: null },
      source: { type: DataTypes.STRING(20), allowNull: false, defaultValue: 'website' },
      privacyVersion: DataTypes.INTEGER,
      privacyShownAt: optionalTimestampColumn(),
      cancellationPolicy: DataTypes.TEXT,
      calendarSequence: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      mailedStay: { type: DataTypes.TEXT, defaultValue: null },
      schedulesMails: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
      mailsFrom: optionalTimestampColumn(),
      searchText: { type: DataTypes.TEXT, allowNull: false, defaultValue: '' },
      erasedAt: optionalTimestampColumn(),
      retainedName: DataTypes.TEXT,
      retainedUntil: DataTypes.STRING(10),
      stayLinkSeed: DataTypes.STRING(120),
      stayLinkHash: { type: DataTypes.STRING(64), unique: true },
      createdAt: timestampColumn(),
      updatedAt: timestampColumn(),
    },
    {
      ...modelOptions,
      sequelize,
      tableName: 'bookings',
      hooks: {
        beforeSave: keepDerived,
        beforeBulkCreate: (rows) => rows.forEach(keepDerived),
      },
    },
  );
  rememberBookings(Booking);
  trackChanges(Booking, {
    event: ({ before, after }) =>
      before === null && after?.source === 'website' ? 'enquiry' : 'booking',
    subject: ({ reference }) => reference,
    log: [
      {
        created: 'booking_added',
        shows: [...LOGGED, 'status'],
      },
      { changed: 'booking_changed', shows: LOGGED, isByAnyone: true },
      {
        changed: 'booking_status_changed',
        shows: ['status'],
        when: (change) => isDecided(change) && !isLapsed(change),
        isByAnyone: true,
      },
      {
        changed: 'enquiry_lapsed',
        shows: ['status'],
        when: isLapsed,
        isByAnyone: true,
      },
      { changed: 'scheduled_mails_switched', shows: ({ schedulesMails: isOn }) => ({ isOn }) },
      {
        changed: 'stay_link_renewed',
        when: ({ before, after }) =>
          Boolean(after?.stayLinkHash) && before?.stayLinkHash !== after?.stayLinkHash,
      },
    ],
  });
  return Booking;
}
export type Booking = InstanceType<ReturnType<typeof defineBooking>>;

const LOGGED = [
  'guestName',
  'guestEmail',
  'guestPhone',
  'checkinDate',
  'checkoutDate',
  'guestCount',
  'children',
  'pets',
  'currency',
  'totalAmountCents',
  'taxCents',
  'specialRequests',
  'language',
  'notes',
  'houseNotes',
  'source',
] as const;

function isDecided({ before, after }: RowChange<Booking>): boolean {
  return before?.status !== after?.status;
}

/** Guests cannot cancel by themselves. */
function isLapsed(change: RowChange<Booking>): boolean {
  return isDecided(change) && !change.isByUser && change.after?.status === 'cancelled';
}

function keepDerived(row: Model): void {
  const booking = row as Booking;
  booking.searchText = bookingSearchText(booking);
  const isPriced =
    booking.changed('priceBreakdown') ||
    booking.changed('totalAmountCents') ||
    booking.changed('totalAmountEurCents');
  if (isPriced) booking.set(amountParts(booking));
}

/** The text that searches match. */
export function bookingSearchText({
  guestName,
  guestEmail,
  reference,
}: Pick<Booking, 'guestName' | 'guestEmail' | 'reference'>): string {
  return searchText(guestName, guestEmail, reference);
}
