import type { TemplateJson } from '@shared/contract/mail/mailTemplates';
import { DEFAULT_RULES } from '@shared/domain/mail/scheduledMails';
import { TEMPLATE_KINDS } from '@shared/domain/mail/mailTemplates';
import { LANGUAGE_CODES } from '@shared/i18n/languages';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { renderAdmin } from '../../test/renderAdmin';

const PUT_RULES = 'PUT /api/admin/mail/rules';
const PUT_TEMPLATE = 'PUT /api/admin/mail/templates';
const RESET = 'POST /api/admin/mail/templates/reset';

const templates = (change: Partial<TemplateJson> = {}): TemplateJson[] =>
  TEMPLATE_KINDS.flatMap((kind) =>
    LANGUAGE_CODES.map((language) => ({
      kind,
      language,
      subject: `${kind} in ${language}`,
      body: 'Dear {guestName},',
      updatedAt: null,
      ...(kind === 'confirmation' && language === 'en' ? change : {}),
    })),
  );
const open = (change: Partial<TemplateJson> = {}, routes = {}) =>
  renderAdmin('/admin/settings/mails', {
    'GET /api/admin/mail/rules': { body: { rules: DEFAULT_RULES, updatedAt: null } },
    'GET /api/admin/mail/templates': { body: templates(change) },
    'GET /api/bookings': { body: [buildBooking({ reference: 'VL-7K3Q9M' })] },
    'POST /api/admin/mail/templates/preview': {
      body: { recipient: 'ana@example.pt', subject: 'The subject', html: '', text: 'Plain words' },
    },
    ...routes,
  });

it('shows the mail as a guest reads it, in a frame that can do nothing and as plain text', async () => {
  const { user } = open();
  expect(await screen.findByText('The subject')).toBeVisible();
  const frame = screen.getByTitle('The mail');
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.getAttribute('src')).toContain('reference=VL-7K3Q9M');
  await user.click(screen.getByRole('button', { name: 'As plain text' }));
  expect(screen.getByText('Plain words')).toBeVisible();
});

it('saves a text with a placeholder from the list, and names unknown ones', async () => {
  const { user, server } = open(
    {},
    { [PUT_TEMPLATE]: { body: templates({ updatedAt: '2027-03-10T12:00:00.000Z' }) } },
  );
  const text = await screen.findByRole('textbox', { name: 'Text' });
  await user.clear(text);
  await user.type(text, 'Hello {{nobody}');
  await user.click(screen.getByRole('button', { name: 'Save text' }));
  expect(
    await screen.findByText(/^\{nobody\} stands for nothing in this mail \(line 1, character 7\)/),
  ).toBeVisible();
  expect(server.callsOf(PUT_TEMPLATE)).toEqual([]);
  await user.clear(text);
  await user.click(screen.getByRole('button', { name: '{villa}' }));
  await user.click(screen.getByRole('button', { name: 'Save text' }));
  expect(await screen.findByText('Text saved')).toBeVisible();
  expect(server.callsOf(PUT_TEMPLATE).map(({ body }) => body)).toEqual([
    {
      kind: 'confirmation',
      language: 'en',
      subject: 'confirmation in en',
      body: '{villa}',
      updatedAt: null,
    },
  ]);
});

