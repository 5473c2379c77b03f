import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
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
  return Block.init(
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
}
export type Block = InstanceType<ReturnType<typeof defineBlock>>;
