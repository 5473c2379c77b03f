import type { ContentState, PublicationJson } from '@shared/contract/content/content';
import type { ErrorBody } from '@shared/contract/error';
import type { PageInput } from '@shared/contract/renderedPage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildMessage } from '../factories';
import { ADMIN, NO_SITE, startTestApp, type TestApp } from '../testApp';
import { sendDueMails } from '../../services/mail/mailWorker';
import { mailFolder } from '../../integrations/smtp';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const BASE = '/api/admin/content/en';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp({
    renderer: {
      ...NO_SITE,
      // Returns the page's input for inspection.
      render: async (input) => ({
        status: 200,
        html: JSON.stringify(input),
        styleHashes: ['sha256-x'],
      }),
    },
  });
  cookie = await app.signIn();
});
afterEach(() => app.close());

const read = async () => (await app.send<ContentState>('GET', BASE, { cookie })).json;
const change = (changes: object, version = 0) =>
  app.send<ContentState & ErrorBody>('PATCH', `${BASE}/draft`, {
    cookie,
    body: { version, changes },
  });
const publish = async (version?: number) =>
  app.send<ContentState & ErrorBody>('POST', `${BASE}/publish`, {
    cookie,
    body: { version: version ?? (await read()).version },
  });
/** Changes and publishes. */
const publishNow = async (changes: object) => {
  expect((await change(changes, (await read()).version)).status).toBe(200);
  expect((await publish()).status).toBe(200);
};
const page = async (address = '/') =>
  (JSON.parse((await app.send('GET', address)).text) as PageInput).data.content;

describe('the draft', () => {
  it('is empty at first, and so is what is published', async () => {
    expect(await read()).toEqual({ version: 0, draft: {}, published: {}, publishedAt: null });
  });

  it('keeps changes, and restores a field’s default', async () => {
    const first = await change({ 'hero.title': '  A house of our own ', 'villa.bedrooms': 4 });
    expect(first.json.draft).toEqual({ 'hero.title': 'A house of our own', 'villa.bedrooms': 4 });
    const second = await change({ 'villa.bedrooms': null }, first.json.version);
    expect(second.json.draft).toEqual({ 'hero.title': 'A house of our own' });
  });

  it('lets two windows change different fields, and neither the other’s', async () => {
    const { version } = (await change({ 'hero.title': 'One' })).json;
    expect((await change({ 'golf.title': 'Two' }, version)).status).toBe(200);
    expect((await change({ 'about.title': 'Three' }, version)).status).toBe(200);
    const late = await change({ 'golf.title': 'Four', 'luz.title': 'Five' }, version);
    expect(late.status).toBe(409);
    expect(late.json.code).toBe('stale');
    expect(late.json.issues?.map(({ path }) => path)).toEqual(['golf.title']);
    expect((await read()).draft).toEqual({
      'hero.title': 'One',
      'golf.title': 'Two',
      'about.title': 'Three',
    });
  });

  it('refuses a version that is not there yet', async () => {
    const answer = await change({ 'hero.title': 'One' }, 7);
    expect([answer.status, answer.json.code]).toEqual([409, 'stale']);
    expect((await read()).draft).toEqual({});
  });

  it('accepts one of two concurrent changes of a field', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => change({ 'hero.title': `Title ${index}` })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
  });

  it('is published as it was looked at, or not at all', async () => {
    const { version } = (await change({ 'hero.title': 'One' })).json;
    await change({ 'golf.title': 'Two' }, version);
    const late = await publish(version);
    expect(late.status).toBe(409);
    expect(late.json.issues?.map(({ path }) => path)).toEqual(['golf.title']);
    expect((await read()).published).toEqual({});
  });

  it('becomes what is published again when it is discarded', async () => {
    await publishNow({ 'hero.title': 'One' });
    const { version } = (await change({ 'hero.title': 'Two', 'golf.title': 'Three' }, 1)).json;
    const answer = await app.send<ContentState>('POST', `${BASE}/discard`, {
      cookie,
      body: { version },
    });
    expect(answer.json.draft).toEqual({ 'hero.title': 'One' });
  });
});

