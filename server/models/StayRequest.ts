import type { StayRequestKind } from '@shared/contract/stay/stayPage';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
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
  return StayRequest.init(
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
}
export type StayRequest = InstanceType<ReturnType<typeof defineStayRequest>>;
