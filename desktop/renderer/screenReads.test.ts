import type { DesktopState } from '@shared/contract/desktop';
import * as endpoints from '@shared/contract/endpoints';
import { NAVIGATION } from '@site/admin/navigation';
import { SETTINGS_PAGES } from '@site/admin/settings/settingsPages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchNoted, readAtOf, readOfScreen } from './screenReads';

const READ_PATHS = Object.values(endpoints)
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => path);

describe('the call that a screen shows', () => {
  it.each([...NAVIGATION, ...SETTINGS_PAGES].map(({ path }) => path))(
    'is known of %s',
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

describe('when what is on the screen was read, without a connection', () => {
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

  it('is when the connection was lost, where nothing was asked for since', () => {
    expect(readAtOf(lost({}), REVIEWS, true)).toBe(LOST_AT);
    expect(readAtOf(lost({}), null, true)).toBe(LOST_AT);
  });

  it('is when the answer was read that was kept', () => {
    expect(readAtOf(lost({ '/api/bookings': KEPT_AT }), '/api/bookings', true)).toBe(KEPT_AT);
  });

  it('is never, where nothing was kept and nothing answered', async () => {
    const path = '/api/admin/legal';
    answerWith(503);
    await fetchNoted(ORIGIN, path);
    expect(readAtOf(lost({ [path]: null }), path, true)).toBeNull();
  });

  it('stays when the connection was lost, when what is on the screen is asked for again in vain', async () => {
    answerWith(200);
    await fetchNoted(ORIGIN, `${REVIEWS}?page=2`);
    expect(readAtOf(lost({ [REVIEWS]: null }), REVIEWS, true)).toBe(LOST_AT);
  });

  it('is never on a screen that was opened since, or of another villa', async () => {
    answerWith(200);
    await fetchNoted(ORIGIN, REVIEWS);
    expect(readAtOf(lost({ [REVIEWS]: null }), REVIEWS, false)).toBeNull();
    expect(readAtOf(lost({ [REVIEWS]: null }, 'https://other.example'), REVIEWS, true)).toBeNull();
  });
});
