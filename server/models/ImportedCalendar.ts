import type { FeedProblem } from '@shared/contract/calendars/importedCalendar';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { idColumn, modelOptions, timestampColumn, optionalTimestampColumn } from './columns';

/** Another site's calendar, whose nights are blocked here. */
export function defineImportedCalendar(sequelize: Sequelize) {
  class ImportedCalendar extends Model<
    InferAttributes<ImportedCalendar>,
    InferCreationAttributes<ImportedCalendar>
  > {
    declare id: CreationOptional<number>;
    declare name: string;
    /** Stored in the open by a version before, until a start has encrypted it; otherwise empty. */
    declare url: CreationOptional<string>;
    /** The address, encrypted. As secret as what it leads to: in no log and no message. */
    declare sealedUrl: string | null;
    /** JSON: ranges of nights that it has and that were taken here before. */
    declare clashes: string;
    /** JSON: entries that could not be read when it was last read; `null` for none. */
    declare unread: CreationOptional<string | null>;
    /** Why it could not be read the last time, or not all of it. */
    declare problem: FeedProblem | null;
    /** Somebody looks at the screen until it is read. */
    declare isWaiting: boolean;
    /** When it was last read as a whole. */
    declare readAt: Date | null;
    /** Also the claim: whoever reads it moves this ahead first. */
    declare nextReadAt: Date;
    declare createdAt: Date;
  }
  return ImportedCalendar.init(
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
}
export type ImportedCalendar = InstanceType<ReturnType<typeof defineImportedCalendar>>;
