import { describe, expect, it } from 'vitest';
import { targetOfArguments, targetOfLink } from './deepLink';

const PAGE = '/admin?booking=VL-7K3Q9M';

describe('links to a booking', () => {
  it('open it in the current villa', () => {
    const target = { host: null, page: PAGE };
    expect(targetOfLink('villa-admin://booking/VL-7K3Q9M')).toEqual(target);
    expect(targetOfArguments(['app', '--flag', 'villa-admin://booking/VL-7K3Q9M/'])).toEqual(
      target,
    );
  });

  it.each(['villa.example', 'localhost:4400', '[::1]:4400'])(
    'open it in the villa that they name: %s',
    (host) => {
      const link = `villa-admin://${host}/booking/VL-7K3Q9M`;
      expect(targetOfLink(link)).toEqual({ host, page: PAGE });
    },
  );

  it.each([
    'villa-admin://booking/',
    'villa-admin://booking/../../api',
    'villa-admin://booking/VL-7K3Q9M?x=1',
    'villa-admin://booking/VL-7K3Q9M&tab=settings',
    'villa-admin://me:secret@villa.example/booking/VL-7K3Q9M',
    'villa-admin://villa.example/elsewhere/booking/VL-7K3Q9M',
    'villa-admin://settings',
    'https://booking/VL-7K3Q9M',
  ])('are ignored when malformed: %s', (link) => {
    expect(targetOfLink(link)).toBeNull();
  });
});