describe('what is refused', () => {
  it.each([
    ['an unknown field', { 'hero.colour': 'red' }],
    ['a text of 10,000 characters', { 'about.first': 'x'.repeat(10_000) }],
    ['a title of 10,000 characters', { 'hero.title': 'x'.repeat(10_000) }],
    ['a title that is empty', { 'hero.title': '' }],
    ['a title of spaces that nobody sees', { 'hero.title': '\u200B\u00A0' }],
    ['a control character', { 'about.first': 'a\u0000b' }],
    ['two lines where there is one', { 'hero.title': 'a\nb' }],
    ['a lone surrogate', { 'hero.title': 'a\uD800' }],
    ['a list in place of a text', { 'hero.title': ['a'] }],
    ['half a bedroom', { 'villa.bedrooms': 2.5 }],
    ['no bedroom', { 'villa.bedrooms': 0 }],
    ['a place beyond the pole', { 'villa.position': { latitude: 91, longitude: 0 } }],
    ['a place without a longitude', { 'villa.position': { latitude: 1 } }],
    ['an address that is none', { 'contact.email': 'ana at example' }],
    ['a telephone number that is none', { 'contact.phone': 'javascript:alert(1)' }],
    ['an address with two dots', { 'contact.email': 'ana@example..com' }],
    ['a telephone number without digits', { 'contact.phone': '()-./ ()' }],
    ['a picture outside the host', { 'about.image': '../../etc/passwd' }],
    ['a picture elsewhere', { 'luz.items': [{ id: '1', image: 'https://evil.example/a.jpg' }] }],
    ['an unknown section', { 'home.sections': [{ id: 'casino' }] }],
    ['a section twice', { 'home.sections': [{ id: 'golf' }, { id: 'golf' }] }],
    ['an unknown icon', { 'amenities.items': [{ id: '1', icon: '<svg>' }] }],
    ['an added entry without a title', { 'amenities.items': [{ id: 'sauna', text: 'Hot' }] }],
    ['an entry twice', { 'amenities.items': [{ id: '1' }, { id: '1' }] }],
    [
      '25 entries',
      { 'amenities.items': Array.from({ length: 25 }, (_, id) => ({ id: `a${id}`, title: 'x' })) },
    ],
    [
      'a link to a script',
      { 'about.first': 'See [this](javascript:alert(1)) and [that](javascript:x)' },
    ],
    [
      'a link in an entry to a script',
      { 'luz.items': [{ id: '1', text: '[a](data:text/html,x)' }] },
    ],
  ])('%s', async (_what, changes) => {
    const before = await app.dump();
    const answer = await change(changes);
    expect(answer.status).toBe(400);
    expect(answer.json.issues?.[0]?.path).toMatch(/^changes/);
    expect(await app.dump()).toBe(before);
  });

  it('says which link leads nowhere', async () => {
    const answer = await change({ 'about.first': 'See [this](javascript:alert)' });
    expect(answer.json.issues).toEqual([
      {
        path: 'changes.about.first',
        message:
          'The link to “javascript:alert” leads nowhere. Links begin with https://, http://, mailto: or tel:',
      },
    ]);
  });

  it('and another language, until there is one', async () => {
    expect((await app.send('GET', '/api/admin/content/xx', { cookie })).status).toBe(400);
  });
});

