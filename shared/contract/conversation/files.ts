import { referenceParams } from '../bookings/reference';
import { endpoint } from '../endpoint';
import { conversationSchema } from './conversation';

/**
 * A message of the owner with files: a multipart form with `text`, `key` and up to three `file`. Kept apart from
 * the other endpoints because it is not JSON; it has the same access checks.
 */
export const sendFilesToGuest = endpoint('POST /api/admin/bookings/:reference/conversation/files', {
  access: 'admin',
  permission: 'messages',
  params: referenceParams,
  output: conversationSchema,
  status: 201,
});

/** Address of a download. Its name is for desktop apps, which choose the place before they have the response. */
export function conversationSaveUrl(
  reference: string,
  { id, name }: { id: number; name: string },
): string {
  const shown = encodeURIComponent(name).replaceAll(/[!'()*~]/g, '_');
  return `${conversationFileUrl(reference, id)}?name=${shown}`;
}

export function conversationFileUrl(reference: string, id: number): string {
  return `${sendFilesToGuest.path.replace(':reference', reference)}/${id}`;
}
