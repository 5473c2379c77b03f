import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GALLERY_CATEGORIES } from '@shared/contract/gallery/gallery';
import { isDemoPhoto } from '@shared/domain/gallery/demoPhotos';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createEmbeddedHost } from '../../integrations/imageHost/embedded';
import { DEMO_PHOTOS, demoPhotosDir } from './photos';

describe('the demo gallery', () => {
  it('describes every file of its folder, once', async () => {
    const described = DEMO_PHOTOS.map(({ file }) => file).toSorted();
    expect(described).toEqual((await readdir(demoPhotosDir())).toSorted());
    expect(described).toHaveLength(18);
  });

  it('differs from the owner’s photos in the names that the image host gives', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'demo-photos-'));
    try {
      const host = createEmbeddedHost({
        dataDir,
        publicUrl: 'http://localhost',
        folder: 'villa',
        uploadPreset: 'villa',
      });
      const unknown: string[] = [];
      for (const { file } of DEMO_PHOTOS) {
        const data = await readFile(path.join(demoPhotosDir(), file));
        const { publicId } = await host.upload({ data, fileName: file });
        if (!isDemoPhoto({ publicId })) unknown.push(publicId);
      }
      expect(unknown).toEqual([]);
      // The owner's photo with the name of a demo file.
      const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
        .jpeg()
        .toBuffer();
      const own = await host.upload({ data, fileName: 'Kitchen.jpg' });
      expect(own.publicId).toContain('/kitchen-');
      expect(isDemoPhoto(own)).toBe(false);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }, 60_000);

  it('has photos in all six categories, featured ones first, and one hero', () => {
    expect(new Set(DEMO_PHOTOS.map(({ category }) => category))).toEqual(
      new Set(GALLERY_CATEGORIES),
    );
    const featured = DEMO_PHOTOS.filter(({ isFeatured }) => isFeatured);
    expect(DEMO_PHOTOS.slice(0, featured.length)).toEqual(featured);
    expect(DEMO_PHOTOS.filter(({ isHero }) => isHero)).toHaveLength(1);
  });

  it.each(DEMO_PHOTOS)('$file is a wide JPEG without metadata', async (photo) => {
    const file = path.join(demoPhotosDir(), photo.file);
    const { format, width, height, exif, xmp } = await sharp(file).metadata();
    expect({ format, exif, xmp }).toEqual({ format: 'jpeg' });
    expect(width).toBeGreaterThanOrEqual(1440);
    expect(width).toBeGreaterThan(height);
    expect(photo.title).not.toBe('');
    expect(photo.description.length).toBeGreaterThan(20);
  });
});
