import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { modelOptions, timestampColumn } from './columns';

/** The one row's key. */
export const CALENDAR_EXPORT_LINK_ID = 1;

/** The secret in the address under which other sites read when the villa is taken; one row or none. */
export function defineCalendarExportLink(sequelize: Sequelize) {
  class CalendarExportLink extends Model<
    InferAttributes<CalendarExportLink>,
    InferCreationAttributes<CalendarExportLink>
  > {
    declare id: number;
    /** Stored in the open by a version before, until a start has encrypted it. */
    declare token: CreationOptional<string | null>;
    /** SHA-256 of the token, hex: what the link is found by. */
    declare tokenHash: string;
    /** The token, encrypted, to show the owner the address again. */
    declare sealedToken: string | null;
    declare createdAt: Date;
  }
  return CalendarExportLink.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      token: DataTypes.STRING(32),
      tokenHash: { type: DataTypes.STRING(64), allowNull: false },
      sealedToken: DataTypes.TEXT,
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'calendar_links' },
  );
}
export type CalendarExportLink = InstanceType<ReturnType<typeof defineCalendarExportLink>>;
