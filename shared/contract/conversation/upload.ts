import { referenceParams } from '../bookings/ownerBooking';
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

/** Where the owner reads a file. */
export function conversationFileUrl(reference: string, id: number): string {
  return `${sendFilesToGuest.path.replace(':reference', reference)}/${id}`;
}
