import type { ContactMessageJson } from '@shared/contract/messages/message';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin';

const LIST = 'GET /api/contact';
const MARK = 'PATCH /api/contact/7';
const SUMMARY = 'GET /api/admin/summary';

function buildMessage(overrides: Partial<ContactMessageJson> = {}): ContactMessageJson {
  return {
    id: 7,
    firstName: 'Ana',
    lastName: 'Duarte',
    email: 'ana+luz@example.com',
    phone: null,
    language: 'en',
    subject: 'booking',
    message: 'Dear owner,\nis the pool heated?',
    createdAt: '2027-04-12T13:05:00.000Z',
    readAt: null,
    ...overrides,
  };
}

const READ = '2027-04-13T08:00:00.000Z';

const open = (routes: Parameters<typeof renderAdmin>[1]) => renderAdmin('/admin/messages', routes);

it('shows who wrote what and when, by the villa’s clock, with its line breaks', async () => {
  const privacyNotice = { version: 3, at: '2027-04-12T23:30:00.000Z' };
  open({ [LIST]: { body: [buildMessage({ phone: '+351 912 345 678', privacyNotice })] } });
  const card = within(await screen.findByRole('article', { name: 'Ana Duarte' }));
  expect(card.getByText('New booking')).toBeVisible();
  expect(card.getByText('12 Apr 2027, 14:05')).toBeVisible();
  // The villa's day, which began half an hour earlier.
  expect(card.getByText('Was shown: Privacy, version 3, on 13 Apr 2027')).toBeVisible();
  expect(card.getByText(/is the pool/).textContent).toBe('Dear owner,\nis the pool heated?');
  expect(card.getByRole('link', { name: '+351 912 345 678' }).getAttribute('href')).toBe(
    'tel:+351912345678',
  );
  expect(card.getByRole('link', { name: 'ana+luz@example.com' }).getAttribute('href')).toBe(
    'mailto:ana%2Bluz@example.com',
  );
});

it('shows one empty line at most between paragraphs, however many the mail program left', async () => {
  const message = '\n\nDear owner,\n \n\n\t\n\nis the pool heated?\n\n\n';
  const answers = [{ id: 1, userName: null, text: 'Yes.\n\n\n\nAna', createdAt: READ }];
  open({ [LIST]: { body: [buildMessage({ message, answers })] } });
  const card = within(await screen.findByRole('article', { name: 'Ana Duarte' }));
  expect(card.getByText(/is the pool/).textContent).toBe('Dear owner,\n\nis the pool heated?');
  expect(card.getByText(/^Yes\./).textContent).toBe('Yes.\n\nAna');
});

it('labels unread messages, and counts them on the tab', async () => {
  open({ [LIST]: { body: [buildMessage(), buildMessage({ id: 6, readAt: READ })] } });
  const [first, second] = await screen.findAllByRole('article');
  expect(within(first as HTMLElement).getByText('Unread')).toBeVisible();
  expect(within(second as HTMLElement).queryByText('Unread')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Messages 1 unread' })).toBeVisible();
});

it('marks a message as read and as unread again, and counts again', async () => {
  const { server, user } = open({ [LIST]: { body: [buildMessage()] } });
  server.set({ [MARK]: { body: buildMessage({ readAt: READ }) } });
  await user.click(await screen.findByRole('button', { name: 'Mark as read' }));
  const back = await screen.findByRole('button', { name: 'Mark as unread' });
  expect(document.activeElement).toBe(back);
  expect(screen.queryByText('Unread')).toBeNull();
  expect(server.callsOf(MARK)[0]?.body).toEqual({ isRead: true });
  await waitFor(() => expect(server.callsOf(SUMMARY).length).toBe(2));

  server.set({ [MARK]: { body: buildMessage() } });
  await waitFor(() => expect(back.getAttribute('aria-disabled')).toBe('false'));
  await user.click(back);
  expect(await screen.findByText('Unread')).toBeVisible();
  expect(server.callsOf(MARK)[1]?.body).toEqual({ isRead: false });
});

it.each([
  ['in the server’s words', { code: 'rate_limited', message: 'Please wait a minute.' }],
  ['without any', null],
])('reports a failure to mark it, %s', async (_how, body) => {
  const { user } = open({
    [LIST]: { body: [buildMessage()] },
    [MARK]: { status: body ? 429 : 500, body: body ?? '' },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark as read' }));
  expect(await screen.findByText('Update failed')).toBeVisible();
  expect(
    screen.getByText(body?.message ?? /^Failed to update message\. The server has a problem/),
  ).toBeVisible();
  expect(screen.getByText('Unread')).toBeVisible();
});

it('loads older messages and moves the focus to the first of them', async () => {
  const { user } = open({
    [LIST]: ({ query }) =>
      query.get('cursor') === 'older'
        ? { body: [buildMessage({ id: 3, firstName: 'Rui' })] }
        : { body: [buildMessage()], headers: { 'X-Next-Cursor': 'older' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByRole('article', { name: 'Rui Duarte' });
  expect(document.activeElement?.textContent).toBe('Rui Duarte');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('says that the message of a link could not be loaded, and goes on to it on request', async () => {
  const newest = { body: [buildMessage()], headers: { 'X-Next-Cursor': 'older' } };
  const { server, user } = renderAdmin('/admin/messages?message=3', {
    [LIST]: ({ query }) => (query.get('cursor') ? { status: 500, body: '' } : newest),
  });
  const alert = await screen.findByText(/^The message that you opened .* could not be loaded/);
  expect(alert.getAttribute('role')).toBe('alert');
  expect(server.callsOf(LIST).length).toBe(2);

  server.set({
    [LIST]: ({ query }) =>
      query.get('cursor') ? { body: [buildMessage({ id: 3, firstName: 'Rui' })] } : newest,
  });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('article', { name: 'Rui Duarte' });
  expect(document.activeElement?.textContent).toBe('Rui Duarte');
  expect(server.callsOf(LIST).length).toBe(3);
});
