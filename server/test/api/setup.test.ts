import type { ErrorBody } from '@shared/contract/error';
import type { Setup } from '@shared/contract/setup/setup';
import { afterEach, describe, expect, it } from 'vitest';
import { startSmtpPeer } from '../smtpPeer';
import { startTestApp } from '../testApp';

const opened: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

type Options = Parameters<typeof startTestApp>[0];
async function start(options: Options = {}) {
  const app = await startTestApp(options);
  opened.push(app);
  const cookie = await app.signIn();
  return {
    app,
    cookie,
    setup: async (headers: Record<string, string> = {}) =>
      (await app.send<Setup>('GET', '/api/admin/setup', { cookie, headers })).json,
    update: (body: unknown) =>
      app.send<Setup & ErrorBody>('PATCH', '/api/admin/setup', { cookie, body }),
    send: (method: string, path: string, body?: unknown) =>
      app.send<Setup & ErrorBody & { id: number }>(method, path, {
        cookie,
        ...(body === undefined ? {} : { body }),
      }),
  };
}
const states = ({ steps }: Setup) => Object.fromEntries(steps.map(({ id, state }) => [id, state]));
const photo = (publicId: string) => ({ publicId, title: 'A view' });
const DEMO = 'villa-luz/pool-sea-view-62743b23e7';
const OWN_KITCHEN = 'villa-luz/kitchen-0123456789';

describe('the checklist', () => {
  it('begins with everything to do', async () => {
    const { setup, app } = await start();
    const answer = await setup();
    expect(answer.steps.map(({ state }) => state)).toEqual(answer.steps.map(() => 'open'));
    expect(answer).toMatchObject({
      demoPhotoCount: 0,
      publicUrl: app.url,
      address: 'local',
      isPutAway: false,
    });
  });

  it('derives completed steps from the data, and notices when they are undone', async () => {
    const peer = await startSmtpPeer();
    opened.push(peer);
    const { setup, send } = await start({ settings: { basePrice: '390.00' } });
    expect(states(await setup())).toMatchObject({ prices: 'done', mail: 'open', photos: 'open' });
    await send('PUT', '/api/admin/mail-settings', {
      host: 'localhost',
      port: peer.port,
      security: 'none',
      user: '',
      fromName: 'Casa',
      fromAddress: 'post@villa.example',
      ownerAddress: 'maria@villa.example',
      updatedAt: null,
    });
    const added = await send('POST', '/api/admin/gallery', photo('villa-luz/own'));
    await send('POST', '/api/admin/calendar-link');
    expect(states(await setup())).toMatchObject({
      photos: 'done',
      mail: 'done',
      calendars: 'done',
    });
    await send('DELETE', `/api/admin/gallery/${added.json.id}`);
    await send('DELETE', '/api/admin/calendar-link');
    expect(states(await setup())).toMatchObject({ photos: 'open', calendars: 'open' });
  });

  it('sees prices in the seasons as well, and in each rule of stay', async () => {
    const { setup, send } = await start();
    const { seasons } = (await send('GET', '/api/admin/price-plan')).json as unknown as {
      seasons: { name: string }[];
    };
    await send('PUT', '/api/admin/price-plan', { seasons });
    expect(states(await setup())).toMatchObject({ prices: 'open' });
    const [first, ...others] = seasons;
    await send('PUT', '/api/admin/price-plan', {
      seasons: [{ ...first, name: 'Summer' }, ...others],
    });
    expect(states(await setup())).toMatchObject({ prices: 'done' });
    await send('PUT', '/api/admin/price-plan', { seasons });
    expect(states(await setup())).toMatchObject({ prices: 'open' });
    const ruled = await start({ settings: { gapNights: 1 } });
    expect(states(await ruled.setup())).toMatchObject({ prices: 'done' });
  });

  it('sees the legal details once all that the law asks for is there', async () => {
    const { setup, send } = await start();
    const details = {
      operatorName: 'Maria Sousa',
      taxNumber: '123456789',
      address: 'Rua da Praia 1, Luz',
      registration: '12345/AL',
      capacity: 8,
      euRegistration: null,
      vatNote: null,
      privacyContact: null as string | null,
      cancellation: [],
    };
    expect((await send('PUT', '/api/admin/legal', details)).status).toBe(200);
    expect(states(await setup())).toMatchObject({ legal: 'open' });
    details.privacyContact = 'data@villa.example';
    expect((await send('PUT', '/api/admin/legal', details)).status).toBe(200);
    expect(states(await setup())).toMatchObject({ legal: 'done' });
  });

  it('sees the owner’s name and contact data once they are published', async () => {
    const { setup, send } = await start();
    const write = async (changes: object) => {
      const draft = await send('GET', '/api/admin/content/en');
      const { version } = draft.json as unknown as { version: number };
      const changed = await send('PATCH', '/api/admin/content/en/draft', { version, changes });
      expect(changed.status).toBe(200);
      return (changed.json as unknown as { version: number }).version;
    };
    const version = await write({ 'villa.name': 'Casa Azul', 'contact.phone': '+351 282 000 000' });
    expect(states(await setup())).toMatchObject({ name: 'open', contact: 'open' });
    await send('POST', '/api/admin/content/en/publish', { version });
    expect(states(await setup())).toMatchObject({ name: 'done', contact: 'done' });
    const later = await write({ 'villa.name': null });
    await send('POST', '/api/admin/content/en/publish', { version: later });
    expect(states(await setup())).toMatchObject({ name: 'open', contact: 'done' });
  });

  it('leaves a step as it is until it is put back or done', async () => {
    const { setup, update, send } = await start();
    expect(states((await update({ step: 'calendars', isSkipped: true })).json)).toMatchObject({
      calendars: 'skipped',
    });
    await update({ step: 'calendars', isSkipped: true });
    await update({ step: 'photos', isSkipped: true });
    expect(states(await setup())).toMatchObject({ calendars: 'skipped', photos: 'skipped' });
    await send('POST', '/api/admin/calendar-link');
    expect(states(await setup())).toMatchObject({ calendars: 'done', photos: 'skipped' });
    await update({ step: 'photos', isSkipped: false });
    expect(states(await setup())).toMatchObject({ photos: 'open' });
  });

  it('keeps simultaneous changes from several windows', async () => {
    const { setup, update } = await start();
    const said = await Promise.all([
      ...(['photos', 'prices', 'calendars'] as const).map((step) =>
        update({ step, isSkipped: true }),
      ),
      update({ isPutAway: true }),
    ]);
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const after = await setup();
    expect(states(after)).toMatchObject({
      photos: 'skipped',
      prices: 'skipped',
      calendars: 'skipped',
    });
    expect(after.isPutAway).toBe(true);
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['a step without a word', { step: 'photos' }],
    ['a word without a step', { isSkipped: true }],
    ['an unknown step', { step: 'constructor', isSkipped: true }],
    ['a step of 10,000 letters', { step: 'x'.repeat(10_000), isSkipped: true }],
    ['a truth as text', { step: 'photos', isSkipped: 'true' }],
    ['done by hand', { step: 'mail', state: 'done' }],
  ])('refuses %s, and stores nothing', async (_what, body) => {
    const { app, update } = await start();
    const before = await app.dump();
    const answer = await update(body);
    expect([answer.status, answer.json.code]).toEqual([400, 'invalid_input']);
    expect(await app.dump()).toBe(before);
  });

  it('is shown when its stored state cannot be read', async () => {
    const { app, setup, update } = await start();
    await update({ step: 'photos', isSkipped: true });
    await app.db.write(() =>
      app.db.models.SettingsDocument.update({ value: '{"broken' }, { where: { name: 'setup' } }),
    );
    expect(states(await setup())).toMatchObject({ photos: 'open' });
  });
});

