import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fakeServer';
import { CONFIG } from '../test/pageData';
import { renderPublic } from '../test/renderPublic';
import { Map } from './Map';

let comeNear: (() => void) | null;
let isOnline: boolean;

beforeEach(() => {
  comeNear = null;
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
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
function showMap(googleMapsApiKey: string | null) {
  const server = fakeServer({ 'GET /api/config': { body: { ...CONFIG, googleMapsApiKey } } });
  renderPublic(<Map />, { fetch: server.fetch });
}

const frame = () => screen.queryByTitle<HTMLIFrameElement>('Map of Praia da Luz');
const unavailable = () => screen.queryByText('Map temporarily unavailable');
const loading = () => screen.queryByText('Loading map...');

async function showNearMap() {
  showMap('a key&more');
  await waitFor(() => expect(comeNear).not.toBeNull());
  vi.useFakeTimers();
  act(() => comeNear?.());
}

describe('the map', () => {
  it('is unavailable without a key, and links to the position all the same', async () => {
    showMap(null);
    await waitFor(() => expect(unavailable()).toBeVisible());
    expect(screen.getByRole('link', { name: 'Open in Google Maps' }).getAttribute('href')).toBe(
      'https://www.google.com/maps/search/?api=1&query=37.0895,-8.7275',
    );
    expect(frame()).toBeNull();
  });

  it('asks Google for nothing before the guest comes near', async () => {
    showMap('a key&more');
    await waitFor(() => expect(comeNear).not.toBeNull());
    expect(loading()).toBeVisible();
    expect(frame()).toBeNull();
    act(() => comeNear?.());
    expect(frame()?.src).toBe(
      'https://www.google.com/maps/embed/v1/place?key=a+key%26more&q=37.0895%2C-8.7275&zoom=14',
    );
    expect(loading()).toBeVisible();
  });

  it('is shown once it has loaded, and stays however long that is ago', async () => {
    await showNearMap();
    fireEvent.load(frame() as Element);
    expect(loading()).toBeNull();
    act(() => void vi.advanceTimersByTime(60_000));
    expect([frame() === null, unavailable()]).toEqual([false, null]);
  });

  it('is unavailable when nothing has loaded in ten seconds', async () => {
    await showNearMap();
    act(() => void vi.advanceTimersByTime(9_999));
    expect(unavailable()).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect([frame(), loading()]).toEqual([null, null]);
    expect(unavailable()).toBeVisible();
  });

  it('is unavailable offline, and tries again when the connection is back', async () => {
    isOnline = false;
    await showNearMap();
    expect(frame()).toBeNull();
    expect(unavailable()).toBeVisible();
    isOnline = true;
    act(() => void window.dispatchEvent(new Event('online')));
    act(() => comeNear?.());
    expect(frame()).not.toBeNull();
  });
});
