import * as z from 'zod/mini';
import { integer, timestamp } from '../common';

// Apart from the other legal schemas, because guests load it with their forms.

/** The version of the privacy page that the guest was shown, and when. */
export const privacyNoticeSchema = z.object({ version: z.number(), at: timestamp });
export type PrivacyNotice = z.infer<typeof privacyNoticeSchema>;

/** In enquiries and messages: the version of the privacy page that the form linked to. */
export const shownPrivacyVersion = z.optional(
  integer(1, 2_147_483_647, 'The version must be a whole number'),
);
