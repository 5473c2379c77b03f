import type { StayRequestKind } from '@shared/contract/stay/stayPage';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import { idColumn, modelOptions, optionalTimestampColumn, timestampColumn } from './columns';

/** A guest's request from the stay's page; it changes nothing by itself. */
export function defineStayRequest(sequelize: Sequelize) {
  class StayRequest extends Model<
    InferAttributes<StayRequest>,
    InferCreationAttributes<StayRequest>
  > {
    declare id: CreationOptional<number>;
    declare bookingId: number;
    declare kind: StayRequestKind;
    /** The requested dates. */
    declare checkinDate: string | null;
    declare checkoutDate: string | null;
    declare message: string | null;
    declare createdAt: Date;
    /** When the owner closed it; `null` while open. */
    declare settledAt: CreationOptional<Date | null>;
  }
  StayRequest.init(
    {
      id: idColumn(),
      bookingId: { type: DataTypes.INTEGER, allowNull: false },
      kind: { type: DataTypes.STRING(20), allowNull: false },
      checkinDate: DataTypes.STRING(10),
      checkoutDate: DataTypes.STRING(10),
      message: DataTypes.TEXT,
      createdAt: timestampColumn(),
      settledAt: optionalTimestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'stay_requests' },
  );
  trackChanges(StayRequest, {
    event: 'booking',
    log: [
      {
        changed: 'stay_request_settled',
        when: ({ before, after }) => before?.settledAt === null && after?.settledAt !== null,
        shows: ({ kind: wish }) => ({ wish }),
        isWhole: true,
      },
    ],
    // A decision settles the requests that it fulfils.
    isBulkUnlogged: true,
  });
  return StayRequest;
}
export type StayRequest = InstanceType<ReturnType<typeof defineStayRequest>>;
