import type { MailAnchor, ScheduledKind } from '@shared/domain/mail/scheduledMails';
import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import { modelOptions, timestampColumn } from './columns';

/** The owner's rule for a scheduled mail; without a row the product's default applies. */
export function defineMailRuleRow(sequelize: Sequelize) {
  class MailRuleRow extends Model<
    InferAttributes<MailRuleRow>,
    InferCreationAttributes<MailRuleRow>
  > {
    declare kind: ScheduledKind;
    declare isOn: boolean;
    declare anchor: MailAnchor;
    /** Negative: before the anchor's day. */
    declare offsetDays: number;
    /** Villa time, 0 to 23. */
    declare hour: number;
    declare updatedAt: Date;
  }
  MailRuleRow.init(
    {
      kind: { type: DataTypes.STRING(30), primaryKey: true },
      isOn: { type: DataTypes.BOOLEAN, allowNull: false },
      anchor: { type: DataTypes.STRING(20), allowNull: false },
      offsetDays: { type: DataTypes.INTEGER, allowNull: false },
      hour: { type: DataTypes.INTEGER, allowNull: false },
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'mail_rules' },
  );
  trackChanges(MailRuleRow, { event: 'settings' });
  return MailRuleRow;
}
export type MailRuleRow = InstanceType<ReturnType<typeof defineMailRuleRow>>;
