import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TooltipProvider } from '../../components/Tooltip';
import { useToasts } from '../../stores/toasts';
import { buildHostedImage, CONFIG } from '../../test/buildGallery';
import { fakeServer } from '../../test/fakeServer';
import { pretendScreen, renderSite } from '../../test/render';
import { ImageUploader } from './ImageUploader';
import { useUploads } from './useUploads';

/** Fake XMLHttpRequest: records the request and answers when the test says so. */
class FakeRequest extends EventTarget {
  static all: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly setRequestHeader = vi.fn<(name: string, value: string) => void>();
  url = '';
  form: FormData | null = null;
  status = 0;
  responseText = '';
  constructor() {
    super();
    FakeRequest.all.push(this);
  }
  open(_method: string, url: string) {
    this.url = url;
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
}

/** Keeps the form unencoded, because Node cannot encode jsdom's `FormData`. */
class FormKeepingResponse extends Response {
  readonly form: FormData | null;
  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body instanceof FormData ? null : body, init);
    this.form = body instanceof FormData ? body : null;
  }
  override async arrayBuffer() {
    // The fake request records this as its form.
    return this.form ? (this.form as unknown as ArrayBuffer) : super.arrayBuffer();
  }
}

beforeEach(() => {
  FakeRequest.all = [];
  vi.stubGlobal('Response', FormKeepingResponse);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
const BROWSE = 'GET /api/admin/cloudinary/browse';
const DELETE = 'DELETE /api/admin/images/villa%2Fpool.jpg';
const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });

function Uploader({ canDelete }: { canDelete: boolean }) {
  const uploads = useUploads(CONFIG.imageHost);
  return (
    <TooltipProvider>
      <ImageUploader imageHost={CONFIG.imageHost} uploads={uploads} canDelete={canDelete} />
    </TooltipProvider>
  );
}

function renderUploader({ canDelete = false } = {}) {
  pretendScreen({ isWide: true });
  const server = fakeServer({
    [BROWSE]: { body: [buildHostedImage()] },
    [DELETE]: { body: { ok: true } },
  });
  const { user } = renderSite(<Uploader canDelete={canDelete} />, { fetch: server.fetch });
  return { user, server };
}

/** Waits for the given number of requests and returns the last one. */
async function requestNumber(count: number): Promise<FakeRequest> {
  await waitFor(() => expect(FakeRequest.all).toHaveLength(count));
  const request = FakeRequest.all[count - 1];
  if (!request) throw new Error('no request');
  return request;
}

function answer(request: FakeRequest, status: number, body: unknown) {
  return act(async () => {
    request.status = status;
    request.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    request.dispatchEvent(new Event('load'));
  });
}

const uploaded = (publicId: string) => ({ public_id: publicId, secure_url: 'https://villa.test' });
const chooser = () =>
  screen.getByLabelText<HTMLInputElement>('Choose Images', { selector: 'input' });
const toast = () => useToasts.getState().current;

