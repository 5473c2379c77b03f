import { describe, expect, it } from 'vitest';
import { BOOKING_STATUSES, bookingActions, canTransition } from './bookingStatus';
import { compareGallery, nextDisplayOrder, previewPhotos } from './galleryOrder';
import { defaultImageTitle, imageUrl } from './image';
import { overrideStatus } from './overrideStatus';
import { passwordStrength, unmetPasswordRules } from './passwordPolicy';

describe('what the owner can do with a booking', () => {
  it.each([
    ['enquiry', ['Confirm → confirmed', 'Decline → cancelled']],
    ['pending', ['Confirm → confirmed', 'Cancel → cancelled']],
    ['confirmed', ['Cancel → cancelled']],
    ['cancelled', []],
  ] as const)('%s offers %j', (status, actions) => {
    expect(bookingActions(status).map(({ label, to }) => `${label} → ${to}`)).toEqual(actions);
  });

  it('is nothing else', () => {
    const allowed = BOOKING_STATUSES.flatMap((from) =>
      BOOKING_STATUSES.filter((to) => canTransition(from, to)).map((to) => `${from}>${to}`),
    );
    expect(allowed).toEqual([
      'enquiry>confirmed',
      'enquiry>cancelled',
      'pending>confirmed',
      'pending>cancelled',
      'confirmed>cancelled',
    ]);
  });
});

describe('an override’s status', () => {
  const range = { startDate: '2027-05-01', endDate: '2027-05-10' };
  it.each([
    ['2027-04-30', true, 'Upcoming'],
    ['2027-05-01', true, 'Active'],
    ['2027-05-10', true, 'Active'],
    ['2027-05-11', true, 'Expired'],
    ['2027-05-05', false, 'Inactive'],
  ])('on %s (active: %s) is %s', (today, isActive, status) => {
    expect(overrideStatus({ ...range, isActive }, today)).toBe(status);
  });
});

describe('the password policy', () => {
  it.each([
    ['', 5],
    ['short', 4],
    ['longenoughbutplain', 3],
    ['Longenoughbutplain', 2],
    ['Longenoughbutplain1', 1],
    ['Longenoughbutplain1!', 0],
    ['Ümläut & späces 77', 0],
  ])('%j misses %i rules', (password, missing) => {
    expect(unmetPasswordRules(password)).toHaveLength(missing);
  });

  it('words its failures for the form and for the live list', () => {
    expect(unmetPasswordRules('').map((rule) => rule.message)).toEqual([
      'Password must be at least 12 characters',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one lowercase letter',
      'Password must contain at least one number',
      'Password must contain at least one special character',
    ]);
    expect(unmetPasswordRules('')[0]?.hint).toBe('Must be at least 12 characters long');
  });

  it.each([
    ['Abcdefgh-1', 'weak'],
    ['Abcdefghij-1', 'medium'],
    ['Abcdefghijklm-1', 'medium'],
    ['Abcdefghijklmn-1', 'strong'],
    ['abcdefghijklmnop', 'weak'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});

describe('the gallery', () => {
  const photo = (id: number, displayOrder: number, isFeatured = false) => ({
    id,
    displayOrder,
    isFeatured,
  });

  it('shows featured photos first, then by order, ties by id', () => {
    const photos = [photo(5, 0), photo(2, 1), photo(1, 1), photo(9, 7, true), photo(3, 3, true)];
    expect(photos.toSorted(compareGallery).map(({ id }) => id)).toEqual([3, 9, 5, 1, 2]);
  });

  it('previews the featured ones, or the first seven when none is', () => {
    const plain = Array.from({ length: 9 }, (_, index) => photo(index, index));
    expect(previewPhotos(plain)).toHaveLength(7);
    expect(previewPhotos([photo(1, 0, true), ...plain])).toEqual([photo(1, 0, true)]);
  });

  it('appends after the highest order, from 0', () => {
    expect(nextDisplayOrder([])).toBe(0);
    expect(nextDisplayOrder([photo(1, 4), photo(2, 2)])).toBe(5);
  });
});

describe('picture addresses', () => {
  it('name the transformation and keep the identifier’s folders', () => {
    expect(imageUrl('/media/image/upload', 'villa-luz/a b', 'thumbnail')).toBe(
      '/media/image/upload/c_fill,w_300,h_200,f_auto,q_auto/villa-luz/a%20b',
    );
  });

  it.each([
    ['villa-luz/pool.jpg', 'pool'],
    ['villa-luz/pool', 'pool'],
    ['pool.at.night.png', 'pool.at.night'],
  ])('%s is called %s until it has a title', (publicId, title) => {
    expect(defaultImageTitle(publicId)).toBe(title);
  });
});
