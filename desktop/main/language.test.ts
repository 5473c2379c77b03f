import { afterEach, expect, it, vi } from 'vitest';
import { parseVillaAddress } from './villaAddress';
import { setLanguage, t } from './language';

vi.mock('electron', () => ({}));

afterEach(() => setLanguage('en'));

it('defaults to English', () => {
  expect(t('{count} new enquiries', { count: 3 })).toBe('3 new enquiries');
  expect(parseVillaAddress('')).toEqual({
    message: 'Please enter the address of your villa’s website.',
  });
});

it('translates the connect page and notifications into Portuguese, with their numbers', () => {
  setLanguage('pt');
  expect(parseVillaAddress('')).toEqual({ message: 'Indique o endereço do site da sua casa.' });
  expect(t('{count} new enquiries', { count: 3 })).toBe('3 novos pedidos de reserva');
  expect(
    t('{name}{pendingCount} pending {pendingCount|booking|bookings}', {
      name: '',
      pendingCount: 1,
    }),
  ).toBe('1 reserva pendente');
  expect(
    t('{checkinDate} to {checkoutDate}, {guestCount} {guestCount|guest|guests}', {
      checkinDate: '1 de maio',
      checkoutDate: '3 de maio',
      guestCount: 2,
    }),
  ).toBe('1 de maio a 3 de maio, 2 hóspedes');
});
