import {
  KEEP_MONTHS,
  registerSettingsSchema,
  SIBA_ADDRESS,
  SIBA_TEST_ADDRESS,
  type RegisterSettings,
  type RegisterSettingsForm,
  type RegisterSettingsInput,
} from '@shared/contract/register/register';
import type { BulletinUnit } from '@shared/domain/register/bulletinFiles';
import * as z from 'zod/mini';
import { secret } from '../../db/changes/auditChanges';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext, WriteContext } from '../serviceContext';
import { defineSettings } from '../settings/defineSettings';

/** Place of the encrypted activation key, see `Secrets`. */
export const REGISTER_KEY_PLACE = 'settings.register';

type StoreContext = Pick<ReadContext, 'models'>;

export const registerSettings = defineSettings(
  'register',
  registerSettingsSchema.shape,
  {
    isOn: false,
    way: 'hand',
    taxNumber: null,
    establishment: 0,
    name: null,
    abbreviation: null,
    address: null,
    town: null,
    postcode: null,
    postcodeZone: null,
    phone: null,
    contactName: null,
    contactEmail: null,
    serviceAddress: SIBA_ADDRESS,
    testAddress: SIBA_TEST_ADDRESS,
    keepMonths: KEEP_MONTHS,
  },
  {
    audit: 'register_settings_changed',
    logged: ({ value, sealed }) => ({ ...value, sealedParts: secret(sealed) }),
  },
);

/** The number of the last file. It goes on after a restore. */
export const fileNumbers = defineSettings('registerFiles', { last: z.number() }, { last: 0 });

/** The test address that answered last, and when. */
export const serviceTest = defineSettings(
  'registerTest',
  { address: z.nullable(z.string()), at: z.nullable(z.string()) },
  { address: null, at: null },
);

export async function registerSettingsForm(context: StoreContext): Promise<RegisterSettingsForm> {
  const { value, sealed, updatedAt } = await registerSettings.find(context);
  return {
    ...value,
    hasKey: sealed !== null,
    testedAt: await testedAt(value, context),
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}

/** @param sealedKey the encrypted new key; `null` keeps the stored one. @throws AppError 409 `stale` */
export async function updateRegisterSettings(
  { key: _key, updatedAt, ...settings }: RegisterSettingsInput,
  sealedKey: string | null,
  context: WriteContext,
): Promise<void> {
  await registerSettings.save(settings, updatedAt, context, ({ sealed }) => sealedKey ?? sealed);
}

export async function testedAt(
  { testAddress }: Pick<RegisterSettings, 'testAddress'>,
  context: StoreContext,
): Promise<string | null> {
  const { address, at } = await serviceTest.load(context);
  return address === testAddress ? at : null;
}

/** @returns `null` while a part is missing */
export function unitOf(settings: RegisterSettings): BulletinUnit | null {
  const { taxNumber, establishment, name, abbreviation, address, town } = settings;
  const { postcode, postcodeZone, phone, contactName, contactEmail } = settings;
  if (!taxNumber || !name || !abbreviation || !address || !town || !postcode) return null;
  if (!postcodeZone || !phone || !contactName || !contactEmail) return null;
  return {
    taxNumber,
    establishment,
    name,
    abbreviation,
    address,
    town,
    postcode,
    postcodeZone,
    phone,
    contactName,
    contactEmail,
  };
}

/** The activation key; `null` if there is none or it cannot be decrypted. */
export async function openRegisterKey(
  secrets: Pick<Secrets, 'open'>,
  context: StoreContext,
): Promise<string | null> {
  const { sealed } = await registerSettings.find(context);
  return sealed === null ? null : secrets.open(REGISTER_KEY_PLACE, sealed);
}
