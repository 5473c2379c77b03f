import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import { modelOptions, timestampColumn } from './columns';

export const CALENDAR_EXPORT_LINK_ID = 1;

/** The secret link of the exported calendar; one row or none. */
export function defineCalendarExportLink(sequelize: Sequelize) {
  class CalendarExportLink extends Model<
    InferAttributes<CalendarExportLink>,
    InferCreationAttributes<CalendarExportLink>
  > {
    declare id: number;
    /** Plain text from version 0.1.0, until a start has encrypted it. */
    declare token: CreationOptional<string | null>;
    /** SHA-256 of the token, hex; finds the link. */
    declare tokenHash: string;
    /** The token, encrypted, to show the owner the URL again. */
    declare sealedToken: string | null;
    declare createdAt: Date;
  }
  CalendarExportLink.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      token: DataTypes.STRING(32),
      tokenHash: { type: DataTypes.STRING(64), allowNull: false },
      sealedToken: DataTypes.TEXT,
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'calendar_links' },
  );
  trackChanges(CalendarExportLink, {
    event: 'calendar',
    log: [
      {
        created: 'calendar_link_made',
        changed: 'calendar_link_made',
        removed: 'calendar_link_ended',
      },
    ],
  });
  return CalendarExportLink;
}
export type CalendarExportLink = InstanceType<ReturnType<typeof defineCalendarExportLink>>;