describe('uploading', () => {
  it('takes several image files and nothing else', () => {
    renderUploader();
    expect(chooser().multiple).toBe(true);
    expect(chooser().accept).toBe('image/*');
    expect(screen.queryByText('Existing Images')).toBeNull();
  });

  it('shows the progress of all files, in files and in bytes, and of what is being processed', async () => {
    const { user } = renderUploader();
    const file = (name: string, bytes: number) =>
      new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
    await user.upload(chooser(), [file('pool.jpg', 1_000_000), file('garden.jpg', 3_000_000)]);
    const first = await requestNumber(1);
    const whole = () =>
      screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Progress of all files' });
    const own = (name: string) =>
      screen.getByRole<HTMLProgressElement>('progressbar', { name: `Progress of ${name}` });
    const send = (request: FakeRequest, loaded: number, total: number) =>
      act(() => {
        request.upload.dispatchEvent(
          new ProgressEvent('progress', { lengthComputable: true, loaded, total }),
        );
      });
    send(first, 50, 100);
    expect(screen.getByText('50% of 1.0 MB')).toBeVisible();
    expect(screen.getByText('0 of 2 files, 0.5 of 4.0 MB')).toBeVisible();
    expect([whole().value, whole().max]).toEqual([500_000, 4_000_000]);
    send(first, 100, 100);
    expect(screen.getByText('Being processed')).toBeVisible();
    expect(own('pool.jpg').hasAttribute('value')).toBe(false);
    await answer(first, 200, uploaded('villa/pool-1'));
    const second = await requestNumber(2);
    expect(screen.getByText('1 of 2 files, 1.0 of 4.0 MB')).toBeVisible();
    await answer(second, 200, uploaded('villa/garden-2'));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('sends one file at a time to the host, and names what has arrived', async () => {
    const { user } = renderUploader();
    await user.upload(chooser(), [photo('pool.jpg'), photo('garden.jpg')]);
    const first = await requestNumber(1);
    expect(first.url).toBe('/media/upload');
    expect([...(first.form?.keys() ?? [])]).toEqual(['upload_preset', 'folder', 'file']);
    expect(first.form?.get('upload_preset')).toBe('villa-preset');
    expect(first.form?.get('folder')).toBe('villa');
    expect(screen.getByRole('button', { name: 'Uploading...' })).toBeVisible();
    expect(screen.getByText('Waiting')).toBeVisible();

    act(() => {
      first.upload.dispatchEvent(
        new ProgressEvent('progress', { lengthComputable: true, loaded: 30, total: 120 }),
      );
    });
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', {
      name: 'Progress of pool.jpg',
    });
    expect(bar.value).toBe(0.25);

    await answer(first, 200, uploaded('villa/pool-1'));
    expect(toast()).toMatchObject({
      title: 'Image uploaded successfully',
      description: 'pool.jpg has been uploaded to the hosting provider',
    });
    await answer(await requestNumber(2), 200, uploaded('villa/garden-2'));
    expect(await screen.findByText('2 image(s) uploaded successfully')).toBeVisible();
    expect(
      screen.getByText('You can now add it to your gallery from the Browse tab'),
    ).toBeVisible();
    const list = screen.getByRole('list', { name: 'Uploaded images' });
    expect(list.textContent).toBe('villa/pool-1villa/garden-2');
    expect(screen.getByRole('button', { name: 'Choose Images' })).toBeVisible();
  });

  it('shows the provider’s reason, and continues with the next file', async () => {
    const { user } = renderUploader();
    await user.upload(chooser(), [photo('bad.jpg'), photo('pool.jpg')]);
    await answer(await requestNumber(1), 415, { error: { message: 'Invalid image file' } });
    expect(toast()).toMatchObject({
      title: 'Upload failed',
      description: 'bad.jpg: Invalid image file',
    });
    await answer(await requestNumber(2), 200, uploaded('villa/pool-1'));
    expect(await screen.findByText('1 image(s) uploaded successfully')).toBeVisible();
    expect(screen.getByText('Invalid image file')).toBeVisible();
  });

  it.each([
    ['an answer without a reason', (request: FakeRequest) => answer(request, 502, '<html>')],
    ['an answer that is none', (request: FakeRequest) => answer(request, 200, '{}')],
    [
      'a network that is down',
      (request: FakeRequest) => act(async () => void request.dispatchEvent(new Event('error'))),
    ],
  ])('has its own message for %s', async (_name, fail) => {
    const { user } = renderUploader();
    await user.upload(chooser(), photo('pool.jpg'));
    await fail(await requestNumber(1));
    expect(toast()).toMatchObject({
      title: 'Upload failed',
      description: 'pool.jpg: There was an error uploading your images. Please try again.',
    });
  });

  it('cancels a file under way or in the queue without a notification', async () => {
    const { user } = renderUploader();
    await user.upload(chooser(), [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
    await requestNumber(1);
    await user.click(screen.getByRole('button', { name: 'Cancel: b.jpg' }));
    await user.click(screen.getByRole('button', { name: 'Cancel: a.jpg' }));
    await answer(await requestNumber(2), 200, uploaded('villa/c'));
    expect(await screen.findByText('1 image(s) uploaded successfully')).toBeVisible();
    expect(screen.getAllByText('Cancelled')).toHaveLength(2);
    expect(FakeRequest.all).toHaveLength(2);
  });

  it('accepts dropped photographs, and names the other files that it skips', async () => {
    renderUploader();
    const zone = screen.getByText(/^Drop photographs here/);
    const text = new File(['text'], 'notes.txt', { type: 'text/plain' });
    fireEvent.drop(zone, { dataTransfer: { files: [text] } });
    expect(toast()?.description).toBe('notes.txt: Please choose image files.');
    expect(FakeRequest.all).toHaveLength(0);
    fireEvent.drop(zone, { dataTransfer: { files: [text, photo('pool.jpg')] } });
    await answer(await requestNumber(1), 200, uploaded('villa/pool-1'));
    expect(await screen.findByText('1 image(s) uploaded successfully')).toBeVisible();
    expect(FakeRequest.all).toHaveLength(1);
    const left = within(screen.getByRole('list', { name: 'Uploads' })).getAllByRole('listitem');
    expect(left.map(({ textContent }) => textContent)).toEqual([
      'notes.txtPlease choose image files.',
      'notes.txtPlease choose image files.',
    ]);
  });
});

describe('delete mode', () => {
  it('shows what is at the host, and deletes it after a yes', async () => {
    const { user, server } = renderUploader({ canDelete: true });
    await user.click(await screen.findByRole('button', { name: 'Delete: villa/pool.jpg' }));
    const question = within(screen.getByRole('dialog'));
    expect(question.getByText(/villa\/pool\.jpg .*cannot be undone/)).toBeVisible();
    server.set({ [BROWSE]: { body: [] } });
    await user.click(question.getByRole('button', { name: 'Delete image' }));
    await waitFor(() => expect(toast()?.title).toBe('Image deleted successfully'));
    expect(server.callsOf(DELETE)).toHaveLength(1);
    expect(await screen.findByText('No images found')).toBeVisible();
  });

  it('removes a deleted image from the uploaded ones', async () => {
    const { user, server } = renderUploader({ canDelete: true });
    server.set({ [BROWSE]: { body: [] } });
    await user.upload(chooser(), photo('pool.jpg'));
    await answer(await requestNumber(1), 200, uploaded('villa/pool.jpg'));
    await user.click(await screen.findByRole('button', { name: 'Delete: villa/pool.jpg' }));
    await user.click(screen.getByRole('button', { name: 'Delete image' }));
    await waitFor(() => expect(screen.queryByText('villa/pool.jpg')).toBeNull());
    expect(screen.queryByText('1 image(s) uploaded successfully')).toBeNull();
  });

  it('reports a failure', async () => {
    const { user, server } = renderUploader({ canDelete: true });
    server.set({ [DELETE]: { status: 502, body: '' } });
    await user.click(await screen.findByRole('button', { name: 'Delete: villa/pool.jpg' }));
    await user.click(screen.getByRole('button', { name: 'Delete image' }));
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Delete failed',
        description: 'There was an error deleting the image. Please try again.',
      }),
    );
  });
});
