import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { GALLERY_CATEGORIES } from '@shared/contract/gallery/gallery';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DEMO_PHOTOS, demoPhotosDir } from './photos';

describe('the demo gallery', () => {
  it('describes every file of its folder, once', async () => {
    const described = DEMO_PHOTOS.map(({ file }) => file).toSorted();
    expect(described).toEqual((await readdir(demoPhotosDir())).toSorted());
    expect(described).toHaveLength(17);
  });

  it('has photos in all six categories, featured ones first, and one hero', () => {
    expect(new Set(DEMO_PHOTOS.map(({ category }) => category))).toEqual(
      new Set(GALLERY_CATEGORIES),
    );
    const featured = DEMO_PHOTOS.filter(({ isFeatured }) => isFeatured);
    expect(DEMO_PHOTOS.slice(0, featured.length)).toEqual(featured);
    expect(DEMO_PHOTOS.filter(({ isHero }) => isHero)).toHaveLength(1);
  });

  it.each(DEMO_PHOTOS)('$file is a wide JPEG that tells nothing but its picture', async (photo) => {
    const file = path.join(demoPhotosDir(), photo.file);
    const { format, width, height, exif, xmp } = await sharp(file).metadata();
    expect({ format, exif, xmp }).toEqual({ format: 'jpeg' });
    expect(width).toBeGreaterThanOrEqual(1440);
    expect(width).toBeGreaterThan(height);
    expect(photo.title).not.toBe('');
    expect(photo.description.length).toBeGreaterThan(20);
  });
});
