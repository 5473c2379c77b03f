/** `new` until the owner has decided, and again after the guest has changed a hidden review. */
export const REVIEW_STATUSES = ['new', 'published', 'hidden'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** The guest's name beside a review: first name, initials, or none. */
export const REVIEW_NAME_FORMS = ['first', 'initials', 'none'] as const;
export type ReviewNameForm = (typeof REVIEW_NAME_FORMS)[number];

export const REVIEW_STARS = [5, 4, 3, 2, 1] as const;
export const MAX_REVIEW_LENGTH = 2000;
export const MAX_REVIEW_ANSWER = 1000;

/** The name to publish with a review. @returns `null` if the guest wants none, or the name has no letters */
export function reviewName(guestName: string, form: ReviewNameForm): string | null {
  const words = guestName.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const first = words[0];
  if (form === 'none' || first === undefined) return null;
  if (form === 'first') return first;
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, ...(last === undefined ? [] : [last])].map(initialOf).join(' ');
}

function initialOf(word: string): string {
  const letter = /\p{L}\p{M}*/u.exec(word)?.[0] ?? '';
  return `${letter.toLocaleUpperCase('und')}.`;
}
