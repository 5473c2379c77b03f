import type { DesktopState } from '@shared/contract/desktop';
import * as endpoints from '@shared/contract/endpoints';
import { NAVIGATION } from '@site/admin/navigation';
import { SETTINGS_PAGES } from '@site/admin/settings/settingsPages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchNoted, readAtOf, readOfScreen } from './screenReads';

const READ_PATHS = Object.values(endpoints)
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => path);

describe('the request behind a screen', () => {
  it.each([...NAVIGATION, ...SETTINGS_PAGES].map(({ path }) => path))(
    'is known for %s',
    (address) => {
      expect(READ_PATHS).toContain(
        readOfScreen(address, '')?.replace('/content/en', '/content/:language'),
      );
    },
  );

  it('is that of the screen itself', () => {
    expect(readOfScreen('/admin', '')).toBe('/api/bookings');
    expect(readOfScreen('/admin/reviews', '')).toBe('/api/admin/reviews');
    expect(readOfScreen('/admin/settings/legal', '')).toBe('/api/admin/legal');
  });

  it('is that of the open booking, or of the language being edited', () => {
    expect(readOfScreen('/admin/calendar', '?booking=VL-7K3Q9M')).toBe(
      '/api/admin/bookings/VL-7K3Q9M',
    );
    expect(readOfScreen('/admin/site', '?language=de')).toBe('/api/admin/content/de');
    expect(readOfScreen('/admin/site', '')).toBe('/api/admin/content/en');
  });

  it('is null for an unknown address', () => {
    expect(readOfScreen('/admin/nowhere', '')).toBeNull();
  });
});

describe('the time at which an offline screen was read', () => {
  const LOST_AT = '2026-11-23T10:02:00.000Z';
  const KEPT_AT = '2026-11-23T09:30:00.000Z';
  const ORIGIN = 'https://villa.example';
  const REVIEWS = '/api/admin/reviews';
  const lost = (keptAt: DesktopState['keptAt'], origin = ORIGIN) => ({
    current: { id: '1', origin },
    offlineSince: LOST_AT,
    keptAt,
  });
  const answerWith = (status: number) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]', { status })));

  beforeEach(() => {
    vi.stubGlobal('location', { href: 'villa-app://app/admin' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is when the connection was lost if nothing was requested since', () => {
    expect(readAtOf(lost({}), REVIEWS, true)).toBe(LOST_AT);
    expect(readAtOf(lost({}), null, true)).toBe(LOST_AT);
  });

  it('is when the cached response was read', () => {
    expect(readAtOf(lost({ '/api/bookings': KEPT_AT }), '/api/bookings', true)).toBe(KEPT_AT);
  });

  it('is null if nothing is cached and no request succeeded', async () => {
    const path = '/api/admin/legal';
    answerWith(503);
    await fetchNoted(ORIGIN, path);
    expect(readAtOf(lost({ [path]: null }), path, true)).toBeNull();
  });

  it('remains the time of the disconnection after a failed retry of the screen’s request', async () => {
    answerWith(200);
    await fetchNoted(ORIGIN, `${REVIEWS}?page=2`);
    expect(readAtOf(lost({ [REVIEWS]: null }), REVIEWS, true)).toBe(LOST_AT);
  });

  it('is null on a screen opened since, or of another villa', async () => {
    answerWith(200);
    await fetchNoted(ORIGIN, REVIEWS);
    expect(readAtOf(lost({ [REVIEWS]: null }), REVIEWS, false)).toBeNull();
    expect(readAtOf(lost({ [REVIEWS]: null }, 'https://other.example'), REVIEWS, true)).toBeNull();
  });
});
