import type { GalleryCategory } from '@shared/contract/gallery/gallery';
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

/** A hosted picture in the gallery. */
export function defineGalleryImage(sequelize: Sequelize) {
  class GalleryImage extends Model<
    InferAttributes<GalleryImage>,
    InferCreationAttributes<GalleryImage>
  > {
    declare id: CreationOptional<number>;
    declare publicId: string;
    declare title: string;
    declare description: string | null;
    declare category: GalleryCategory;
    declare displayOrder: number;
    declare isActive: boolean;
    declare isFeatured: boolean;
    declare createdAt: Date;
    declare updatedAt: Date;
  }
  GalleryImage.init(
    {
      id: idColumn(),
      publicId: { type: DataTypes.STRING(255), allowNull: false, unique: true },
      title: { type: DataTypes.STRING(200), allowNull: false },
      description: DataTypes.STRING(500),
      category: { type: DataTypes.STRING(20), allowNull: false },
      displayOrder: { type: DataTypes.INTEGER, allowNull: false },
      isActive: { type: DataTypes.BOOLEAN, allowNull: false },
      isFeatured: { type: DataTypes.BOOLEAN, allowNull: false },
      createdAt: timestampColumn(),
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'gallery_images' },
  );
  trackChanges(GalleryImage, {
    event: 'gallery',
    subject: ({ title }) => title,
    log: [
      {
        created: 'photo_added',
        changed: 'photo_changed',
        removed: 'photo_removed',
        // The order is an entry of its own.
        shows: ['publicId', 'title', 'description', 'category', 'isActive', 'isFeatured'],
      },
    ],
  });
  return GalleryImage;
}
export type GalleryImage = InstanceType<ReturnType<typeof defineGalleryImage>>;
