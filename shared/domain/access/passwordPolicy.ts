import { VILLA } from '../../villa';

export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_STRONG_LENGTH = 16;
/** Longest password that is hashed; longer ones are refused before any work is done. */
export const PASSWORD_MAX_LENGTH = 256;

/** Names with fewer letters refuse nothing. */
const SHORTEST_NAME = 4;

export type PasswordStrength = 'weak' | 'medium' | 'strong';

type PasswordRule = {
  /** Said on the field when the form is sent. */
  message: string;
  /** Said in the live list while typing. */
  hint: string;
  isMet: (password: string) => boolean;
};

/** The policy in the order in which its failures are told. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    message: `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
    hint: `Must be at least ${PASSWORD_MIN_LENGTH} characters long`,
    isMet: (password) => lengthOf(password) >= PASSWORD_MIN_LENGTH,
  },
  {
    message: 'Password must contain at least one uppercase letter',
    hint: 'Must contain at least one uppercase letter',
    isMet: (password) => /\p{Lu}/u.test(password),
  },
  {
    message: 'Password must contain at least one lowercase letter',
    hint: 'Must contain at least one lowercase letter',
    isMet: (password) => /\p{Ll}/u.test(password),
  },
  {
    message: 'Password must contain at least one number',
    hint: 'Must contain at least one number',
    isMet: (password) => /\p{Nd}/u.test(password),
  },
  {
    message: 'Password must contain at least one special character',
    hint: 'Must contain at least one special character (!@#$%^&*)',
    isMet: (password) => /[^\p{L}\p{Nd}\s]/u.test(password),
  },
  {
    message: 'Please choose a password without the villa’s name.',
    hint: 'Must not contain the villa’s name',
    isMet: (password) => !hasName(password, VILLA.name),
  },
];

/** What a new password needs beside the one that it replaces. */
export const NEW_PASSWORD_RULE = {
  message: 'Please choose a password that differs from the old one.',
  hint: 'Must differ from the current password',
};

/**
 * The rules that a password does not meet yet, in the policy's order.
 * @param current the password that it replaces, where one is known
 */
export function unmetPasswordRules(
  password: string,
  current?: string,
): readonly Pick<PasswordRule, 'message' | 'hint'>[] {
  const unmet = PASSWORD_RULES.filter((rule) => !rule.isMet(password));
  return password === current ? [...unmet, NEW_PASSWORD_RULE] : unmet;
}

/** Weak if any rule fails, strong from 16 characters, medium between. */
export function passwordStrength(password: string, current?: string): PasswordStrength {
  if (unmetPasswordRules(password, current).length > 0) return 'weak';
  return lengthOf(password) >= PASSWORD_STRONG_LENGTH ? 'strong' : 'medium';
}

/** Characters as a person counts them, not UTF-16 units. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Whether a name is in a password, however it is written. A name of two letters is in many by chance. */
export function hasName(password: string, name: string): boolean {
  const letters = lettersOf(name);
  return letters.length >= SHORTEST_NAME && lettersOf(password).includes(letters);
}

/** Letters and digits alone, so that neither case nor marks between them hide a name. */
function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
