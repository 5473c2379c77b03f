import { startBuiltServer, type BuiltServer } from '@server/test/builtServer';
import { OWNER_PASSWORD } from '@server/test/apiSession';
import { buildPicture } from '@server/test/pictures';
import { startSmtpPeer, type SmtpPeer } from '@server/test/smtpPeer';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, launchBrowser, newVisitor, PHONE, type Visitor } from './browser';
import { startHttpsFront, type HttpsFront } from './httpsFront';

const ADDRESS = 'https://villa.example';
const MOST_INTERACTIONS = 40;
const LOGIN = { user: 'maria@casa-azul.example', password: 'What the post wants' };
const TEXTS = {
  tagline: 'ten steps from the sand',
  heroTitle: 'Wake up to the Atlantic',
  about: 'My grandmother built this house in 1961, and we still live next door.',
};

let server: BuiltServer;
let front: HttpsFront;
let browser: Browser;
let peer: SmtpPeer;
let owner: Visitor;
beforeAll(async () => {
  server = await startBuiltServer({ env: { PUBLIC_URL: ADDRESS, MAIL_PORTS: 'any' } });
  front = await startHttpsFront(server.url);
  peer = await startSmtpPeer(0, { login: LOGIN });
  browser = await launchBrowser([
    `--host-resolver-rules=MAP villa.example:443 127.0.0.1:${front.port}`,
  ]);
  owner = await newVisitor(browser, DESKTOP, { ignoreHTTPSErrors: true });
});
afterAll(async () => {
  await browser?.close();
  await front?.close();
  await peer?.close();
  await server?.close();
});

/** Counts interactions: clicks, choices and filled-in fields. */
function counted(page: Page) {
  let count = 0;
  const one = async (work: Promise<unknown>) => {
    count += 1;
    await work;
  };
  return {
    count: () => count,
    open: (address: string) => one(page.goto(address)),
    click: (target: Locator) => one(target.click()),
    press: (name: string | RegExp) => one(page.getByRole('button', { name }).click()),
    follow: (name: string | RegExp) => one(page.getByRole('link', { name }).click()),
    fill: (target: Locator, text: string) => one(target.fill(text)),
    choose: (target: Locator, value: string) => one(target.selectOption(value)),
    upload: (target: Locator, name: string, buffer: Buffer) =>
      one(target.setInputFiles({ name, mimeType: 'image/jpeg', buffer })),
  };
}

it('takes a new owner from the first start to the live site, without a restart or a file', async () => {
  const { page } = owner;
  const my = counted(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const toSetUp = () =>
    my.click(page.getByRole('navigation').getByRole('link', { name: 'Set-up' }));

  await my.open(`${ADDRESS}/admin`);
  await my.fill(field('Username'), 'admin');
  await my.fill(field('Password'), server.adminPassword() ?? '');
  await my.press(/^Sign In$/);
  await my.fill(field('Current Password'), server.adminPassword() ?? '');
  await my.fill(field('New Password'), OWNER_PASSWORD);
  await my.fill(field('Confirm New Password'), OWNER_PASSWORD);
  await my.press(/Change password/i);

  await my.follow('Name the villa');
  await my.fill(field('Name'), 'Casa Azul');
  await my.fill(field('Tagline'), TEXTS.tagline);
  await my.press(/^Top of the page/);
  await my.fill(field('Title'), TEXTS.heroTitle);
  await my.press(/^About/);
  await my.fill(field('First paragraph'), TEXTS.about);
  await my.press(/^Contact/);
  await my.fill(field('Telephone'), '+351 282 000 000');
  await my.press('Publish');
  await page.getByText('Everything is published').waitFor();

  // A photo; without the demo images it is the first one.
  await toSetUp();
  await my.follow('Add photographs');
  await my.upload(page.locator('input[type="file"]'), 'terrace.jpg', await buildPicture());
  await page.getByText('1 image(s) uploaded successfully').waitFor();
  await my.click(page.getByRole('tab', { name: 'Browse' }));
  await my.press(/^Add to gallery/);
  const dialog = page.getByRole('dialog');
  await my.fill(dialog.getByLabel('Title'), 'Terrace, evening');
  await my.click(dialog.getByRole('button', { name: 'Add to Gallery' }));
  await dialog.waitFor({ state: 'detached' });
  await toSetUp();
  await my.press('Take the demo’s pictures away');
  await page.getByRole('listitem', { name: 'Photographs' }).getByText('Done').waitFor();

  // Mail, tested by sending one before it is saved.
  await my.follow('Set up mail');
  await my.fill(field('Mail server'), 'localhost');
  await my.choose(field('Encryption'), 'none');
  await my.fill(field('Port'), String(peer.port));
  await my.fill(page.getByLabel(/^User/), LOGIN.user);
  await my.fill(field('Password'), LOGIN.password);
  await my.press('Send me a test mail');
  await page.getByText('It works.').waitFor();
  expect(peer.arrived.map(({ envelope }) => envelope)).toEqual([
    { from: LOGIN.user, to: [LOGIN.user] },
  ]);
  expect(peer.arrived[0]?.mail.from).toMatchObject({ name: 'Casa Azul' });
  await my.press('Save mail settings');
  await page.getByText('A password is stored. Leave this empty to keep it.').waitFor();

  await toSetUp();
  await my.press('Leave as it is: Prices and seasons');
  await my.press('Leave as it is: Payment terms');
  await my.press('Leave as it is: Bank details');
  await my.press('Leave as it is: Arrival');
  await my.press('Leave as it is: Your email address');
  await my.press('Leave as it is: Calendars of other sites');
  await my.press('Leave as it is: Legal details');
  await page.getByText('Your villa is live.').waitFor();

  process.stdout.write(`A new owner was live after ${my.count()} interactions.\n`);
  expect(my.count()).toBeLessThan(MOST_INTERACTIONS);
  expect(owner.errors).toEqual([]);

  const guest = await newVisitor(browser, PHONE, { ignoreHTTPSErrors: true });
  await guest.page.goto(ADDRESS);
  const read = await guest.page.content();
  for (const text of ['Casa Azul', TEXTS.heroTitle, TEXTS.about]) expect(read).toContain(text);
  expect(read).toMatch(/terrace-[0-9a-f]{10}/);
  expect(read).not.toContain('pool-sea-view');
  await guest.context.close();
});
