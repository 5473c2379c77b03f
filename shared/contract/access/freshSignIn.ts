import * as z from 'zod/mini';
import { password } from './auth';

/** Body of `POST /api/admin/fresh-sign-in`. */
export const confirmSchema = z.object({ password: password('Please type your password') });
export type ConfirmInput = z.infer<typeof confirmSchema>;
