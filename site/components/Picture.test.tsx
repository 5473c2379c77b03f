import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../test/render';
import { Picture } from './Picture';

it('offers its sizes, reserves its space and loads lazily by default', () => {
  renderSite(
    <Picture
      deliveryBase="/media/image/upload"
      publicId="villa/terrace"
      alt="Terrace, evening"
      variants={['thumbnail', 'medium']}
      sizes="50vw"
    />,
  );
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Terrace, evening' });
  expect([image.width, image.height]).toEqual([300, 200]);
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.getAttribute('srcset')).toMatch(
    /^\/media\/image\/upload\/[^ ]*w_300[^ ]*\/villa\/terrace 300w, \/media\/image\/upload\/[^ ]*w_800[^ ]* 800w$/,
  );
});
