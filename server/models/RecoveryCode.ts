import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { idColumn, modelOptions, optionalTimestampColumn, timestampColumn } from './columns';

/** A one-time code for a user without their phone. */
export function defineRecoveryCode(sequelize: Sequelize) {
  class RecoveryCode extends Model<
    InferAttributes<RecoveryCode>,
    InferCreationAttributes<RecoveryCode>
  > {
    declare id: CreationOptional<number>;
    declare userId: number;
    /** SHA-256, hex, of 80 random bits, which cannot be guessed. */
    declare codeHash: string;
    declare usedAt: CreationOptional<Date | null>;
    declare createdAt: Date;
  }
  return RecoveryCode.init(
    {
      id: idColumn(),
      userId: { type: DataTypes.INTEGER, allowNull: false },
      codeHash: { type: DataTypes.STRING(64), allowNull: false },
      usedAt: optionalTimestampColumn(),
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'recovery_codes' },
  );
}
export type RecoveryCode = InstanceType<ReturnType<typeof defineRecoveryCode>>;
