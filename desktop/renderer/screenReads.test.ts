import { NAVIGATION } from '@site/admin/navigation';
import { SETTINGS_PAGES } from '@site/admin/settings/settingsPages';
import { describe, expect, it } from 'vitest';
import { readOfScreen } from './screenReads';

describe('the call that a screen shows', () => {
  it.each([...NAVIGATION, ...SETTINGS_PAGES].map(({ path }) => path))(
    'is known of %s',
    (address) => {
      expect(readOfScreen(address, '')).toMatch(/^\/api\/[^:]+$/);
    },
  );

  it('is that of the screen itself', () => {
    expect(readOfScreen('/admin', '')).toBe('/api/bookings');
    expect(readOfScreen('/admin/reviews', '')).toBe('/api/admin/reviews');
    expect(readOfScreen('/admin/settings/legal', '')).toBe('/api/admin/legal');
  });

  it('is the booking where one is open, and the language that is edited', () => {
    expect(readOfScreen('/admin/calendar', '?booking=VL-7K3Q9M')).toBe(
      '/api/admin/bookings/VL-7K3Q9M',
    );
    expect(readOfScreen('/admin/site', '?language=de')).toBe('/api/admin/content/de');
    expect(readOfScreen('/admin/site', '')).toBe('/api/admin/content/en');
  });

  it('is none of an address at which there is nothing', () => {
    expect(readOfScreen('/admin/nowhere', '')).toBeNull();
  });
});
