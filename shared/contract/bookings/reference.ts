import * as z from 'zod/mini';
import { say } from '../../i18n/say';

export const referenceParams = z.strictObject({
  reference: z
    .string()
    .check(z.regex(/^[A-Z]{1,6}-[0-9A-Z]{4,12}$/, say('The reference must look like VL-7K3Q9M'))),
});
