import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

/** What the guest has filled in for a stay on its page. */
export function defineStayDetails(sequelize: Sequelize) {
  class StayDetails extends Model<
    InferAttributes<StayDetails>,
    InferCreationAttributes<StayDetails>
  > {
    declare bookingId: number;
    /** JSON list of who comes, without the one who booked where that was not filled in. */
    declare guestNames: string;
    /** `HH:mm`, in the villa's time. */
    declare arrivalTime: string | null;
    /** For example a flight. */
    declare arrivalNote: string | null;
    declare updatedAt: Date;
  }
  return StayDetails.init(
    {
      bookingId: { type: DataTypes.INTEGER, primaryKey: true },
      guestNames: { type: DataTypes.TEXT, allowNull: false },
      arrivalTime: DataTypes.STRING(5),
      arrivalNote: DataTypes.TEXT,
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'stay_details' },
  );
}
export type StayDetails = InstanceType<ReturnType<typeof defineStayDetails>>;
