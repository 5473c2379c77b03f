import * as z from 'zod/mini';
import { integer, timestamp } from '../common';

// Apart from the rest of the law: guests load this with their forms.

/** The version of the privacy page that a guest was shown, and when. */
export const privacyNoticeSchema = z.object({ version: z.number(), at: timestamp });
export type PrivacyNotice = z.infer<typeof privacyNoticeSchema>;

/** In an enquiry and a message: the version of the privacy page that its form led to. */
export const shownPrivacyVersion = z.optional(
  integer(1, 2_147_483_647, 'The version must be a whole number'),
);
