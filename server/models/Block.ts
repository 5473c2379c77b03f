import { addDays } from '@shared/domain/date';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import { dayColumn, idColumn, modelOptions, timestampColumn } from './columns';

/** Nights that the owner blocks: half-open `[startDate, endDate)`, like a stay. */
export function defineBlock(sequelize: Sequelize) {
  class Block extends Model<InferAttributes<Block>, InferCreationAttributes<Block>> {
    declare id: CreationOptional<number>;
    declare startDate: string;
    declare endDate: string;
    declare note: string | null;
    /** The imported calendar that it comes from; `null` for the owner's own. */
    declare feedId: CreationOptional<number | null>;
    declare createdAt: Date;
  }
  Block.init(
    {
      id: idColumn(),
      startDate: dayColumn(),
      endDate: dayColumn(),
      note: DataTypes.STRING(500),
      feedId: DataTypes.INTEGER,
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'blocks' },
  );
  trackChanges(Block, {
    // The nights of an imported calendar are announced with the calendar.
    event: ({ before, after }) => ((after ?? before)?.feedId === null ? 'booking' : null),
    subject: nameOfBlock,
    log: [
      {
        created: 'block_added',
        changed: 'block_changed',
        removed: 'block_removed',
        shows: ({ startDate, endDate, note }) => ({
          firstNight: startDate,
          lastNight: addDays(endDate, -1),
          note,
        }),
      },
    ],
    // Those of a calendar are removed with it.
    isBulkUnlogged: true,
  });
  return Block;
}
export type Block = InstanceType<ReturnType<typeof defineBlock>>;

/** A block has no name, so the audit log uses its dates. The end date is the day after the last night. */
export function nameOfBlock({ startDate, endDate }: Pick<Block, 'startDate' | 'endDate'>): string {
  return `${startDate} to ${addDays(endDate, -1)}`;
}
