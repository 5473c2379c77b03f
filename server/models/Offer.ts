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
import { trackChanges, type RowChange } from '../db/changes/trackChanges';
import {
  centsColumn,
  dayColumn,
  idColumn,
  modelOptions,
  optionalTimestampColumn,
  timestampColumn,
} from './columns';

/** An offer to the guest of a pending booking. A booking has at most one draft or open offer. */
export function defineOffer(sequelize: Sequelize) {
  class Offer extends Model<InferAttributes<Offer>, InferCreationAttributes<Offer>> {
    declare id: CreationOptional<number>;
    declare bookingId: number;
    declare status: OfferStatus;
    /** Why it was withdrawn, if not by the owner. */
    declare reason: CreationOptional<OfferReason | null>;
    declare checkinDate: string;
    declare checkoutDate: string;
    declare guestCount: number;
    declare children: CreationOptional<number>;
    declare pets: CreationOptional<number>;
    declare currency: Currency;
    /** The total of `quote`'s lines. */
    declare totalCents: number;
    /** The offered price, and the list price when it was saved, as `quoteSchema` JSON. */
    declare quote: string;
    declare listQuote: string;
    /** The owner's message to the guest. */
    declare message: CreationOptional<string | null>;
    /** Last villa day on which it can be accepted. */
    declare validUntil: string;
    /** Whether it holds its nights while open. */
    declare holdsNights: boolean;
    declare confirmsItself: boolean;
    declare sentAt: CreationOptional<Date | null>;
    declare settledAt: CreationOptional<Date | null>;
    declare createdAt: Date;
    declare updatedAt: Date;
  }
  Offer.init(
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
  trackChanges(Offer, {
    event: 'booking',
    log: [
      {
        created: 'offer_drafted',
        changed: 'offer_drafted',
        shows: ['checkinDate', 'checkoutDate', 'guestCount', 'totalCents', 'validUntil'],
      },
      {
        created: 'offer_sent',
        changed: 'offer_sent',
        when: becomes('sent'),
        shows: ['totalCents', 'validUntil'],
        isWhole: true,
      },
      { changed: 'offer_accepted', when: becomes('accepted'), ...ended },
      { changed: 'offer_declined', when: becomes('declined'), ...ended },
      { changed: 'offer_expired', when: becomes('expired'), ...ended },
      { changed: 'offer_withdrawn', when: becomes('withdrawn'), ...ended },
      { removed: 'offer_deleted' },
    ],
    // A decision on the booking deletes its draft.
    isBulkUnlogged: true,
  });
  return Offer;
}
export type Offer = InstanceType<ReturnType<typeof defineOffer>>;

const ended = {
  shows: ['totalCents', 'reason'],
  isWhole: true,
  isByAnyone: true,
} as const;

function becomes(status: OfferStatus) {
  return ({ before, after }: RowChange<Offer>) =>
    before?.status !== status && after?.status === status;
}
