import * as z from 'zod/mini';
import { say } from '../i18n/say';
import { integer } from './common';

export const DEFAULT_PAGE_SIZE = 200;

/** Query of the lists, which are newest first; `cursor` is the `X-Next-Cursor` of the answer before. */
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
