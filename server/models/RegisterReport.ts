import type { PlainDate } from '@shared/domain/date';
import type { ReportOutcome, ReportWay } from '@shared/domain/register/registerState';
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

/** An attempt to report a stay to the authorities, and its proof. */
export function defineRegisterReport(sequelize: Sequelize) {
  class RegisterReport extends Model<
    InferAttributes<RegisterReport>,
    InferCreationAttributes<RegisterReport>
  > {
    declare id: CreationOptional<number>;
    declare bookingId: number;
    declare way: ReportWay;
    declare outcome: ReportOutcome;
    /** `null` if the owner entered it in the portal. */
    declare fileNumber: number | null;
    /** The reported days. */
    declare checkinDate: PlainDate;
    declare checkoutDate: PlainDate;
    /** See `RegisterOfStay`. */
    declare version: string;
    /** Of the file that was made. */
    declare sha256: string | null;
    /** Of a refusal. */
    declare code: CreationOptional<string | null>;
    /** JSON, `storedFileSchema`; encrypted, because the answer may repeat what it refuses. */
    declare sealed: string | null;
    declare createdAt: Date;
  }
  RegisterReport.init(
    {
      id: idColumn(),
      bookingId: { type: DataTypes.INTEGER, allowNull: false },
      way: { type: DataTypes.STRING(10), allowNull: false },
      outcome: { type: DataTypes.STRING(10), allowNull: false },
      fileNumber: DataTypes.INTEGER,
      checkinDate: dayColumn(),
      checkoutDate: dayColumn(),
      version: { type: DataTypes.STRING(64), allowNull: false },
      sha256: DataTypes.STRING(64),
      code: DataTypes.STRING(20),
      sealed: DataTypes.TEXT,
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'register_reports' },
  );
  trackChanges(RegisterReport, {
    event: 'booking',
    log: [
      { created: 'stay_reported', shows: ['way', 'fileNumber', 'outcome'] },
      { changed: 'stay_reported', shows: ['fileNumber', 'outcome'], isByAnyone: true },
    ],
  });
  return RegisterReport;
}
export type RegisterReport = InstanceType<ReturnType<typeof defineRegisterReport>>;
