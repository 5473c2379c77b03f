import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { idColumn, modelOptions, timestampColumn } from './columns';

/** An audit log entry. Rows are only added, and deleted after the retention period; see `recordAudit`. */
export function defineAuditEntry(sequelize: Sequelize) {
  class AuditEntry extends Model<InferAttributes<AuditEntry>, InferCreationAttributes<AuditEntry>> {
    declare id: CreationOptional<number>;
    /** `null` for the server itself. Not a foreign key: the entry outlives the user. */
    declare userId: number | null;
    declare userName: string | null;
    /** Of `AUDIT_ACTIONS`. */
    declare action: string;
    declare subject: string | null;
    /** JSON: `auditChangesSchema`. */
    declare changes: string;
    declare createdAt: Date;
  }
  return AuditEntry.init(
    {
      id: idColumn(),
      userId: DataTypes.INTEGER,
      userName: DataTypes.STRING(120),
      action: { type: DataTypes.STRING(60), allowNull: false },
      subject: DataTypes.STRING(200),
      changes: { type: DataTypes.TEXT, allowNull: false },
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'audit_entries' },
  );
}
export type AuditEntry = InstanceType<ReturnType<typeof defineAuditEntry>>;
