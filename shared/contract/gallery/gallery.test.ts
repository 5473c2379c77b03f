import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { issuesOf, withPrototypeKeys } from '../../test/issues';
import {
  galleryImageCreateSchema,
  galleryImageUpdateSchema,
  galleryReorderSchema,
} from './gallery';
import { isPublicId, publicIdParams } from './image';

const DETAILS = {
  title: 'The pool',
  description: 'The pool in evening light',
  category: 'exterior',
  isActive: false,
  isFeatured: true,
};
const CATEGORY =
  'category: Category must be one of: general, exterior, interior, bedrooms, amenities, locality';

describe('an image for the gallery', () => {
  it('is accepted as sent', () => {
    const image = { publicId: 'villa-luz/pool', ...DETAILS, displayOrder: 4 };
    expect(z.parse(galleryImageCreateSchema, image)).toEqual(image);
  });

  it('is general, visible, not featured and without description unless it says otherwise', () => {
    expect(z.parse(galleryImageCreateSchema, { publicId: ' a/b ', title: ' Pool ' })).toEqual({
      publicId: 'a/b',
      title: 'Pool',
      description: null,
      category: 'general',
      isActive: true,
      isFeatured: false,
    });
  });

  it.each([
    [{}, ['publicId: Image identifier is required', 'title: Title is required']],
    [
      { publicId: ' ', title: ' ' },
      ['publicId: Image identifier is required', 'title: Title is required'],
    ],
    [
      { publicId: 'a'.repeat(256), title: 'a'.repeat(201) },
      ['publicId: Please use at most 255 characters', 'title: Please use at most 200 characters'],
    ],
    [
      { publicId: 'a', title: 'a', description: 'a'.repeat(501) },
      ['description: Please use at most 500 characters'],
    ],
    [{ publicId: 'a', title: 'a', category: 'Exterior' }, [CATEGORY]],
    [{ publicId: 'a', title: 'a', category: 'constructor' }, [CATEGORY]],
    [
      { publicId: 'a', title: 'a', isActive: 'true' },
      ['isActive: Please say whether the image is visible'],
    ],
    [
      { publicId: 'a', title: 'a', isFeatured: 1 },
      ['isFeatured: Please say whether the image is featured'],
    ],
    [
      { publicId: 'a', title: 'a', displayOrder: -1 },
      ['displayOrder: Display order must be a whole number from 0 to 1000000'],
    ],
    [
      { publicId: 'a', title: 'a', displayOrder: '1' },
      ['displayOrder: Display order must be a whole number from 0 to 1000000'],
    ],
  ])('refuses %j', (image, issues) => {
    expect(issuesOf(galleryImageCreateSchema, image)).toEqual(issues);
  });
});

describe('an image’s new details', () => {
  it('never change which picture it is', () => {
    const sent = withPrototypeKeys({ ...DETAILS, publicId: 'another', id: 9 });
    expect(z.parse(galleryImageUpdateSchema, sent)).toEqual(DETAILS);
  });

  it('are complete: a switch that is missing is not guessed', () => {
    expect(issuesOf(galleryImageUpdateSchema, {})).toEqual([
      'title: Title is required',
      CATEGORY,
      'isActive: Please say whether the image is visible',
      'isFeatured: Please say whether the image is featured',
    ]);
  });
});

describe('a new order', () => {
  const orders = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: index + 1, displayOrder: index }));

  it('may move one image or a thousand', () => {
    for (const count of [1, 1000]) {
      const order = { imageOrders: orders(count) };
      expect(z.parse(galleryReorderSchema, order)).toEqual(order);
    }
  });

  it('may give two images one place, as reordering a filtered list does', () => {
    const order = {
      imageOrders: [
        { id: 1, displayOrder: 0 },
        { id: 2, displayOrder: 0 },
      ],
    };
    expect(issuesOf(galleryReorderSchema, order)).toEqual([]);
  });

  it.each([
    [{}, ['imageOrders: The new order is required']],
    [{ imageOrders: null }, ['imageOrders: The new order is required']],
    [
      { imageOrders: { 0: { id: 1, displayOrder: 0 } } },
      ['imageOrders: The new order is required'],
    ],
    [{ imageOrders: [] }, ['imageOrders: The new order is required']],
    [{ imageOrders: orders(1001) }, ['imageOrders: At most 1000 images can be reordered at once']],
    [
      { imageOrders: [...orders(2), { id: 1, displayOrder: 5 }] },
      ['imageOrders: Each image may appear only once'],
    ],
    [
      { imageOrders: [{ id: '1', displayOrder: 0.5 }] },
      [
        'imageOrders.0.id: Image id is not valid',
        'imageOrders.0.displayOrder: Display order must be a whole number from 0 to 1000000',
      ],
    ],
    [{ imageOrders: [{ id: 0, displayOrder: 0 }] }, ['imageOrders.0.id: Image id is not valid']],
  ])('refuses %j', (order, issues) => {
    expect(issuesOf(galleryReorderSchema, order)).toEqual(issues);
  });
});

describe('an image’s identifier', () => {
  it.each(['pool', 'villa-luz/pool', 'a/b/c', 'Pool (2).jpg', 'São_João', '...', 'a'.repeat(255)])(
    'may be %j',
    (publicId) => {
      expect(isPublicId(publicId)).toBe(true);
      expect(z.parse(publicIdParams, { publicId })).toEqual({ publicId });
    },
  );

  it.each([
    '',
    '.',
    '..',
    '../secret',
    'a/../b',
    'a/./b',
    '/a',
    'a/',
    'a//b',
    'a\\b',
    'a%2fb',
    'a?b',
    'a#b',
    'a\u0000',
    'a\n',
    'a\uD800',
    '<b>',
    'a'.repeat(256),
  ])('may not be %j', (publicId) => {
    expect(issuesOf(publicIdParams, { publicId })).toEqual([
      'publicId: This image identifier is not valid',
    ]);
  });
});
