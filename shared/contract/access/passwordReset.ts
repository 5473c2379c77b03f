import * as z from 'zod/mini';
import { PASSWORD_RULES } from '../../domain/access/passwordPolicy';
import { say } from '../../i18n/say';
import { LIMITS, line } from '../common';
import { linkTokenSchema, password } from './auth';

export const passwordResetRequestSchema = z.object({
  username: line(LIMITS.email, 'Please enter your username or email address'),
});
export type PasswordResetRequest = z.infer<typeof passwordResetRequestSchema>;

export const passwordResetSchema = z.object({
  token: linkTokenSchema,
  newPassword: password('New password is required').check(
    ...PASSWORD_RULES.map((rule) => z.refine<string>(rule.isMet, rule.message)),
  ),
});
export type PasswordResetInput = z.infer<typeof passwordResetSchema>;

export const passwordResetFormSchema = z
  .object({
    newPassword: passwordResetSchema.shape.newPassword,
    confirmPassword: password('Please confirm your new password'),
  })
  .check(
    z.refine((form) => form.newPassword === form.confirmPassword, {
      path: ['confirmPassword'],
      error: say("Passwords don't match"),
    }),
  );
