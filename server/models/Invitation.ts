import type { Role } from '@shared/domain/access/permissions';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import { idColumn, modelOptions, timestampColumn } from './columns';

/** A one-time link that creates a user; the row is deleted when it is used or withdrawn. */
export function defineInvitation(sequelize: Sequelize) {
  class Invitation extends Model<InferAttributes<Invitation>, InferCreationAttributes<Invitation>> {
    declare id: CreationOptional<number>;
    /** The invited person's name, entered by the owner. */
    declare name: string;
    declare email: string | null;
    declare role: Role;
    /** SHA-256 of the token, hex, so that reading the table does not reveal the link. */
    declare tokenHash: string;
    declare expiresAt: Date;
    declare createdAt: Date;
  }
  Invitation.init(
    {
      id: idColumn(),
      name: { type: DataTypes.STRING(120), allowNull: false },
      email: DataTypes.STRING(254),
      role: { type: DataTypes.STRING(20), allowNull: false },
      tokenHash: { type: DataTypes.STRING(64), allowNull: false, unique: true },
      expiresAt: timestampColumn(),
      createdAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'invitations' },
  );
  trackChanges(Invitation, {
    event: 'users',
    subject: ({ name }) => name,
    log: [
      {
        created: 'user_invited',
        changed: 'invitation_renewed',
        when: ({ before, after }) => before?.tokenHash !== after?.tokenHash,
        shows: ['role'],
        isWhole: true,
      },
      { removed: 'invitation_withdrawn' },
    ],
  });
  return Invitation;
}
export type Invitation = InstanceType<ReturnType<typeof defineInvitation>>;
