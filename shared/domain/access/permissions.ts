/**
 * Who may sign in, from the one who may do everything down. The stored `admin` is the owner.
 */
export const ROLES = ['admin', 'manager', 'housekeeper'] as const;
export type Role = (typeof ROLES)[number];

/** What a call of the back office can ask of its caller's role, each named after its subject. */
export const PERMISSIONS = [
  /** One's own account, and word of changes in what the role may see: everybody has it. */
  'own',
  /** Who comes and goes, how many, and what the house is to know of it; no name and no amount. */
  'house',
  'bookings',
  'calendar',
  'messages',
  'gallery',
  'prices',
  /** Takings over time; the amount of one booking belongs to `bookings`. */
  'figures',
  'content',
  'settings',
  'mail',
  'legal',
  'privacy',
  'users',
  'audit',
  'backups',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const ALLOWED: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  admin: new Set(PERMISSIONS),
  manager: new Set(['own', 'house', 'bookings', 'calendar', 'messages', 'gallery']),
  housekeeper: new Set(['own', 'house']),
};

/** Whether somebody of that role may do what asks for the permission. */
export function isAllowed(role: Role, permission: Permission): boolean {
  // A role that this version does not know, from a newer one's database, may do nothing.
  return Object.hasOwn(ALLOWED, role) && ALLOWED[role].has(permission);
}