describe('going live', () => {
  it.each([
    ['http://192.168.1.5:3000', 'local'],
    ['https://villa.local', 'local'],
    ['http://villa.example', 'insecure'],
    ['https://villa.example', 'elsewhere'],
  ])('at %s is %s', async (PUBLIC_URL, address) => {
    const { setup } = await start({ env: { PUBLIC_URL } });
    expect(await setup()).toMatchObject({ publicUrl: PUBLIC_URL, address });
  });

  it('is done if the back office is open at the site’s own address', async () => {
    const env = { PUBLIC_URL: 'https://villa.example', TRUST_PROXY: '1' };
    const { setup } = await start({ env });
    const opened = await setup({ 'X-Forwarded-Host': 'villa.example' });
    expect([opened.address, states(opened)['live']]).toEqual(['live', 'done']);
    expect((await setup({ 'X-Forwarded-Host': 'villa.example.evil' })).address).toBe('elsewhere');
  });
});

describe('the demo’s pictures', () => {
  it('stay if guests would see none otherwise', async () => {
    const { app, send } = await start();
    await send('POST', '/api/admin/gallery', photo(DEMO));
    await send('POST', '/api/admin/gallery', { ...photo('villa-luz/own'), isActive: false });
    const before = await app.dump();
    const answer = await send('DELETE', '/api/admin/setup/demo-photos');
    expect([answer.status, answer.json.code]).toEqual([409, 'image_in_use']);
    expect(await app.dump()).toBe(before);
  });

  it('go together, and the first own one takes the place at the top', async () => {
    const { app, setup, send } = await start({ settings: { heroImagePublicId: DEMO } });
    await send('POST', '/api/admin/gallery', photo(DEMO));
    await send('POST', '/api/admin/gallery', photo('villa-luz/kitchen-ce2ac23f10'));
    await send('POST', '/api/admin/gallery', photo('villa-luz/own'));
    expect((await setup()).demoPhotoCount).toBe(2);
    const { json } = await send('DELETE', '/api/admin/setup/demo-photos');
    expect(json.demoPhotoCount).toBe(0);
    expect(states(json)['photos']).toBe('done');
    expect((await app.db.models.VillaSettings.findOne())?.heroImagePublicId).toBe('villa-luz/own');
    expect((await app.db.models.GalleryImage.findAll()).map(({ publicId }) => publicId)).toEqual([
      'villa-luz/own',
    ]);
  });

  it('leave the owner’s own of the same file name', async () => {
    const { app, setup, send } = await start({ settings: { heroImagePublicId: OWN_KITCHEN } });
    await send('POST', '/api/admin/gallery', photo(DEMO));
    await send('POST', '/api/admin/gallery', photo(OWN_KITCHEN));
    expect((await setup()).demoPhotoCount).toBe(1);
    await send('DELETE', '/api/admin/setup/demo-photos');
    const left = await app.db.models.GalleryImage.findAll();
    expect(left.map(({ publicId }) => publicId)).toEqual([OWN_KITCHEN]);
    expect((await app.db.models.VillaSettings.findOne())?.heroImagePublicId).toBe(OWN_KITCHEN);
  });

  it('leave the owner’s own picture at the top', async () => {
    const { app, send } = await start({ settings: { heroImagePublicId: 'villa-luz/mine' } });
    await send('POST', '/api/admin/gallery', photo(DEMO));
    await send('POST', '/api/admin/gallery', photo('villa-luz/own'));
    await send('DELETE', '/api/admin/setup/demo-photos');
    expect((await app.db.models.VillaSettings.findOne())?.heroImagePublicId).toBe('villa-luz/mine');
  });
});
