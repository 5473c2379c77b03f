import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fakeServer';
import { CONFIG } from '../test/pageData';
import { renderPublic } from '../test/renderPublic';
import { Map } from './Map';

/** What Google's script leaves on the window. */
type MapsWindow = { google?: unknown; villaMapReady?: () => void; gm_authFailure?: () => void };
const host = window as unknown as MapsWindow;

let comeNear: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.querySelectorAll('script').forEach((script) => script.remove());
  delete host.google;
});

function showMap(googleMapsApiKey: string | null) {
  const server = fakeServer({ 'GET /api/config': { body: { ...CONFIG, googleMapsApiKey } } });
  renderPublic(<Map />, { fetch: server.fetch });
  return server;
}

const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="maps.google"]');
const unavailable = () => screen.findByText('Map temporarily unavailable');

async function loadScript() {
  showMap('a-key');
  await waitFor(() => expect(screen.getByRole('region')).toBeTruthy());
  act(() => comeNear());
}

describe('the map', () => {
  it('is unavailable without a key, and the address and the way are there all the same', async () => {
    showMap(null);
    expect(await unavailable()).toBeTruthy();
    expect(screen.getByText(/Praia da Luz, Lagos/)).toBeTruthy();
    expect(screen.getByText(/From Faro airport/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open in Google Maps' }).getAttribute('href')).toBe(
      'https://www.google.com/maps/search/?api=1&query=37.0895,-8.7275',
    );
    expect(script()).toBeNull();
  });

  it('asks Google for nothing before the guest comes near', async () => {
    showMap('a-key');
    await waitFor(() => expect(screen.getByRole('region')).toBeTruthy());
    expect(screen.getByText('Loading map...')).toBeTruthy();
    expect(script()).toBeNull();
    act(() => comeNear());
    expect(script()?.src).toContain('key=a-key');
  });

  it('shows the villa when the script is there', async () => {
    const shown: unknown[] = [];
    host.google = {
      maps: {
        Map: class {
          constructor(_element: HTMLElement, options: unknown) {
            shown.push(options);
          }
        },
        Marker: class {},
      },
    };
    await loadScript();
    act(() => host.villaMapReady?.());
    await waitFor(() => expect(screen.queryByText('Loading map...')).toBeNull());
    expect(shown).toMatchObject([{ center: { lat: 37.0895, lng: -8.7275 } }]);
  });

  it('is unavailable when the script does not load', async () => {
    await loadScript();
    act(() => {
      script()?.dispatchEvent(new Event('error'));
    });
    expect(await unavailable()).toBeTruthy();
  });

  it('is unavailable when Google refuses the key, even after the script was there', async () => {
    host.google = { maps: { Map: class {}, Marker: class {} } };
    await loadScript();
    act(() => host.villaMapReady?.());
    await waitFor(() => expect(screen.queryByText('Loading map...')).toBeNull());
    act(() => host.gm_authFailure?.());
    expect(await unavailable()).toBeTruthy();
  });
});
