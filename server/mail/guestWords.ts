/**
 * Whether a text names an address that a mail program would turn into a link: `evil.example`, `a@b`, `https://…`.
 * A receipt repeats no such text, since anyone can have it sent to anyone.
 */
export function namesAddress(text: string): boolean {
  return /:\/\/|@|[\p{L}\p{N}-]\.\p{L}{2}/u.test(text);
}

/** Whether a name is only that: letters, and what stands between them. */
export function isPlainName(name: string): boolean {
  return name.length <= 60 && /^[\p{L}\p{M}'’. -]+$/u.test(name) && !namesAddress(name);
}
