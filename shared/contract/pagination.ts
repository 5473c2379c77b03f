import * as z from 'zod/mini';
import { say } from '../i18n/say';
import { integer } from './common';

/** Rows of a page where the query names no limit. */
export const DEFAULT_PAGE_SIZE = 200;

/** Query of the admin's lists: newest first, `cursor` from the answer's `X-Next-Cursor`. */
export const pageQuerySchema = z.strictObject({
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/, say('The limit must be a whole number from 1 to 500'))),
      z.pipe(
        z.transform(Number),
        integer(1, 500, 'The limit must be a whole number from 1 to 500'),
      ),
    ),
  ),
  cursor: z.optional(
    z.string().check(z.regex(/^[\w-]{1,200}$/, say('This page marker is not valid'))),
  ),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;
