import { endpoint } from '../endpoint';
import { setupSchema, setupUpdateSchema } from './setup';

export const getSetup = endpoint('GET /api/admin/setup', {
  access: 'admin',
  permission: 'settings',
  output: setupSchema,
});
export const updateSetup = endpoint('PATCH /api/admin/setup', {
  access: 'admin',
  permission: 'settings',
  body: setupUpdateSchema,
  output: setupSchema,
});
/** Removes the demo pictures from the gallery, once it has one of the owner's. */
export const deleteDemoPhotos = endpoint('DELETE /api/admin/setup/demo-photos', {
  access: 'admin',
  permission: 'settings',
  output: setupSchema,
});