it('asks before it restores the standard text, which deletes the owner’s', async () => {
  const edited = { subject: 'Mine', updatedAt: '2027-03-10T12:00:00.000Z' };
  const { user, server } = open(edited, { [RESET]: { body: templates() } });
  await user.click(await screen.findByRole('button', { name: 'Back to the standard text' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Back to the standard text?' }));
  expect(dialog().getByText(/^Your own words for this mail in English are deleted/)).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(server.callsOf(RESET)).toEqual([]);
  expect(screen.getByDisplayValue('Mine')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the standard text' }));
  await user.click(dialog().getByRole('button', { name: 'Use the standard text' }));
  expect(await screen.findByDisplayValue('confirmation in en')).toBeVisible();
  expect(await screen.findByText('The standard text holds again')).toBeVisible();
  expect(server.callsOf(RESET).map(({ body }) => body)).toEqual([
    { kind: 'confirmation', language: 'en', updatedAt: '2027-03-10T12:00:00.000Z' },
  ]);
});

it('shows a text that another window has saved instead of deleting it unseen', async () => {
  const edited = { subject: 'Mine', updatedAt: '2027-03-10T12:00:00.000Z' };
  const { user, server } = open(edited, {
    [RESET]: { status: 409, body: { code: 'stale', message: 'Please reload.' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Back to the standard text' }));
  const theirs = { subject: 'Theirs', updatedAt: '2027-03-10T13:00:00.000Z' };
  server.set({ 'GET /api/admin/mail/templates': { body: templates(theirs) } });
  await user.click(screen.getByRole('button', { name: 'Use the standard text' }));
  expect(await screen.findByDisplayValue('Theirs')).toBeVisible();
  expect(screen.getByText(/^Taken over from the other window/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/reload/)).toBeNull();

  server.set({ [RESET]: { body: templates() } });
  await user.click(screen.getByRole('button', { name: 'Back to the standard text' }));
  await user.click(screen.getByRole('button', { name: 'Use the standard text' }));
  expect(await screen.findByDisplayValue('confirmation in en')).toBeVisible();
  expect(server.callsOf(RESET)[1]?.body).toMatchObject({ updatedAt: '2027-03-10T13:00:00.000Z' });
});

it('shows another mail in another language', async () => {
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Mail' }), 'thanks');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de');
  expect(screen.getByDisplayValue('thanks in de')).toBeVisible();
});

it('focuses an invalid number of days, and saves nothing', async () => {
  const { user, server } = open();
  await user.click(
    await screen.findByRole('switch', { name: 'Reminder of a payment goes by itself' }),
  );
  const days = screen.getByRole('textbox', { name: 'Reminder of a payment: days' });
  await user.clear(days);
  await user.type(days, 'two');
  await user.click(screen.getByRole('button', { name: 'Save times' }));
  expect(document.activeElement).toBe(days);
  expect(server.callsOf(PUT_RULES)).toEqual([]);
});

it('saves a mail switched off as it was stored, whatever was typed as its days', async () => {
  const { user, server } = open(
    {},
    { [PUT_RULES]: { body: { rules: DEFAULT_RULES, updatedAt: '2027-03-10T12:00:00.000Z' } } },
  );
  const goesByItself = await screen.findByRole('switch', {
    name: 'Reminder of a payment goes by itself',
  });
  await user.click(goesByItself);
  await user.type(screen.getByRole('textbox', { name: 'Reminder of a payment: days' }), 'x');
  await user.click(goesByItself);
  await user.click(screen.getByRole('button', { name: 'Save times' }));
  expect(await screen.findByText('Times saved')).toBeVisible();
  expect(server.callsOf(PUT_RULES).map(({ body }) => body)).toEqual([
    { rules: DEFAULT_RULES, updatedAt: null },
  ]);
});

it('saves when a mail goes', async () => {
  const { user, server } = open(
    {},
    { [PUT_RULES]: { body: { rules: DEFAULT_RULES, updatedAt: '2027-03-10T12:00:00.000Z' } } },
  );
  await user.click(
    await screen.findByRole('switch', { name: 'Reminder of a payment goes by itself' }),
  );
  const group = within(screen.getByRole('group', { name: 'Reminder of a payment' }));
  const days = group.getByRole('textbox');
  await user.clear(days);
  await user.type(days, '2');
  await user.selectOptions(group.getByRole('combobox', { name: /hour/ }), '18');
  await user.click(screen.getByRole('button', { name: 'Save times' }));
  expect(await screen.findByText('Times saved')).toBeVisible();
  expect(server.callsOf(PUT_RULES).map(({ body }) => body)).toEqual([
    {
      rules: {
        ...DEFAULT_RULES,
        paymentReminder: { isOn: true, anchor: 'dueDate', offsetDays: -2, hour: 18 },
      },
      updatedAt: null,
    },
  ]);
});
