import type { PageContent } from '@shared/domain/content/contentTypes';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../test/fakeServer';
import { buildGallery, buildSettings, CONFIG } from '../test/pageData';
import { renderPublic } from '../test/renderPublic';
import { heroCuts } from '../../components/heroImage';
import { HeroPicture } from './HeroPicture';

const image = () => screen.getByRole<HTMLImageElement>('img');

function showHero(
  settings: object | null = buildSettings(),
  { gallery = [], content = {} }: { gallery?: object[]; content?: PageContent } = {},
) {
  const server = fakeServer({
    'GET /api/config': { body: CONFIG },
    'GET /api/gallery': { body: gallery },
    ...(settings ? { 'GET /api/villa-settings': { body: settings } } : {}),
  });
  return renderPublic(<HeroPicture />, { fetch: server.fetch, content });
}

describe('the hero', () => {
  it('shows the image of the settings', async () => {
    showHero();
    await waitFor(() => expect(image().src).toContain('/villa-luz/front'));
  });

  it('shows the default image when the settings’ one does not load', async () => {
    showHero();
    await waitFor(() => expect(image().src).toContain('/villa-luz/front'));
    fireEvent.error(image());
    expect(image().src).toContain('hero-default');
    expect(image().alt).not.toBe('');
  });

  it('shows the default image if none is chosen, and without settings', async () => {
    showHero(buildSettings({ heroImagePublicId: null }));
    expect(image().src).toContain('hero-default');
  });

  it.each([
    ['its description in the gallery', 'villa-luz/photo-1', {}, 'The pool at noon'],
    ['its title, where it has no description', 'villa-luz/photo-2', {}, 'Photo 2'],
    ['the villa’s name, where it is not in the gallery', 'villa-luz/front', {}, 'Villa Luz'],
    ['the owner’s own text', 'villa-luz/photo-1', { 'hero.alt': 'Our pool' }, 'Our pool'],
    [
      'the text of the demo, for its picture',
      'villa-luz/exterior-pool-evening-6323da6ed6',
      {},
      'The villa and its pool in evening light, the sea behind',
    ],
  ])('names an image of the owner by %s', async (_what, heroImagePublicId, content, alt) => {
    const [first, ...others] = buildGallery(2);
    showHero(buildSettings({ heroImagePublicId }), {
      content,
      gallery: [{ ...first, description: 'The pool at noon' }, ...others],
    });
    await waitFor(() => expect(image().alt).toBe(alt));
    expect(image().src).toContain(heroImagePublicId);
  });

  it('places the image as the settings say, apart for phones and wide screens', async () => {
    showHero(
      buildSettings({
        heroImagePosition: 'left top',
        heroImageScale: 120,
        heroImagePositionMobile: 'right bottom',
        heroImageScaleMobile: 80,
      }),
    );
    await waitFor(() => expect(image().src).toContain('/villa-luz/front'));
    const styles = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    const css = styles.join('\n');
    expect(css).toContain('object-position: right bottom');
    expect(css).toContain('scale(0.8)');
    expect(css).toContain('object-position: left top');
    expect(css).toContain('scale(1.2)');
  });
});

describe('the cut for phones', () => {
  it('is the prepared portrait cut if the owner chose the middle', () => {
    expect(heroCuts({ heroImagePositionMobile: 'center center' }).phone.variants).toEqual([
      'heroPhone',
    ]);
  });

  it('is the whole picture if the owner chose another part', () => {
    expect(heroCuts({ heroImagePositionMobile: 'left center' }).phone.variants).toEqual([
      'heroMedium',
      'hero',
      'heroLarge',
    ]);
  });
});
