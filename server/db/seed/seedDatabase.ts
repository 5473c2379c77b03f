import { SETTINGS_DEFAULTS, type VillaSettingsInput } from '@shared/contract/prices/settings';
import { villaDay } from '@shared/domain/date';
import type { Env } from '../../env';
import type { ImageHost } from '../../integrations/imageHost/imageHost';
import type { Logger } from '../../log';
import { SETTINGS_ID } from '../../models/VillaSettings';
import { createFirstAdmin } from '../../services/access/auth';
import { generatePassword, hashPassword } from '../../services/access/passwordHash';
import { settingsColumns } from '../../services/prices/settings';
import type { WriteContext } from '../../services/serviceContext';
import type { Database } from '../openDatabase';
import { uploadDemoPhotos, type UploadedPhoto } from '../demo/demoGallery';

type SeedDeps = { env: Env; db: Database; imageHost: ImageHost; log: Logger; now: () => Date };

/** Printed to the console once, after the first start. */
export type FirstAdmin = { username: string; generatedPassword: string | null };

/**
 * Fills an empty database with the first admin, the default settings and the demo gallery, but no overrides, bookings
 * or messages. Leaves a filled one unchanged.
 * @returns the admin that was created, or `null`
 */
export async function seedDatabase(deps: SeedDeps): Promise<FirstAdmin | null> {
  const { env, db } = deps;
  if ((await db.models.User.count()) > 0) return null;
  const generatedPassword = env.adminPassword === null ? generatePassword() : null;
  const passwordHash = await hashPassword(env.adminPassword ?? generatedPassword ?? '');
  const photos = await uploadDemoPhotos(deps);

  return db.write(async (tx) => {
    const now = deps.now();
    const context: WriteContext = { models: db.models, tx, now, today: villaDay(now) };
    // Checked again inside the write: of two servers that start at once, the second finds it filled.
    if ((await db.models.User.count()) > 0) return null;
    await createFirstAdmin({ username: env.adminUsername, passwordHash }, context);
    await addPhotos(photos, context);
    await addSettings(photos.find((photo) => photo.isHero)?.publicId ?? null, context);
    return { username: env.adminUsername, generatedPassword };
  });
}

async function addSettings(
  heroImagePublicId: string | null,
  { models, now }: WriteContext,
): Promise<void> {
  const defaults: VillaSettingsInput = { ...SETTINGS_DEFAULTS, heroImagePublicId };
  await models.VillaSettings.create({
    id: SETTINGS_ID,
    ...settingsColumns(defaults),
    updatedAt: now,
  });
}

async function addPhotos(
  photos: readonly UploadedPhoto[],
  { models, now }: WriteContext,
): Promise<void> {
  await models.GalleryImage.bulkCreate(
    photos.map(({ publicId, title, description, category, isFeatured }, displayOrder) => ({
      publicId,
      title,
      description,
      category,
      isFeatured,
      displayOrder,
      isActive: true,
      createdAt: now,
      updatedAt: now,
    })),
  );
}
