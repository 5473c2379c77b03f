import { say, type Message, type SentenceWith } from '../../i18n/say';
import { VILLA } from '../../villa';

export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_STRONG_LENGTH = 16;
/** Longer passwords are rejected before hashing. */
export const PASSWORD_MAX_LENGTH = 256;

/** Shorter names are ignored, because they occur by chance. */
const SHORTEST_NAME = 4;

export type PasswordStrength = 'weak' | 'medium' | 'strong';

type PasswordRule = {
  message: Message;
  /** Text in the live list while typing. */
  hint: Message;
  isMet: (password: string) => boolean;
};

export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    message: say('Password must be at least {n} characters', { n: PASSWORD_MIN_LENGTH }),
    hint: say('Must be at least {n} characters long', { n: PASSWORD_MIN_LENGTH }),
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

export const NEW_PASSWORD_RULE = {
  message: 'Please choose a password that differs from the old one.',
  hint: 'Must differ from the current password',
} satisfies Record<string, SentenceWith>;

/** The rules that a password fails, in the policy's order. @param current the previous password, if known */
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

/** Counts characters as a person does, not UTF-16 units. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Whether a password contains a name, ignoring case and punctuation. */
export function hasName(password: string, name: string): boolean {
  const letters = lettersOf(name);
  return letters.length >= SHORTEST_NAME && lettersOf(password).includes(letters);
}

/** Letters and digits only, so that case and punctuation cannot hide a name. */
function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
