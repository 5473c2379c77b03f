/** Roles in descending order of rights. The stored value for the owner is `admin`. */
export const ROLES = ['admin', 'manager', 'housekeeper'] as const;
export type Role = (typeof ROLES)[number];

/** Permissions that an endpoint can require, named after their subject. */
export const PERMISSIONS = [
  /** The user's own account, and live events that the role may see. Every role has it. */
  'own',
  /** Arrivals, departures, numbers of guests and notes for the house, without names or amounts. */
  'house',
  'bookings',
  'calendar',
  'messages',
  'gallery',
  'prices',
  /** Revenue over time. The amount of a single booking belongs to `bookings`. */
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

export function isAllowed(role: Role, permission: Permission): boolean {
  // A role from a newer version's database has no rights.
  return Object.hasOwn(ALLOWED, role) && ALLOWED[role].has(permission);
}
