import type { LiveEventType } from '@shared/contract/events';
import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

/** A live event for the back office. Ids increase by one in commit order. */
export function defineEventRow(sequelize: Sequelize) {
  class EventRow extends Model<InferAttributes<EventRow>, InferCreationAttributes<EventRow>> {
    declare id: number;
    declare type: LiveEventType;
    declare createdAt: Date;
  }
  return EventRow.init(
    {
      id: {
        type: DataTypes.BIGINT,
        primaryKey: true,
        // PostgreSQL returns BIGINT as text.
        get() {
          return Number(this.getDataValue('id'));
        },
      },
      type: { type: DataTypes.STRING(20), allowNull: false },
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'events' },
  );
}
export type EventRow = InstanceType<ReturnType<typeof defineEventRow>>;
