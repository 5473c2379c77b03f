import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

/** The one row's key. */
export const LINK_ID = 1;

/** The secret in the address under which other sites read when the villa is taken; one row or none. */
export function defineCalendarLink(sequelize: Sequelize) {
  class CalendarLink extends Model<
    InferAttributes<CalendarLink>,
    InferCreationAttributes<CalendarLink>
  > {
    declare id: number;
    declare token: string;
    declare createdAt: Date;
  }
  return CalendarLink.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      token: { type: DataTypes.STRING(32), allowNull: false },
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'calendar_links' },
  );
}
export type CalendarLink = InstanceType<ReturnType<typeof defineCalendarLink>>;
