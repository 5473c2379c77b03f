import { array, boolean, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds, integers } from '../test/property';
import { BOOKING_STATUSES, bookingActions, canTransition } from './bookings/bookingStatus';
import { compareGallery, nextDisplayOrder, previewPhotos } from './gallery/galleryOrder';
import {
  defaultImageTitle,
  proposedImageTitle,
  IMAGE_VARIANTS,
  imageUrl,
  transformation,
} from './gallery/imageVariants';
import { overrideStatus } from './prices/overrideStatus';
import { passwordStrength, unmetPasswordRules } from './access/passwordPolicy';
import { DEFAULT_GUESTS, PUBLIC_FALLBACKS } from './publicDefaults';

describe('what the owner can do with a booking', () => {
  it.each([
    ['enquiry', ['Confirm → confirmed', 'Decline → cancelled']],
    ['pending', ['Confirm → confirmed', 'Cancel → cancelled']],
    ['confirmed', ['Cancel → cancelled']],
    ['cancelled', []],
  ] as const)('%s offers %j', (status, actions) => {
    expect(bookingActions(status).map(({ label, to }) => `${label} → ${to}`)).toEqual(actions);
  });

  it('offers nothing else', () => {
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
    ['2027-04-30', false, 'Inactive'],
    ['2027-05-11', false, 'Inactive'],
  ])('on %s (active: %s) is %s', (today, isActive, status) => {
    expect(overrideStatus({ ...range, isActive }, today)).toBe(status);
  });
});

it('an override of one day is active on that day only', () => {
  const day = { startDate: '2028-02-29', endDate: '2028-02-29', isActive: true };
  expect(
    ['2028-02-28', '2028-02-29', '2028-03-01'].map((today) => overrideStatus(day, today)),
  ).toEqual(['Upcoming', 'Active', 'Expired']);
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
    // Counts characters as a person does: eleven here, though 22 UTF-16 units.
    ['🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊', 4],
    // A space is not a special character.
    ['Longenough but 1', 1],
    ['Longenoughbut1€', 0],
  ])('%j fails %i rules', (password, missing) => {
    expect(unmetPasswordRules(password)).toHaveLength(missing);
  });

  it('states its rules for the form and for the live list', () => {
    expect(unmetPasswordRules('').map((rule) => rule.message)).toEqual([
      'Password must be at least 12 characters',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one lowercase letter',
      'Password must contain at least one number',
      'Password must contain at least one special character',
    ]);
    expect(unmetPasswordRules('').map((rule) => rule.hint)).toEqual([
      'Must be at least 12 characters long',
      'Must contain at least one uppercase letter',
      'Must contain at least one lowercase letter',
      'Must contain at least one number',
      'Must contain at least one special character (!@#$%^&*)',
    ]);
  });

  it.each('!@#$%^&*'.split(''))('accepts %s as a special character', (character) => {
    expect(unmetPasswordRules(`Longenough1${character}`)).toEqual([]);
  });

  it.each([
    ['Abcdefgh-1', 'weak'],
    ['Abcdefghi-1', 'weak'],
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

  it('previews the featured photos, or the first seven if none is featured', () => {
    const plain = Array.from({ length: 9 }, (_, index) => photo(index, index));
    expect(previewPhotos(plain).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(previewPhotos([photo(1, 0, true), ...plain])).toEqual([photo(1, 0, true)]);
    expect(previewPhotos(plain.slice(0, 2))).toHaveLength(2);
    expect(previewPhotos([])).toEqual([]);
  });

  it('previews all featured photos, even more than seven', () => {
    const featured = Array.from({ length: 9 }, (_, index) => photo(index, index, true));
    expect(previewPhotos([...featured, photo(20, 0)])).toEqual(featured);
  });

  const rows = array(record({ displayOrder: integers(0, 3), isFeatured: boolean() }), {
    maxLength: 12,
  }).map((list) => list.map((row, index) => ({ ...row, id: index + 1 })));
  holds('stands in one order, however its rows arrive', [rows, integers(0, 11)], (list, turn) => {
    const sorted = list.toSorted(compareGallery);
    const turned = [...list.slice(turn), ...list.slice(0, turn)].toReversed();
    expect(turned.toSorted(compareGallery)).toEqual(sorted);
    for (const [index, row] of sorted.entries()) {
      const next = sorted[index + 1] ?? row;
      expect(Number(row.isFeatured)).toBeGreaterThanOrEqual(Number(next.isFeatured));
    }
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
    ['a?b#c', 'a%3Fb%23c'],
    ['villa luz/São João', 'villa%20luz/S%C3%A3o%20Jo%C3%A3o'],
    ['a%2fb', 'a%252fb'],
    ['a"b<c>', 'a%22b%3Cc%3E'],
  ])('escape characters of %s that have a meaning to a browser', (publicId, path) => {
    expect(imageUrl('https://host/x/image/upload', publicId, 'hero')).toBe(
      `https://host/x/image/upload/c_fill,w_1920,h_1080,f_auto,q_auto/${path}`,
    );
  });

  it.each([
    ['thumbnail', 'c_fill,w_300,h_200,f_auto,q_auto'],
    ['medium', 'c_fill,w_800,h_600,f_auto,q_auto'],
    ['large', 'c_fill,w_1200,h_900,f_auto,q_auto'],
    ['hero', 'c_fill,w_1920,h_1080,f_auto,q_auto'],
    ['pickerThumbnail', 'c_fill,w_400,h_200,f_auto,q_auto'],
    ['preview', 'c_fill,w_800,h_400,f_auto,q_auto'],
    ['viewer', 'c_limit,w_1600,h_1200,f_auto,q_auto'],
  ] as const)('%s is %s', (name, expected) => {
    expect(transformation(IMAGE_VARIANTS[name])).toBe(expected);
  });

  it.each([
    ['villa-luz/pool.jpg', 'pool'],
    ['a/b/c/Sea view.webp', 'Sea view'],
    ['villa.luz/pool', 'pool'],
    ['villa-luz/pool', 'pool'],
    ['pool.at.night.png', 'pool.at.night'],
  ])('%s is called %s until it has a title', (publicId, title) => {
    expect(defaultImageTitle(publicId)).toBe(title);
  });

  it.each([
    ['villa-luz/terrace-at-dusk-0a1b2c3d4e', 'Terrace at dusk'],
    ['villa-luz/photo-0123456789', 'Photo'],
    ['villa-luz/pool-view', 'pool-view'],
    ['villa-luz/Sea view.webp', 'Sea view'],
    ['villa-luz/0123456789', '0123456789'],
  ])('for %s the title %s is proposed', (publicId, title) => {
    expect(proposedImageTitle(publicId)).toBe(title);
  });
});

it('the site shows the specification’s defaults without settings', () => {
  expect(PUBLIC_FALLBACKS).toEqual({
    basePrice: 150,
    gbpFactor: 0.86,
    usdFactor: 1.1,
    minStayRegular: 3,
    minStayPeak: 7,
    checkinTime: '16:00',
    checkoutTime: '11:00',
    maxGuests: 8,
  });
  expect([DEFAULT_GUESTS, PUBLIC_FALLBACKS.maxGuests]).toEqual([2, 8]);
});
