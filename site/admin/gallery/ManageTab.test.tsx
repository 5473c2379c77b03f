import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildGalleryImage, CONFIG } from '../../test/buildGallery';
import { heldAnswer } from '../../test/fakeServer';
import { renderAdmin } from '../../test/renderAdmin';

const GALLERY = 'GET /api/admin/gallery';
const REORDER = 'POST /api/admin/gallery/reorder';
const UPDATE = 'PUT /api/admin/gallery/3';
const REMOVE = 'DELETE /api/admin/gallery/3';

const IMAGES = [
  buildGalleryImage({ id: 1, title: 'Pool', category: 'exterior', isFeatured: true }),
  buildGalleryImage({ id: 2, title: 'Kitchen', category: 'interior', description: 'Gas hob' }),
  buildGalleryImage({ id: 3, title: 'Garden', category: 'exterior', isActive: false }),
  buildGalleryImage({ id: 4, title: 'Terrace', category: 'exterior' }),
];

function renderManage(routes: Parameters<typeof renderAdmin>[1] = {}) {
  return renderAdmin('/admin/gallery?tab=manage', {
    'GET /api/config': { body: CONFIG },
    [GALLERY]: { body: IMAGES },
    ...routes,
  });
}

const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');
const titles = () => rows().map((row) => row.querySelector('strong')?.textContent);

