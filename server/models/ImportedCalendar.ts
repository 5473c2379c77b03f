import type { FeedProblem } from '@shared/contract/calendars/importedCalendar';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { secret } from '../db/changes/auditChanges';
import { trackChanges } from '../db/changes/trackChanges';
import { idColumn, modelOptions, timestampColumn, optionalTimestampColumn } from './columns';

/** Another site's calendar, whose nights are blocked here. */
export function defineImportedCalendar(sequelize: Sequelize) {
  class ImportedCalendar extends Model<
    InferAttributes<ImportedCalendar>,
    InferCreationAttributes<ImportedCalendar>
  > {
    declare id: CreationOptional<number>;
    declare name: string;
    /** Plain text from version 0.1.0, until a start has encrypted it; otherwise empty. */
    declare url: CreationOptional<string>;
    /** The URL, encrypted. As secret as the calendar: never log it. */
    declare sealedUrl: string | null;
    /** JSON: ranges of its nights that were already taken here. */
    declare clashes: string;
    /** JSON: entries that could not be read last time; `null` for none. */
    declare unread: CreationOptional<string | null>;
    /** Why the last read failed or was incomplete. */
    declare problem: FeedProblem | null;
    /** Somebody is waiting at the screen for the read. */
    declare isWaiting: boolean;
    /** Last complete read. */
    declare readAt: Date | null;
    /** Also the claim: a server moves it ahead before it reads the calendar. */
    declare nextReadAt: Date;
    declare createdAt: Date;
  }
  ImportedCalendar.init(
    {
      id: idColumn(),
      name: { type: DataTypes.STRING(60), allowNull: false },
      url: { type: DataTypes.STRING(2000), allowNull: false, defaultValue: '' },
      sealedUrl: DataTypes.TEXT,
      clashes: { type: DataTypes.TEXT, allowNull: false },
      unread: DataTypes.TEXT,
      problem: DataTypes.STRING(20),
      isWaiting: { type: DataTypes.BOOLEAN, allowNull: false },
      readAt: optionalTimestampColumn(),
      nextReadAt: timestampColumn(),
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'calendar_feeds' },
  );
  trackChanges(ImportedCalendar, {
    event: 'calendar',
    quiet: ['nextReadAt'],
    subject: ({ name }) => name,
    log: [
      {
        created: 'feed_added',
        changed: 'feed_changed',
        shows: ({ name, sealedUrl }) => ({ name, url: secret(sealedUrl) }),
      },
      { removed: 'feed_removed' },
    ],
    // Freed nights have all calendars read again.
    isBulkUnlogged: true,
  });
  return ImportedCalendar;
}
export type ImportedCalendar = InstanceType<ReturnType<typeof defineImportedCalendar>>;
