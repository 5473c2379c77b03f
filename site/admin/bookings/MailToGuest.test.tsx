import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveConversationDraft, useConversationDrafts } from '../../stores/conversationDrafts';
import { buildBooking } from '../../test/buildBooking';
import { renderAdmin } from '../../test/renderAdmin';

const STATUS = 'PATCH /api/bookings/1/status';
const PREVIEW = 'POST /api/admin/mail/preview';

async function ask(action: string, routes: Parameters<typeof renderAdmin>[1] = {}) {
  const admin = renderAdmin('/admin', {
    'GET /api/bookings': { body: [buildBooking({ id: 1 })] },
    ...routes,
  });
  const row = (await screen.findByText('Ana Duarte')).closest('tr');
  if (!row) throw new Error('No row');
  if (action === 'Confirm') {
    await admin.user.click(within(row).getByRole('button', { name: action }));
  } else {
    await admin.user.click(within(row).getByRole('button', { name: 'More about Ana Duarte' }));
    await admin.user.click(await screen.findByRole('menuitem', { name: `${action} this booking` }));
  }
  return { ...admin, dialog: within(screen.getByRole('dialog')) };
}

it.each([
  ['Confirm', 'confirmed', 'Confirm this booking'],
  ['Cancel', 'cancelled', 'Cancel this booking'],
])('%s sends the owner’s message with the decision', async (button, status, yes) => {
  const { user, server, dialog } = await ask(button, {
    [STATUS]: { body: buildBooking({ id: 1 }) },
  });
  await user.type(
    dialog.getByRole('textbox', { name: /^Your message in the mail/ }),
    ' Until soon! ',
  );
  await user.click(dialog.getByRole('button', { name: yes }));
  await screen.findByText('Status updated');
  expect(server.callsOf(STATUS)[0]?.body).toMatchObject({ status, message: 'Until soon!' });
});

const TEXTS = { name: /^Your message in the mail/ };

it('asks before a typed message is discarded', async () => {
  const { user, dialog } = await ask('Confirm');
  await user.type(dialog.getByRole('textbox', TEXTS), 'Until soon!');
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(dialog.getByRole('textbox', TEXTS)).toHaveProperty('value', 'Until soon!');
  await user.click(dialog.getByRole('button', { name: 'Not yet' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps the owner’s message as a conversation draft if the guest’s acceptance came first', async () => {
  const { reference } = buildBooking({ id: 1 });
  // Both texts together exceed the limit of a message. Nothing is cut off; the owner has to shorten it.
  const begun = 'a'.repeat(4_995);
  saveConversationDraft(reference, { text: begun, files: [] });
  const { user, dialog } = await ask('Confirm', {
    [STATUS]: {
      status: 409,
      body: { code: 'invalid_transition', message: 'They were not sent.' },
    },
  });
  await user.type(dialog.getByRole('textbox', TEXTS), 'Until soon!');
  await user.click(dialog.getByRole('button', { name: 'Confirm this booking' }));
  expect(
    (
      await screen.findAllByText(/They were not sent\. Your message is kept in the conversation/)
    )[0],
  ).toBeVisible();
  const { drafts } = useConversationDrafts.getState();
  expect(drafts[reference]?.text).toBe(`${begun}\n\nUntil soon!`);
});

it('restores the owner’s message when a failed decision can be repeated', async () => {
  const { user, dialog } = await ask('Confirm', {
    [STATUS]: { status: 503, body: { code: 'unavailable', message: 'Please try again.' } },
  });
  await user.type(dialog.getByRole('textbox', TEXTS), 'Until soon!');
  await user.click(dialog.getByRole('button', { name: 'Confirm this booking' }));
  expect((await screen.findAllByText('Please try again.'))[0]).toBeVisible();
  // The text for a confirmation must not appear in a refusal.
  await user.click(screen.getByRole('button', { name: 'More about Ana Duarte' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel this booking' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', TEXTS).value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Keep booking' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', TEXTS).value).toBe('Until soon!');
});

it('shows the mail as it would be sent, in a sandboxed frame', async () => {
  const { user, server, dialog } = await ask('Confirm', {
    [PREVIEW]: {
      body: {
        recipient: 'ana@example.pt',
        subject: 'Your stay is confirmed: VL-000001',
        html: '<p>Hello</p>',
        text: 'Hello',
      },
    },
  });
  expect(server.callsOf(PREVIEW)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'See the mail' }));
  expect(await dialog.findByText('Subject: Your stay is confirmed: VL-000001')).toBeVisible();
  const frame = dialog.getByTitle('The mail to ana@example.pt');
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.getAttribute('src')).toBe(
    '/api/admin/mail/preview.html?bookingId=1&status=confirmed',
  );
  await user.click(dialog.getByRole('button', { name: 'Hide the mail' }));
  expect(dialog.queryByTitle('The mail to ana@example.pt')).toBeNull();
});

it('says that a German guest’s mail is in German', async () => {
  const { dialog } = await ask('Confirm', {
    'GET /api/bookings': { body: [buildBooking({ id: 1, language: 'de' })] },
  });
  expect(
    await dialog.findByText('Ana Duarte gets a mail in German at ana@example.pt.'),
  ).toBeVisible();
});

it('says why the mail cannot be shown', async () => {
  const { user, dialog } = await ask('Confirm', {
    [PREVIEW]: {
      status: 409,
      body: { code: 'invalid_transition', message: 'Please reload to see its present state.' },
    },
  });
  await user.click(dialog.getByRole('button', { name: 'See the mail' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Please reload to see its present state.',
  );
});

it('says that a mail waits for the mail password', async () => {
  const { dialog } = await ask('Confirm', {
    'GET /api/admin/mail': {
      body: {
        isSetUp: false,
        needsPassword: true,
        ownerAddress: 'owner@villa.example',
        problems: [],
      },
    },
  });
  expect(
    await dialog.findByText(
      'Ana Duarte gets a mail at ana@example.pt, which waits until you have typed the mail password.',
    ),
  ).toBeVisible();
  expect(dialog.queryByText(/Mail is not set up/)).toBeNull();
  expect(dialog.getByRole('button', { name: 'See the mail' })).toBeVisible();
});

it.each(['Confirm', 'Cancel'])('announces no mail if none is sent: %s', async (button) => {
  const { dialog } = await ask(button, {
    'GET /api/admin/mail': {
      body: { isSetUp: false, ownerAddress: 'owner@villa.example', problems: [] },
    },
  });
  expect((await dialog.findByRole('link', { name: 'ana@example.pt' })).getAttribute('href')).toBe(
    'mailto:ana@example.pt',
  );
  expect(dialog.getByText(/Mail is not set up, so Ana Duarte is not notified/)).toBeVisible();
  expect(dialog.queryByText(/gets a mail/)).toBeNull();
  // The focus must not be on the address link, where Enter would open the mail program.
  expect(document.activeElement?.textContent).toMatch(/^(?:Not yet|Keep booking)$/);
  expect(dialog.queryByRole('textbox')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'See the mail' })).toBeNull();
});
