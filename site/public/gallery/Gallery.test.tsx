import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, type FakeAnswer } from '../../test/fakeServer';
import { pretendScreen } from '../../test/render';
import { buildGallery, CONFIG } from '../test/pageData';
import { renderPublic } from '../test/renderPublic';
import { Gallery } from './Gallery';

function showGallery(photos = buildGallery(9, [1, 2, 3]), answer: FakeAnswer = { body: photos }) {
  const server = fakeServer({
    'GET /api/config': { body: CONFIG },
    'GET /api/gallery': answer,
  });
  return { server, ...renderPublic(<Gallery />, { fetch: server.fetch }) };
}

const openers = () => screen.findAllByRole('button', { name: /^Open photo/ });
const titles = (buttons: HTMLElement[]) =>
  buttons.map((button) => button.getAttribute('aria-label')?.replace('Open photo: ', ''));

beforeEach(() => pretendScreen({ isWide: true }));

describe('the gallery on the home page', () => {
  it('shows only the featured photos if there are any', async () => {
    showGallery();
    expect(titles(await openers())).toEqual(['Photo 1', 'Photo 2', 'Photo 3']);
  });

  it('shows the first seven if none is featured', async () => {
    showGallery(buildGallery(9));
    expect(titles(await openers())).toHaveLength(7);
  });

  it('counts all photos on its button, shown or not', async () => {
    showGallery();
    expect(await screen.findByRole('button', { name: 'View All 9 Photos' })).toBeVisible();
  });

  it('says so when the photos cannot be loaded, and tries again', async () => {
    const { server, user } = showGallery([], { status: 500, body: 'broken' });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    server.set({ 'GET /api/gallery': { body: buildGallery(2, [1]) } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await openers()).toHaveLength(1);
  });
});

describe('the viewer', () => {
  async function openViewer(name: string, photos = buildGallery(9, [2, 5])) {
    const shown = showGallery(photos);
    await shown.user.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('dialog');
    return { ...shown, dialog, viewer: within(dialog) };
  }

  it('opens at the photo that was clicked, with the whole list', async () => {
    const { viewer } = await openViewer('Open photo: Photo 5');
    expect(viewer.getByText('5 of 9')).toBeVisible();
    expect(viewer.getByRole('heading', { name: 'Photo 5' })).toBeVisible();
    expect(viewer.getAllByRole('button', { name: /^Show photo/ })).toHaveLength(9);
  });

  it('opens at the first photo from the button below the grid', async () => {
    const { viewer } = await openViewer('View All 9 Photos');
    expect(viewer.getByText('1 of 9')).toBeVisible();
  });

  it('moves forward and back, and stops at the ends', async () => {
    const { viewer, user } = await openViewer('View All 2 Photos', buildGallery(2));
    const previous = viewer.getByRole<HTMLButtonElement>('button', { name: 'Previous photo' });
    const next = viewer.getByRole<HTMLButtonElement>('button', { name: 'Next photo' });
    expect([previous.disabled, next.disabled]).toEqual([true, false]);
    await user.click(next);
    expect(viewer.getByText('2 of 2')).toBeVisible();
    expect([previous.disabled, next.disabled]).toEqual([false, true]);
    await user.keyboard('{ArrowRight}');
    expect(viewer.getByText('2 of 2')).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(viewer.getByText('1 of 2')).toBeVisible();
  });

  it('shows the photo of a thumbnail', async () => {
    const { viewer, user } = await openViewer('View All 9 Photos');
    await user.click(viewer.getByRole('button', { name: 'Show photo 7: Photo 7' }));
    expect(viewer.getByText('7 of 9')).toBeVisible();
  });

  it('turns on a swipe without treating it as a click', async () => {
    const { viewer } = await openViewer('View All 9 Photos');
    const frame = viewer.getByAltText('Photo 1').parentElement as HTMLElement;
    fireEvent.pointerDown(frame, { clientX: 300 });
    fireEvent.pointerUp(frame, { clientX: 200 });
    fireEvent.click(frame);
    expect(viewer.getByText('2 of 9')).toBeVisible();
  });

  it('shows the small picture until the large one is there', async () => {
    const { viewer, user } = await openViewer('Open photo: Photo 2');
    const frame = viewer.getByAltText('Photo 2').parentElement as HTMLElement;
    const pictures = () => [...frame.querySelectorAll('img')].map(({ alt }) => alt);
    expect(pictures()).toEqual(['', 'Photo 2']);
    fireEvent.load(viewer.getByAltText('Photo 2'));
    expect(pictures()).toEqual(['Photo 2']);
    await user.keyboard('{ArrowRight}');
    expect(pictures()).toEqual(['', 'Photo 3']);
  });

  it('says that the large picture is on its way, until it is there or will not come', async () => {
    const { viewer, user } = await openViewer('Open photo: Photo 2');
    const waiting = () => viewer.queryByRole('status', { name: 'Loading photo...' });
    expect(waiting()).not.toBeNull();
    fireEvent.load(viewer.getByAltText('Photo 2'));
    expect(waiting()).toBeNull();
    await user.keyboard('{ArrowRight}');
    expect(waiting()).not.toBeNull();
    fireEvent.error(viewer.getByAltText('Photo 3'));
    expect(waiting()).toBeNull();
  });

  it('closes on Escape and gives the focus back to the photo', async () => {
    const { user } = await openViewer('Open photo: Photo 2');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Open photo: Photo 2' }),
    );
  });

  it('closes on its button', async () => {
    const { viewer, user } = await openViewer('Open photo: Photo 2');
    await user.click(viewer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes on a click beside the photo, and not on one on it', async () => {
    const { viewer, user } = await openViewer('Open photo: Photo 2');
    await user.click(viewer.getByAltText('Photo 2'));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await user.click(viewer.getByAltText('Photo 2').parentElement as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the page from scrolling while it is open', async () => {
    const { user } = await openViewer('Open photo: Photo 2');
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.documentElement.style.overflow).toBe(''));
  });
});