describe('the content for guests', () => {
  it('contains nothing of a draft, in any page, calendar, mail or file', async () => {
    await publishNow({ 'hero.title': 'Published words' });
    const secret = 'Unpublished words';
    const { version } = await read();
    const drafted = await change(
      {
        'hero.title': secret,
        'villa.name': secret,
        'villa.tagline': secret,
        'villa.place': secret,
        'contact.hours': secret,
        'meta.home.title': secret,
      },
      version,
    );
    expect(drafted.status).toBe(200);
    const link = await app.send<{ linkUrl: string }>('POST', '/api/admin/calendar-link', {
      cookie,
      body: {},
    });
    await app.send('POST', '/api/contact', { body: buildMessage() });
    await sendDueMails(app.deps);
    const addresses = [
      '/',
      '/booking',
      '/404',
      '/manifest.webmanifest',
      '/sitemap.xml',
      '/robots.txt',
      '/api/config',
      '/api/villa-settings',
      '/api/gallery',
      new URL(link.json.linkUrl).pathname,
    ];
    for (const address of addresses) {
      const answer = await app.send('GET', address);
      expect(answer.text).not.toContain(secret);
      expect(JSON.stringify([...answer.headers])).not.toContain(secret);
    }
    const mails = await mailsOf(app);
    expect(mails).toHaveLength(2);
    expect(mails.join('')).not.toContain(secret);
  });

  it('is what was published, everywhere, from the next request on', async () => {
    await page();
    await publishNow({
      'villa.name': 'Casa do Mar',
      'villa.place': 'Burgau',
      'contact.hours': '8 AM to noon',
    });
    expect(await page()).toMatchObject({ 'villa.name': 'Casa do Mar' });
    expect(await page('/booking')).toMatchObject({ 'villa.name': 'Casa do Mar' });
    const manifest = (await app.send<{ short_name: string }>('GET', '/manifest.webmanifest')).json;
    expect(manifest.short_name).toBe('Casa do Mar');
    const link = await app.send<{ linkUrl: string }>('POST', '/api/admin/calendar-link', {
      cookie,
      body: {},
    });
    const calendar = await app.send('GET', new URL(link.json.linkUrl).pathname);
    expect(calendar.text).toContain('Casa do Mar');
    await app.send('POST', '/api/contact', { body: buildMessage() });
    await sendDueMails(app.deps);
    const mails = (await mailsOf(app)).join('');
    expect(mails).toContain('Casa do Mar');
    expect(mails).toContain('Burgau');
    expect(mails).toContain('8 AM to noon');
  });

  it('has marks as parts of a tree and hostile texts as text', async () => {
    const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    await publishNow({
      'about.first': `*Quiet* ${hostile}`,
      'hero.title': `${hostile}\u202Egnp.exe`,
      'golf.first': 'Зимой тихо. 冬は静か. الشتاء هادئ. חורף שקט. ฤดูหนาว',
    });
    expect(await page()).toEqual({
      'about.first': [[{ kind: 'em', children: ['Quiet'] }, ` ${hostile}`]],
      // Without the direction override.
      'hero.title': `${hostile}gnp.exe`,
      'golf.first': 'Зимой тихо. 冬は静か. الشتاء هادئ. חורף שקט. ฤดูหนาว',
    });
  });

  it('leaves the rest of an entry to the product, and what is hidden out', async () => {
    await publishNow({
      'amenities.items': [
        { id: '9', title: 'Very fast Wi-Fi' },
        { id: '1', icon: 'pool' },
        { id: '2', isHidden: true },
        { id: 'sauna', title: 'Sauna', text: 'From **November**.' },
        { id: '77' },
        // The product's other entries, as the form stores them.
        ...['3', '4', '5', '6', '7', '8'].map((id) => ({ id, isHidden: true })),
      ],
      'home.sections': [{ id: 'contact' }, { id: 'golf', isHidden: true }, { id: 'about' }],
    });
    const content = await page();
    expect(content?.['amenities.items']).toEqual([
      {
        id: '9',
        title: 'Very fast Wi-Fi',
        text: 'In every room and by the pool, for those who must.',
      },
      {
        id: '1',
        title: 'Private pool',
        text: 'Facing the ocean, with loungers for everyone and shade when you want it.',
        icon: 'pool',
      },
      {
        id: 'sauna',
        title: 'Sauna',
        text: [['From ', { kind: 'strong', children: ['November'] }, '.']],
      },
    ]);
    const sections = content?.['home.sections']?.map(({ id }) => id) ?? [];
    expect(sections).not.toContain('golf');
    expect(sections).toHaveLength(11);
    expect(sections.indexOf('contact')).toBeLessThan(sections.indexOf('about'));
  });

  it('shows an entry of the product that the owner’s list does not know, after its neighbour', async () => {
    const known = ['9', '2', '3', '4', '5', '6', '7', '8'];
    const stored = known.map((id) => (id === '2' ? { id, isHidden: true } : { id }));
    await publishNow({ 'amenities.items': [...stored, { id: 'sauna', title: 'Sauna' }] });
    const items = (await page())?.['amenities.items'] ?? [];
    expect(items.map(({ id }) => id)).toEqual(['1', '9', '3', '4', '5', '6', '7', '8', 'sauna']);
    await publishNow({ 'luz.items': [{ id: '3' }, { id: '1' }] });
    expect((await page())?.['luz.items']?.map(({ id }) => id)).toEqual(['3', '1', '2']);
  });

  it('survives stored values that this version does not know', async () => {
    await publishNow({ 'hero.title': 'Kept' });
    const [row] = await app.db.models.ContentPublication.findAll();
    await app.db.write(async () => {
      await row?.update({
        overrides:
          '{"hero.title":"Kept","hero.smell":"Thyme","villa.bedrooms":"many","golf.title":null}',
      });
    });
    expect(await page()).toEqual({ 'hero.title': 'Kept' });
  });
});

