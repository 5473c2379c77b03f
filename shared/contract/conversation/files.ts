import { referenceParams } from '../bookings/reference';
import { endpoint } from '../endpoint';
import { conversationSchema } from './conversation';

/**
 * The owner's words with files: a multipart form with `text`, `key` and up to three `file`. A form
 * instead of JSON, so that it is apart from the other calls; it is guarded as they are.
 */
export const sendFilesToGuest = endpoint('POST /api/admin/bookings/:reference/conversation/files', {
  access: 'admin',
  permission: 'messages',
  params: referenceParams,
  output: conversationSchema,
  status: 201,
});

/** Where the owner saves a file; the name is for programs that ask for a place before they have it. */
export function conversationSaveUrl(
  reference: string,
  { id, name }: { id: number; name: string },
): string {
  const shown = encodeURIComponent(name).replaceAll(/[!'()*~]/g, '_');
  return `${conversationFileUrl(reference, id)}?name=${shown}`;
}

/** Where the owner reads a file. */
export function conversationFileUrl(reference: string, id: number): string {
  return `${sendFilesToGuest.path.replace(':reference', reference)}/${id}`;
}
