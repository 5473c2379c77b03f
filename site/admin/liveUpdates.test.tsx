import { streamEvents } from '@shared/contract/endpoints';
import { STREAM_EVENTS } from '@shared/contract/events';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heldAnswer, liveStream, type fakeServer } from '../test/fakeServer';
import { renderAdmin, SIGNED_IN } from '../test/renderAdmin';

const LIST = 'GET /api/contact';
const STREAM = `GET ${streamEvents.path}`;
const MESSAGE = {
  id: 7,
  firstName: 'Ana',
  lastName: 'Duarte',
  email: 'ana@example.com',
  phone: null,
  language: 'en',
  subject: 'booking',
  message: 'Is the pool heated?',
  createdAt: '2027-04-12T13:05:00.000Z',
  readAt: null,
};

const ready = (id: number) => `id: ${id}\nevent: ${STREAM_EVENTS.ready}\ndata: {}\n\n`;
const change = (id: number, type: string) =>
  `id: ${id}\nevent: ${STREAM_EVENTS.change}\ndata: ${JSON.stringify({ type, reference: null })}\n\n`;

function open(list: Parameters<typeof fakeServer>[0][string]) {
  const events = liveStream();
  const { server } = renderAdmin('/admin/messages', {
    'GET /api/admin/session': { body: { ...SIGNED_IN, lastEventId: 41 } },
    'GET /api/admin/villa': { body: { name: 'Casa Azul', title: 'Casa Azul', tagline: '' } },
    [LIST]: list,
    [STREAM]: events.route,
  });
  return { server, events };
}

it('asks for what came after the session was checked, and refetches what that is about', async () => {
  const { server, events } = open({ body: [] });
  expect(await screen.findByText('No messages yet')).toBeVisible();
  expect(server.callsOf(STREAM)[0]?.headers.get('Last-Event-ID')).toBe('41');
  server.set({ [LIST]: { body: [MESSAGE] } });
  events.send(ready(41) + change(42, 'message'));
  expect(await screen.findByRole('article', { name: 'Ana Duarte' })).toBeVisible();
  expect(server.callsOf(LIST)).toHaveLength(2);
  expect(server.callsOf('GET /api/admin/villa')).toHaveLength(1);
});

it('refetches everything if the stream begins at another event', async () => {
  const { server, events } = open({ body: [] });
  expect(await screen.findByText('No messages yet')).toBeVisible();
  server.set({ [LIST]: { body: [MESSAGE] } });
  events.send(ready(43));
  expect(await screen.findByRole('article', { name: 'Ana Duarte' })).toBeVisible();
});

it.each<[string, string]>([
  ['a change', ready(41) + change(42, 'message')],
  ['a stream that begins somewhere else', ready(43)],
])('does not show a first answer that was under way at %s', async (_what, shown) => {
  const held = heldAnswer();
  const { server, events } = open(held.route);
  await waitFor(() => expect(server.callsOf(LIST)).toHaveLength(1));
  server.set({ [LIST]: { body: [MESSAGE] } });
  events.send(shown);
  await waitFor(() => expect(server.callsOf(LIST)).toHaveLength(2));
  held.release({ body: [] });
  expect(await screen.findByRole('article', { name: 'Ana Duarte' })).toBeVisible();
});