describe('the published name of the house', () => {
  it('is public before sign-in and is refused in new passwords', async () => {
    await publishNow({ 'villa.name': 'Casa do Farol' });
    const config = await app.send<{ villaName: string }>('GET', '/api/config');
    expect(config.json.villaName).toBe('Casa do Farol');
    const change = (newPassword: string) =>
      app.send<ErrorBody>('POST', '/api/admin/change-password', {
        cookie,
        body: { currentPassword: ADMIN.password, newPassword },
      });
    const refused = await change('My-CASA.do_farol-2027');
    expect([refused.status, refused.json.issues]).toEqual([
      400,
      [{ path: 'newPassword', message: 'Please choose a password without the villa’s name.' }],
    ]);
    expect((await change('My-farol-stands-2027!')).status).toBe(200);
  });

  it('refuses no password for a name that is in many by chance', async () => {
    await publishNow({ 'villa.name': 'Mar' });
    const { status } = await app.send('POST', '/api/admin/change-password', {
      cookie,
      body: { currentPassword: ADMIN.password, newPassword: 'Marmalade&figs-2027' },
    });
    expect(status).toBe(200);
  });
});

describe('the history', () => {
  const history = async () =>
    (await app.send<PublicationJson[]>('GET', `${BASE}/publications`, { cookie })).json;

  it('says who published what and when, newest first', async () => {
    await publishNow({ 'hero.title': 'One' });
    app.setNow(new Date('2027-03-11T09:00:00Z'));
    await publishNow({ 'golf.title': 'Two', 'hero.title': 'Three' });
    expect(await history()).toEqual([
      {
        id: 2,
        publishedAt: '2027-03-11T09:00:00.000Z',
        publishedBy: 'admin',
        changedKeys: ['hero.title', 'golf.title'],
      },
      {
        id: 1,
        publishedAt: '2027-03-10T12:00:00.000Z',
        publishedBy: 'admin',
        changedKeys: ['hero.title'],
      },
    ]);
  });

  it('brings an earlier one back as a draft, which guests do not read before it is published', async () => {
    await publishNow({ 'hero.title': 'One' });
    await publishNow({ 'hero.title': 'Two' });
    const [, first] = await history();
    const { version } = await read();
    const answer = await app.send<ContentState>(
      'POST',
      `${BASE}/publications/${first?.id}/bring-back`,
      { cookie, body: { version } },
    );
    expect(answer.json.draft).toEqual({ 'hero.title': 'One' });
    expect(await page()).toEqual({ 'hero.title': 'Two' });
    await publish();
    expect(await page()).toEqual({ 'hero.title': 'One' });
    expect(await history()).toHaveLength(3);
    expect(
      (
        await app.send('POST', `${BASE}/publications/99/bring-back`, {
          cookie,
          body: { version: 0 },
        })
      ).status,
    ).toBe(404);
  });

  it('adds nothing when nothing has changed, and keeps the last 50', async () => {
    await publishNow({ 'hero.title': 'Title 0', 'golf.title': 'Golf' });
    await publish();
    expect(await history()).toHaveLength(1);
    for (let index = 1; index <= 52; index += 1)
      await publishNow({ 'hero.title': `Title ${index}` });
    const kept = await history();
    expect(kept).toHaveLength(50);
    expect(kept.at(-1)?.changedKeys).toEqual(['hero.title']);
    expect(await app.db.models.ContentPublication.count()).toBe(51);
    expect(await page()).toEqual({ 'hero.title': 'Title 52', 'golf.title': 'Golf' });
  });
});

describe('the preview', () => {
  it('is the page made of the draft, for frames of our own, and nothing of it is kept or runs', async () => {
    await change({ 'hero.title': 'Drafted' });
    const answer = await app.send('GET', `${BASE}/preview.html?path=/`, { cookie });
    const input = JSON.parse(answer.text) as PageInput;
    expect(input).toMatchObject({ path: '/', isPreview: true });
    expect(input.data.content).toEqual({ 'hero.title': 'Drafted' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain('sandbox allow-same-origin');
    expect(policy).toContain("'sha256-x'");
    expect(policy).not.toMatch(/frame-ancestors 'none'|script-src 'self'|allow-scripts/);
    expect(await page()).toEqual({});
  });

  it('shows only pages of the site', async () => {
    for (const address of ['/admin', '//evil.example', 'https://evil.example', '']) {
      const answer = await app.send(
        'GET',
        `${BASE}/preview.html?path=${encodeURIComponent(address)}`,
        { cookie },
      );
      expect(answer.status).toBe(400);
    }
  });
});

async function mailsOf({ dataDir }: TestApp): Promise<string[]> {
  const folder = mailFolder(dataDir);
  const files = await readdir(folder);
  return Promise.all(
    files.map(async (file) =>
      (await readFile(path.join(folder, file), 'utf8')).replaceAll(/=\r?\n/g, ''),
    ),
  );
}
