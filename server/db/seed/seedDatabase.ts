import { SETTINGS_DEFAULTS, type VillaSettingsInput } from '@shared/contract/settings';
import { addDays, villaDay } from '@shared/domain/date';
import { randomBytes } from 'node:crypto';
import type { Env } from '../../env';
import type { ImageHost } from '../../integrations/imageHost/imageHost';
import type { Logger } from '../../log';
import { SETTINGS_ID } from '../../models/VillaSettings';
import { createFirstAdmin } from '../../services/auth';
import { hashPassword } from '../../services/passwords';
import { settingsColumns } from '../../services/settings';
import type { WriteContext } from '../../services/serviceContext';
import type { Database } from '../openDatabase';
import { uploadDemoPhotos, type UploadedPhoto } from './demoGallery';

type SeedDeps = { env: Env; db: Database; imageHost: ImageHost; log: Logger; now: () => Date };

/** What the console tells after the first start, once. */
export type FirstAdmin = { username: string; generatedPassword: string | null };

/**
 * Fills an empty database: the first admin, the settings of the specification, three price
 * overrides and the demo gallery. No bookings and no messages. A filled one is left alone.
 * @returns the admin that was made, or `null`
 */
export async function seedDatabase(deps: SeedDeps): Promise<FirstAdmin | null> {
  const { env, db } = deps;
  if ((await db.models.User.count()) > 0) return null;
  const generatedPassword = env.adminPassword === null ? newPassword() : null;
  const passwordHash = await hashPassword(env.adminPassword ?? generatedPassword ?? '');
  const photos = await uploadDemoPhotos(deps);

  return db.write(async (tx) => {
    const now = deps.now();
    const context: WriteContext = { models: db.models, tx, now, today: villaDay(now) };
    // Asked again inside the write: of two servers that start at once one finds it filled.
    if ((await db.models.User.count({ transaction: tx })) > 0) return null;
    await createFirstAdmin({ username: env.adminUsername, passwordHash }, context);
    await addOverrides(context);
    await addPhotos(photos, context);
    await addSettings(photos.find((photo) => photo.isHero)?.publicId ?? null, context);
    return { username: env.adminUsername, generatedPassword };
  });
}

/** 120 random bits; it has to be typed once. */
function newPassword(): string {
  return randomBytes(15).toString('base64url');
}

async function addSettings(
  heroImagePublicId: string | null,
  { models, tx, now }: WriteContext,
): Promise<void> {
  const defaults: VillaSettingsInput = { ...SETTINGS_DEFAULTS, heroImagePublicId };
  await models.VillaSettings.create(
    { id: SETTINGS_ID, ...settingsColumns(defaults), updatedAt: now },
    { transaction: tx },
  );
}

async function addPhotos(
  photos: readonly UploadedPhoto[],
  { models, tx, now }: WriteContext,
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
    { transaction: tx },
  );
}

/** One past, one that holds now and one to come, so that each state can be seen. */
async function addOverrides({ models, tx, now, today }: WriteContext): Promise<void> {
  const overrides = [
    {
      name: 'Early-season offer',
      description: 'A lower price to fill the quiet weeks before this one',
      startDate: addDays(today, -60),
      endDate: addDays(today, -30),
      overridePriceCents: 39_000,
    },
    {
      name: 'Short-notice price',
      description: 'For the weeks around today',
      startDate: addDays(today, -7),
      endDate: addDays(today, 21),
      overridePriceCents: 42_000,
    },
    {
      name: 'Holiday fortnight',
      description: 'Two weeks at a holiday price',
      startDate: addDays(today, 120),
      endDate: addDays(today, 133),
      overridePriceCents: 62_000,
    },
  ];
  await models.PriceOverride.bulkCreate(
    overrides.map((override) => ({
      ...override,
      isActive: true,
      priority: 0,
      createdAt: now,
      updatedAt: now,
    })),
    { transaction: tx },
  );
}
