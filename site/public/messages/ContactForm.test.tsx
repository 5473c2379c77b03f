import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useToasts } from '../../stores/toasts';
import { fakeServer, type FakeAnswer } from '../../test/fakeServer';
import { renderPublic } from '../test/renderPublic';
import { ContactForm } from './ContactForm';

function showForm(answer: FakeAnswer | (() => FakeAnswer) = { status: 201, body: { ok: true } }) {
  const server = fakeServer({ 'POST /api/contact': answer });
  return { server, ...renderPublic(<ContactForm />, { fetch: server.fetch }) };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function fill({ user }: ReturnType<typeof showForm>) {
  await user.type(field('First name'), 'Ada');
  await user.type(field('Last name'), 'Lovelace');
  await user.type(field('Email'), 'ada@example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'amenities');
  await user.type(field('Message'), 'Is there a cot?');
}

const send = () => screen.getByRole('button', { name: 'Send message' });

describe('the contact form', () => {
  it('sends what was typed, thanks, and is empty again', async () => {
    const form = showForm();
    await fill(form);
    await form.user.click(send());
    await waitFor(() => expect(useToasts.getState().isOpen).toBe(true));
    expect(useToasts.getState().current).toMatchObject({
      title: 'Message sent successfully',
      description: "We'll get back to you as soon as we can",
    });
    expect(form.server.calls[0]?.body).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      subject: 'amenities',
      message: 'Is there a cot?',
    });
    expect(field('Message').value).toBe('');
    // Only the toast announces it; the text stays after the toast has gone.
    const said = screen.getByText('Message sent successfully');
    expect(said.closest('[role]')).toBeNull();
    await form.user.type(field('Message'), 'And a high chair?');
    expect(screen.queryByText('Message sent successfully')).toBeNull();
  });

  it('sends one message for two taps within the same frame', async () => {
    const form = showForm();
    await fill(form);
    act(() => {
      fireEvent.click(send());
      fireEvent.click(send());
    });
    await waitFor(() => expect(field('Message').value).toBe(''));
    expect(form.server.calls).toHaveLength(1);
  });

  it('sends a message again under its key until it is stored, and the next under another', async () => {
    let attempts = 0;
    const form = showForm(() => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch');
      return { status: 201, body: { ok: true } };
    });
    await fill(form);
    await form.user.click(send());
    await waitFor(() => expect(useToasts.getState().current?.tone).toBe('destructive'));
    await form.user.click(send());
    await waitFor(() => expect(field('Message').value).toBe(''));
    await fill(form);
    await form.user.click(send());
    await waitFor(() => expect(form.server.calls).toHaveLength(3));
    const [lost, repeated, next] = form.server.calls.map((call) =>
      call.headers.get('Idempotency-Key'),
    );
    expect(lost).toMatch(/^[0-9a-f]{32}$/);
    expect(repeated).toBe(lost);
    expect(next).not.toBe(lost);
  });

  it('says what is missing, goes to the first such field, and sends nothing', async () => {
    const { user, server } = showForm();
    await user.click(send());
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Message is required',
    ]);
    expect(document.activeElement).toBe(field('First name'));
    expect(server.calls).toEqual([]);
  });

  it('takes a field’s message away when the field is edited', async () => {
    const { user } = showForm();
    await user.click(send());
    await user.type(field('Email'), 'a');
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'First name is required',
      'Last name is required',
      'Message is required',
    ]);
  });

  it('keeps what was typed and shows the server’s reason when sending fails', async () => {
    const form = showForm({
      status: 429,
      body: { code: 'rate_limited', message: 'Please wait ten minutes.', rateLimited: true },
    });
    await fill(form);
    await form.user.click(send());
    await waitFor(() => expect(useToasts.getState().isOpen).toBe(true));
    expect(useToasts.getState().current).toMatchObject({
      title: 'Error sending message',
      description: 'Please wait ten minutes.',
      tone: 'destructive',
    });
    expect(field('Message').value).toBe('Is there a cot?');
  });

  it('asks to try later when the server says nothing for people', async () => {
    const form = showForm({ status: 502, body: '<html>' });
    await fill(form);
    await form.user.click(send());
    await waitFor(() => expect(useToasts.getState().isOpen).toBe(true));
    expect(useToasts.getState().current?.description).toBe('Please try again later');
  });

  it('speaks of the connection, and of what is kept, when the server cannot be reached', async () => {
    const form = showForm(() => {
      throw new TypeError('Failed to fetch');
    });
    await fill(form);
    await form.user.click(send());
    await waitFor(() => expect(useToasts.getState().isOpen).toBe(true));
    expect(useToasts.getState().current?.description).toBe(
      'We could not connect. Please check your internet connection and try again. Everything you typed is still here.',
    );
    expect(field('Message').value).toBe('Is there a cot?');
  });

  it('shows the server’s complaint about a field at that field', async () => {
    const form = showForm({
      status: 400,
      body: {
        code: 'invalid_input',
        message: 'No such address',
        issues: [{ path: 'email', message: 'No such address' }],
      },
    });
    await fill(form);
    await form.user.click(send());
    await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBe('true'));
  });
});
