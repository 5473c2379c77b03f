import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildGalleryImage, buildHostedImage, CONFIG } from '../../test/buildGallery';
import { renderAdmin } from '../../test/renderAdmin';

const HOSTED = 'GET /api/admin/cloudinary/browse';
const GALLERY = 'GET /api/admin/gallery';
const CREATE = 'POST /api/admin/gallery';
const DELETE = 'DELETE /api/admin/cloudinary/images/villa%2Fpool.jpg';

function renderBrowse(routes: Parameters<typeof renderAdmin>[1]) {
  return renderAdmin('/admin/gallery?tab=browse', {
    'GET /api/config': { body: CONFIG },
    [GALLERY]: { body: [] },
    ...routes,
  });
}

describe('images at the host', () => {
  it('leaves out those in the gallery, and says so when all are', async () => {
    const { server, user } = renderBrowse({
      [HOSTED]: { body: [buildHostedImage(), buildHostedImage({ publicId: 'villa/Garden.jpg' })] },
      [GALLERY]: { body: [buildGalleryImage({ publicId: 'villa/pool.jpg' })] },
    });
    expect(await screen.findByRole('heading', { name: 'Available Images (1)' })).toBeVisible();
    expect(screen.getByText('villa/Garden.jpg')).toBeVisible();
    expect(screen.getByText('1600×1067 · 240 KB')).toBeVisible();
    expect(screen.queryByText('villa/pool.jpg')).toBeNull();

    server.set({ [HOSTED]: { body: [buildHostedImage()] } });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('All images are already in your gallery')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Available Images (0)' })).toBeVisible();
  });

  it('finds them by a part of the identifier, whatever its case', async () => {
    const { user } = renderBrowse({
      [HOSTED]: { body: [buildHostedImage(), buildHostedImage({ publicId: 'villa/Garden.jpg' })] },
    });
    await screen.findByText('villa/pool.jpg');
    const search = screen.getByPlaceholderText('Search images...');
    await user.type(search, 'GARD');
    expect(screen.getByText('villa/Garden.jpg')).toBeVisible();
    expect(screen.queryByText('villa/pool.jpg')).toBeNull();
    await user.type(search, 'x');
    expect(screen.getByText('No images found')).toBeVisible();
  });
});

describe('adding', () => {
  it('titles and adds several images in one dialog', async () => {
    const { user, server } = renderBrowse({
      [HOSTED]: { body: [buildHostedImage(), buildHostedImage({ publicId: 'villa/Garden.jpg' })] },
      [GALLERY]: { body: [buildGalleryImage({ id: 4, displayOrder: 8 })] },
      [CREATE]: { status: 201, body: buildGalleryImage({ id: 9 }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Title and add 2 images' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add Images to Gallery' }));
    const garden = within(dialog.getByRole('group', { name: 'villa/Garden.jpg' }));
    await user.clear(garden.getByLabelText('Title'));
    await user.type(garden.getByLabelText('Title'), 'Evening garden');
    await user.selectOptions(garden.getByLabelText('Category'), 'exterior');
    await user.click(dialog.getByRole('button', { name: 'Add 2 images' }));
    expect(await screen.findByText('Images added to gallery')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.callsOf(CREATE).map(({ body }) => body)).toMatchObject([
      { publicId: 'villa/pool.jpg', title: 'pool', isActive: true, displayOrder: 9 },
      {
        publicId: 'villa/Garden.jpg',
        title: 'Evening garden',
        category: 'exterior',
        displayOrder: 10,
      },
    ]);
  });

  it('starts from the file’s name, and appends the image', async () => {
    const { user, server } = renderBrowse({
      [HOSTED]: { body: [buildHostedImage()] },
      [GALLERY]: { body: [buildGalleryImage({ id: 4, displayOrder: 8 })] },
      [CREATE]: { status: 201, body: buildGalleryImage({ id: 9, publicId: 'villa/pool.jpg' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Add to gallery: villa/pool.jpg' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add Image to Gallery' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('pool');
    expect(dialog.getByLabelText<HTMLSelectElement>('Category').value).toBe('general');
    expect(dialog.getByRole('switch', { name: 'Visible in gallery', checked: true })).toBeVisible();
    expect(dialog.getByRole('switch', { name: 'Featured image', checked: false })).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Category'), 'exterior');
    await user.click(dialog.getByRole('switch', { name: 'Featured image' }));
    await user.click(dialog.getByRole('button', { name: 'Add to Gallery' }));

    expect(await screen.findByText('Image added to gallery')).toBeVisible();
    expect(screen.getByText('Success')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(CREATE)[0]?.body).toEqual({
      publicId: 'villa/pool.jpg',
      title: 'pool',
      category: 'exterior',
      description: '',
      isActive: true,
      isFeatured: true,
      displayOrder: 9,
    });
    expect(server.callsOf(GALLERY)).toHaveLength(2);
    expect(server.callsOf(HOSTED)).toHaveLength(2);
  });

  it('does not send an empty title, and marks the field without a message', async () => {
    const { user, server } = renderBrowse({ [HOSTED]: { body: [buildHostedImage()] } });
    await user.click(await screen.findByRole('button', { name: /^Add to gallery/ }));
    const title = screen.getByLabelText('Title');
    await user.clear(title);
    await user.click(screen.getByRole('button', { name: 'Add to Gallery' }));
    expect(document.activeElement).toBe(title);
    expect(title.getAttribute('aria-invalid')).toBe('true');
    expect(server.callsOf(CREATE)).toHaveLength(0);
  });

  it('stays open and says why when adding failed', async () => {
    const message = 'This image is already in the gallery.';
    const { user } = renderBrowse({
      [HOSTED]: { body: [buildHostedImage()] },
      [CREATE]: { status: 409, body: { code: 'already_exists', message } },
    });
    await user.click(await screen.findByRole('button', { name: /^Add to gallery/ }));
    await user.click(screen.getByRole('button', { name: 'Add to Gallery' }));
    expect(await screen.findByText('Failed to add image to gallery')).toBeVisible();
    expect(within(screen.getByRole('dialog')).getByText(message)).toBeVisible();
  });
});

describe('deleting', () => {
  it('asks with the identifier, and deletes after a yes', async () => {
    const { user, server } = renderBrowse({
      [HOSTED]: { body: [buildHostedImage()] },
      [DELETE]: { body: { ok: true } },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete: villa/pool.jpg' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('villa/pool.jpg');
    expect(dialog.textContent).toContain('cannot be undone');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(server.callsOf(DELETE)).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Delete: villa/pool.jpg' }));
    server.set({ [HOSTED]: { body: [] } });
    await user.click(screen.getByRole('button', { name: 'Delete image' }));
    expect(await screen.findByText('Image deleted from Cloudinary')).toBeVisible();
    expect(await screen.findByText('No images found')).toBeVisible();
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('Available Images (0)'),
    );
  });

  it('says where an image is used that cannot go', async () => {
    const message =
      'This image is used as the home page’s hero image. Please remove it there first.';
    const { user } = renderBrowse({
      [HOSTED]: { body: [buildHostedImage()] },
      [DELETE]: { status: 409, body: { code: 'image_in_use', message } },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete: villa/pool.jpg' }));
    await user.click(screen.getByRole('button', { name: 'Delete image' }));
    expect(await screen.findByText('Failed to delete image')).toBeVisible();
    expect(within(screen.getByRole('dialog')).getByText(message)).toBeVisible();
  });
});
