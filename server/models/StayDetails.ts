import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import { modelOptions, timestampColumn } from './columns';

/** Details that the guest entered on the stay's page. */
export function defineStayDetails(sequelize: Sequelize) {
  class StayDetails extends Model<
    InferAttributes<StayDetails>,
    InferCreationAttributes<StayDetails>
  > {
    declare bookingId: number;
    /** JSON list of guests, without the person who booked unless entered. */
    declare guestNames: string;
    /** `HH:mm`, villa time. */
    declare arrivalTime: string | null;
    /** For example a flight number. */
    declare arrivalNote: string | null;
    declare updatedAt: Date;
  }
  StayDetails.init(
    {
      bookingId: { type: DataTypes.INTEGER, primaryKey: true },
      guestNames: { type: DataTypes.TEXT, allowNull: false },
      arrivalTime: DataTypes.STRING(5),
      arrivalNote: DataTypes.TEXT,
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'stay_details' },
  );
  trackChanges(StayDetails, { event: 'booking' });
  return StayDetails;
}
export type StayDetails = InstanceType<ReturnType<typeof defineStayDetails>>;
