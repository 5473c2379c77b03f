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
import { amountParts } from './amountParts';
import {
  centsColumn,
  dayColumn,
  idColumn,
  modelOptions,
  optionalTimestampColumn,
  timestampColumn,
} from './columns';

/** An enquiry and what became of it. Only a `confirmed` one has held nights. */
export function defineBooking(sequelize: Sequelize) {
  class Booking extends Model<InferAttributes<Booking>, InferCreationAttributes<Booking>> {
    declare id: CreationOptional<number>;
    /** Short code for people, for example `VL-7K3Q9M`; says nothing of the row number. */
    declare reference: string;
    declare guestName: string;
    declare guestEmail: string;
    declare guestPhone: string | null;
    declare checkinDate: string;
    declare checkoutDate: string;
    declare guestCount: number;
    /** Among the guests, those below the age of the tourist tax, where it was asked for. */
    declare children: CreationOptional<number>;
    declare pets: CreationOptional<number>;
    declare currency: Currency;
    declare totalAmountCents: number;
    /** With the rates of the moment of booking; never recomputed. */
    declare totalAmountEurCents: number;
    /** The fees among the amount, and their part of it in EUR; kept by the hooks below. */
    declare feesCents: CreationOptional<number>;
    declare feesEurCents: CreationOptional<number>;
    /** The same of the tourist tax, which is no revenue. */
    declare taxCents: CreationOptional<number>;
    declare taxEurCents: CreationOptional<number>;
    /** The quote as `quoteSchema` JSON. */
    declare priceBreakdown: string;
    declare specialRequests: string | null;
    /** That the guest reads mails in. */
    declare language: CreationOptional<Language>;
    declare stripePaymentIntentId: CreationOptional<string | null>;
    declare calendarEventId: CreationOptional<string | null>;
    declare status: BookingStatus;
    /** The sender's `Idempotency-Key`, with the hash of the body it came with. */
    declare idempotencyKey: CreationOptional<string | null>;
    declare idempotencyHash: CreationOptional<string | null>;
    /** The owner's own words. */
    declare notes: CreationOptional<string | null>;
    /** What whoever looks after the house is to know of the stay: the one text that they read. */
    declare houseNotes: CreationOptional<string | null>;
    declare source: CreationOptional<BookingSource>;
    /** Version of the privacy page that the guest was shown, and when; the owner's own have none. */
    declare privacyVersion: CreationOptional<number | null>;
    declare privacyShownAt: CreationOptional<Date | null>;
    /** The cancellation policy that was offered with it, as JSON; rows of before have none. */
    declare cancellationPolicy: CreationOptional<string | null>;
    /** SEQUENCE (RFC 5545) of the calendar file that the guest was sent last. */
    declare calendarSequence: CreationOptional<number>;
    /** What the guest was told of the stay last, as JSON, where it is not how it stands; see `toldStay.ts`. */
    declare toldStay: CreationOptional<string | null>;
    /** Whether mails go to its guest by themselves; rows of before they did have none. */
    declare schedulesMails: CreationOptional<boolean>;
    /** The confirmation, from which on they go. */
    declare mailsFrom: CreationOptional<Date | null>;
    /** Name, e-mail and reference as they are searched; kept by the hooks below. */
    declare searchText: CreationOptional<string>;
    /** When the guest's data were taken out of it. */
    declare erasedAt: CreationOptional<Date | null>;
    /** The guest's name, encrypted, where tax law has it kept, and until which day. */
    declare retainedName: CreationOptional<string | null>;
    declare retainedUntil: CreationOptional<string | null>;
    /** What the link of the guest's page is made of, and what it is recognised by; see `stayLink.ts`. */
    declare stayLinkSeed: CreationOptional<string | null>;
    declare stayLinkHash: CreationOptional<string | null>;
    declare createdAt: Date;
    declare updatedAt: Date;
  }
  return Booking.init(
    {
      id: idColumn(),
      reference: { type: DataTypes.STRING(20), allowNull: false, unique: true },
      guestName: { type: DataTypes.STRING(120), allowNull: false },
      guestEmail: { type: DataTypes.STRING(254), allowNull: false },
      guestPhone: DataTypes.STRING(40),
      checkinDate: dayColumn(),
      checkoutDate: dayColumn(),
      guestCount: { type: DataTypes.INTEGER, allowNull: false },
      children: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
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
      // Named, so that a row made without any is answered as it is read.
      houseNotes: { type: DataTypes.TEXT, defaultValue: null },
      source: { type: DataTypes.STRING(20), allowNull: false, defaultValue: 'website' },
      privacyVersion: DataTypes.INTEGER,
      privacyShownAt: optionalTimestampColumn(),
      cancellationPolicy: DataTypes.TEXT,
      calendarSequence: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      toldStay: { type: DataTypes.TEXT, defaultValue: null },
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
}
export type Booking = InstanceType<ReturnType<typeof defineBooking>>;

function keepDerived(row: Model): void {
  const booking = row as Booking;
  booking.searchText = bookingSearchText(booking);
  const isPriced =
    booking.changed('priceBreakdown') ||
    booking.changed('totalAmountCents') ||
    booking.changed('totalAmountEurCents');
  if (isPriced) booking.set(amountParts(booking));
}

/** What a booking is found by. */
export function bookingSearchText({
  guestName,
  guestEmail,
  reference,
}: Pick<Booking, 'guestName' | 'guestEmail' | 'reference'>): string {
  return searchText(guestName, guestEmail, reference);
}
