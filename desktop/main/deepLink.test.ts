import { describe, expect, it } from 'vitest';
import { pageOfArguments, pageOfLink } from './deepLink';

describe('links to a booking', () => {
  it('open it', () => {
    expect(pageOfLink('villa-admin://booking/VL-7K3Q9M')).toBe(
      '/admin?tab=bookings&booking=VL-7K3Q9M',
    );
    expect(pageOfArguments(['app', '--flag', 'villa-admin://booking/VL-7K3Q9M/'])).toBe(
      '/admin?tab=bookings&booking=VL-7K3Q9M',
    );
  });

  it.each([
    'villa-admin://booking/',
    'villa-admin://booking/../../api',
    'villa-admin://booking/VL-7K3Q9M?x=1',
    'villa-admin://booking/VL-7K3Q9M&tab=settings',
    'villa-admin://settings',
    'https://booking/VL-7K3Q9M',
  ])('are nothing where they are odd: %s', (link) => {
    expect(pageOfLink(link)).toBeNull();
  });
});