describe('the gallery’s list', () => {
  it('says that it is empty', async () => {
    renderManage({ [GALLERY]: { body: [] } });
    expect(
      await screen.findByText('No images in gallery yet. Add some from the Browse tab!'),
    ).toBeVisible();
  });

  it('describes each image in text as well as in icons', async () => {
    renderManage();
    await screen.findByText('Kitchen');
    expect(rows().map((row) => row.textContent)).toEqual([
      'PoolExteriorFeaturedVisiblevilla/photo-1',
      'KitchenInteriorVisibleGas hob',
      'GardenExteriorHiddenvilla/photo-3',
      'TerraceExteriorVisiblevilla/photo-4',
    ]);
  });

  it('is filtered by text and by category', async () => {
    const { user } = renderManage();
    await screen.findByText('Kitchen');
    await user.selectOptions(screen.getByLabelText('Category'), 'exterior');
    expect(titles()).toEqual(['Pool', 'Garden', 'Terrace']);
    await user.type(screen.getByPlaceholderText('Search gallery...'), 'terr');
    expect(titles()).toEqual(['Terrace']);
    await user.selectOptions(screen.getByLabelText('Category'), 'interior');
    expect(screen.getByText('No images match your filters')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Category'), 'All Categories');
    expect(titles()).toEqual(['Terrace']);
  });

  it('is searched whatever the case and the accents', async () => {
    const image = buildGalleryImage({ id: 5, title: 'A açoteia ao pôr do sol' });
    const { user } = renderManage({ [GALLERY]: { body: [...IMAGES, image] } });
    await screen.findByText('Kitchen');
    const field = screen.getByPlaceholderText('Search gallery...');
    for (const typed of ['acoteia', 'PÔR DO', 'ac\u0327oteia']) {
      await user.clear(field);
      await user.type(field, typed);
      expect([typed, titles()]).toEqual([typed, ['A açoteia ao pôr do sol']]);
    }
  });
});

describe('reordering', () => {
  it('moves a row at once, announces its position, keeps the focus, and sends every row from 0', async () => {
    const answer = heldAnswer();
    const { user, server } = renderManage({ [REORDER]: answer.route });
    await screen.findByText('Kitchen');
    await user.click(screen.getByRole('button', { name: 'Move down: Kitchen' }));
    expect(titles()).toEqual(['Pool', 'Garden', 'Kitchen', 'Terrace']);
    expect(screen.getByText('Kitchen moved to position 3 of 4')).toBeVisible();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move down: Kitchen');
    expect(server.callsOf(REORDER)[0]?.body).toEqual({
      imageOrders: [
        { id: 1, displayOrder: 0 },
        { id: 3, displayOrder: 1 },
        { id: 2, displayOrder: 2 },
        { id: 4, displayOrder: 3 },
      ],
    });
    const moved = [IMAGES[0], IMAGES[2], IMAGES[1], IMAGES[3]];
    server.set({ [GALLERY]: { body: moved } });
    answer.release({ body: moved });
    expect(await screen.findByText('Gallery order updated')).toBeVisible();
    expect(titles()).toEqual(['Pool', 'Garden', 'Kitchen', 'Terrace']);
  });

  it('keeps the focus at a row that reached its end', async () => {
    const { user } = renderManage({ [REORDER]: { body: IMAGES } });
    await screen.findByText('Kitchen');
    await user.click(screen.getByRole('button', { name: 'Move up: Garden' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move down: Garden');
  });

  it('never offers a way past the border between featured and other images', async () => {
    renderManage();
    await screen.findByText('Kitchen');
    const isDisabled = (name: string) =>
      screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect(isDisabled('Move down: Pool')).toBe(true);
    expect(isDisabled('Move up: Kitchen')).toBe(true);
    expect(isDisabled('Move up: Garden')).toBe(false);
    expect(isDisabled('Move down: Terrace')).toBe(true);
  });

  it('renumbers only the visible rows of a filtered list', async () => {
    const { user, server } = renderManage({ [REORDER]: { body: IMAGES } });
    await screen.findByText('Kitchen');
    await user.selectOptions(screen.getByLabelText('Category'), 'exterior');
    await user.click(screen.getByRole('button', { name: 'Move up: Terrace' }));
    expect(server.callsOf(REORDER)[0]?.body).toEqual({
      imageOrders: [
        { id: 1, displayOrder: 0 },
        { id: 4, displayOrder: 1 },
        { id: 3, displayOrder: 2 },
      ],
    });
  });

  it('reverts when the server refuses, and says why', async () => {
    const message = 'An image of the new order is no longer in the gallery.';
    const { user } = renderManage({
      [REORDER]: { status: 400, body: { code: 'invalid_input', message } },
    });
    await screen.findByText('Kitchen');
    await user.click(screen.getByRole('button', { name: 'Move down: Kitchen' }));
    expect(await screen.findByText('Failed to reorder images')).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(['Pool', 'Kitchen', 'Garden', 'Terrace']));
    expect(screen.getByText(message)).toBeVisible();
  });
});

describe('editing', () => {
  it('sends the details with the time at which they were read', async () => {
    const { user, server } = renderManage({ [UPDATE]: { body: IMAGES[2] } });
    await user.click(await screen.findByRole('button', { name: 'Edit: Garden' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Gallery Image' }));
    await user.type(dialog.getByLabelText(/^Description/), 'Olive trees');
    // Escape asks before the typed text is lost.
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    await user.click(dialog.getByRole('switch', { name: 'Visible in gallery' }));
    await user.click(dialog.getByRole('button', { name: 'Update Image' }));
    expect(await screen.findByText('Image updated')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(UPDATE)[0]?.body).toEqual({
      title: 'Garden',
      description: 'Olive trees',
      category: 'exterior',
      isActive: true,
      isFeatured: false,
      updatedAt: '2027-03-10T12:00:00.000Z',
    });
  });
});

describe('removing', () => {
  it('asks with the title, and removes after a yes', async () => {
    const { user, server } = renderManage({ [REMOVE]: { body: { ok: true } } });
    await user.click(await screen.findByRole('button', { name: 'Remove: Garden' }));
    expect(screen.getByRole('dialog', { name: 'Remove “Garden” from gallery?' })).toBeVisible();
    server.set({ [GALLERY]: { body: IMAGES.filter(({ id }) => id !== 3) } });
    await user.click(screen.getByRole('button', { name: 'Remove from gallery' }));
    expect(await screen.findByText('Image removed from gallery')).toBeVisible();
    expect(titles()).toEqual(['Pool', 'Kitchen', 'Terrace']);
  });

  it('stays open when it failed', async () => {
    const { user } = renderManage({ [REMOVE]: { status: 500, body: '' } });
    await user.click(await screen.findByRole('button', { name: 'Remove: Garden' }));
    await user.click(screen.getByRole('button', { name: 'Remove from gallery' }));
    expect(await screen.findByText('Failed to remove image')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
