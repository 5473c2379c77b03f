import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import { modelOptions, timestampColumn } from './columns';

export const HOUSE_LINK_ID = 1;

/** The link of the house plan's calendar; one row or none. */
export function defineHouseLink(sequelize: Sequelize) {
  class HouseLink extends Model<InferAttributes<HouseLink>, InferCreationAttributes<HouseLink>> {
    declare id: number;
    /** SHA-256 of the token, hex; finds the link. */
    declare tokenHash: string;
    /** The token, encrypted, so that the owner can copy the link again. */
    declare sealedToken: string;
    declare createdAt: Date;
  }
  HouseLink.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      tokenHash: { type: DataTypes.STRING(64), allowNull: false },
      sealedToken: { type: DataTypes.TEXT, allowNull: false },
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'house_links' },
  );
  trackChanges(HouseLink, {
    event: 'calendar',
    log: [{ created: 'house_link_made', changed: 'house_link_made', removed: 'house_link_ended' }],
  });
  return HouseLink;
}
export type HouseLink = InstanceType<ReturnType<typeof defineHouseLink>>;
