import type { LiveEventType } from '@shared/contract/events';
import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

/** A change that the back office is told of. Ids rise by one in the order of the commits. */
export function defineEventRow(sequelize: Sequelize) {
  class EventRow extends Model<InferAttributes<EventRow>, InferCreationAttributes<EventRow>> {
    declare id: number;
    declare type: LiveEventType;
    /** The booking it is about. */
    declare reference: string | null;
    declare createdAt: Date;
  }
  return EventRow.init(
    {
      id: {
        type: DataTypes.BIGINT,
        primaryKey: true,
        // PostgreSQL hands BIGINT over as text.
        get() {
          return Number(this.getDataValue('id'));
        },
      },
      type: { type: DataTypes.STRING(20), allowNull: false },
      reference: DataTypes.STRING(20),
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'events' },
  );
}
export type EventRow = InstanceType<ReturnType<typeof defineEventRow>>;
