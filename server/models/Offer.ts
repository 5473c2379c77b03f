import type { OfferReason, OfferStatus } from '@shared/domain/offers/offerStatus';
import type { Currency } from '@shared/domain/prices/money';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import {
  centsColumn,
  dayColumn,
  idColumn,
  modelOptions,
  optionalTimestampColumn,
  timestampColumn,
} from './columns';

/** What the owner offers to the guest of a booking that waits. One at most of a booking is not settled. */
export function defineOffer(sequelize: Sequelize) {
  class Offer extends Model<InferAttributes<Offer>, InferCreationAttributes<Offer>> {
    declare id: CreationOptional<number>;
    declare bookingId: number;
    declare status: OfferStatus;
    /** Why it was withdrawn, where the owner did not do it by hand. */
    declare reason: CreationOptional<OfferReason | null>;
    declare checkinDate: string;
    declare checkoutDate: string;
    declare guestCount: number;
    declare children: CreationOptional<number>;
    declare pets: CreationOptional<number>;
    declare currency: Currency;
    /** The sum of the lines of `quote`. */
    declare totalCents: number;
    /** What is offered, and what the rules asked for it when it was saved, as `quoteSchema` JSON. */
    declare quote: string;
    declare listQuote: string;
    /** The owner's own words to the guest. */
    declare message: CreationOptional<string | null>;
    /** The last day of the villa on which it can be accepted. */
    declare validUntil: string;
    /** Whether its nights are held while it is open. */
    declare holdsNights: boolean;
    declare confirmsItself: boolean;
    declare sentAt: CreationOptional<Date | null>;
    declare settledAt: CreationOptional<Date | null>;
    declare createdAt: Date;
    declare updatedAt: Date;
  }
  return Offer.init(
    {
      id: idColumn(),
      bookingId: { type: DataTypes.INTEGER, allowNull: false },
      status: { type: DataTypes.STRING(20), allowNull: false },
      reason: DataTypes.STRING(20),
      checkinDate: dayColumn(),
      checkoutDate: dayColumn(),
      guestCount: { type: DataTypes.INTEGER, allowNull: false },
      children: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      pets: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      currency: { type: DataTypes.STRING(3), allowNull: false },
      totalCents: centsColumn('totalCents'),
      quote: { type: DataTypes.TEXT, allowNull: false },
      listQuote: { type: DataTypes.TEXT, allowNull: false },
      message: DataTypes.TEXT,
      validUntil: dayColumn(),
      holdsNights: { type: DataTypes.BOOLEAN, allowNull: false },
      confirmsItself: { type: DataTypes.BOOLEAN, allowNull: false },
      sentAt: optionalTimestampColumn(),
      settledAt: optionalTimestampColumn(),
      createdAt: timestampColumn(),
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'offers' },
  );
}
export type Offer = InstanceType<ReturnType<typeof defineOffer>>;
