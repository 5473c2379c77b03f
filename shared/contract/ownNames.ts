import * as z from 'zod/mini';
import { OTHER_LANGUAGES, type OwnNames } from '../i18n/ownNames';
import { line } from './common';

/** A name of the owner's in other languages than its own. */
export const ownNamesSchema = z.optional(z.partialRecord(z.enum(OTHER_LANGUAGES), z.string()));

/** Empty names are left out. */
export function ownNamesInput(max: number) {
  return z.optional(
    z.pipe(
      z.partialRecord(z.enum(OTHER_LANGUAGES), line(max)),
      z.transform((names): OwnNames | undefined => {
        const given: OwnNames = {};
        for (const code of OTHER_LANGUAGES) if (names[code]) given[code] = names[code];
        return Object.keys(given).length > 0 ? given : undefined;
      }),
    ),
  );
}
