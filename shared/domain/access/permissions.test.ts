import { describe, expect, it } from 'vitest';
import { isAllowed, PERMISSIONS, ROLES, type Role } from './permissions';

describe('what a role allows', () => {
  const allowed = (role: Role) => PERMISSIONS.filter((permission) => isAllowed(role, permission));

  it('is everything for the owner', () => {
    expect(allowed('admin')).toEqual([...PERMISSIONS]);
  });

  it('is bookings, calendar, messages and gallery for a manager', () => {
    expect(allowed('manager')).toEqual([
      'own',
      'house',
      'bookings',
      'calendar',
      'messages',
      'gallery',
    ]);
  });

  it('is the house for a housekeeper', () => {
    expect(allowed('housekeeper')).toEqual(['own', 'house']);
  });

  it.each(['', 'owner', 'constructor', '__proto__', 'toString'])(
    'is nothing for the unknown role %j',
    (role) => {
      expect(PERMISSIONS.some((permission) => isAllowed(role as Role, permission))).toBe(false);
      expect(ROLES).not.toContain(role);
    },
  );
});
