import type { Account } from '@shared/contract/access/account';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAdmin, SIGNED_IN, SIGNED_OUT } from '../../test/renderAdmin';
import type { ApiClient } from '../../api/client';
import { sessionQuery } from '../../queries/session';
import { markUnsaved } from '../../stores/unsavedChanges';
import { heldAnswer } from '../../test/fakeServer';
import { currentLanguage, speak, speakAsBefore } from '../i18n/language';
import { t } from '../i18n/t';

const ACCOUNT: Account = {
  username: 'maria',
  email: null,
  language: 'en',
  hasTotp: false,
  recoveryCodesLeft: 10,
  passkeys: [],
  requiresSecondFactor: false,
};
const open = (routes: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin('/admin/settings/account', {
    'GET /api/admin/account': { body: ACCOUNT },
    'GET /api/admin/account/sessions': { body: [] },
    ...routes,
  });

it('has everything in Portuguese as soon as it is chosen, and keeps the focus', async () => {
  const { user, server } = open({
    'PUT /api/admin/account': ({ body }) => ({ body: { ...ACCOUNT, ...(body as object) } }),
  });
  const choice = await screen.findByLabelText('Language of the back office');
  expect(choice).toHaveProperty('value', 'en');
  server.set({ 'GET /api/admin/account': { body: { ...ACCOUNT, language: 'pt' } } });
  await user.selectOptions(choice, 'Português');

  const again = await screen.findByLabelText('Idioma da área de gestão');
  expect(document.activeElement).toBe(again);
  expect(again).toHaveProperty('value', 'pt');
  expect(await screen.findByText('Idioma guardado')).toBeVisible();
  expect(document.documentElement.lang).toBe('pt-PT');
  const [call] = server.callsOf('PUT /api/admin/account');
  expect(call?.body).toEqual({ language: 'pt' });
  // Later requests ask the server for error messages in Portuguese.
  expect(server.calls.at(-1)?.headers.get('Accept-Language')).toBe('pt');
});

it('stays unchanged and says why when the choice could not be saved', async () => {
  const { user } = open({
    'PUT /api/admin/account': { status: 500, body: { code: 'internal', message: 'Sorry' } },
  });
  await user.selectOptions(
    await screen.findByLabelText('Language of the back office'),
    'Português',
  );
  expect(await screen.findByText('The language could not be saved')).toBeVisible();
  expect(screen.getByLabelText('Language of the back office')).toHaveProperty('value', 'en');
});

it('is not reset by a session check that was sent before the choice', async () => {
  const queries = new QueryClient();
  const before = heldAnswer();
  const api = {
    call: async () => (await before.route()).body,
  } as unknown as ApiClient;
  const check = queries.fetchQuery(sessionQuery(api));
  await speak('pt');
  before.release({ body: { ...SIGNED_IN, language: 'en' } });
  await check;
  expect(currentLanguage()).toBe('pt');
});

it('does not redraw a screen for a choice made elsewhere while something is unsaved', async () => {
  const queries = new QueryClient();
  const api = { call: async () => ({ ...SIGNED_IN, language: 'pt' }) } as unknown as ApiClient;
  const check = () => queries.fetchQuery({ ...sessionQuery(api), staleTime: 0 });
  const unmark = markUnsaved(Symbol('form'));
  await check();
  expect(currentLanguage()).toBe('en');
  unmark();
  await check();
  expect(currentLanguage()).toBe('pt');
});

it('greets a user in the language of their session, before any screen comes', async () => {
  open({ 'GET /api/admin/session': { body: { ...SIGNED_IN, language: 'pt' } } });
  expect(await screen.findByLabelText('Idioma da área de gestão')).toBeVisible();
  expect(screen.queryByText('Where you are signed in')).toBeNull();
});

it('uses before sign-in the language last used here, or the browser’s', async () => {
  await speakAsBefore();
  expect(currentLanguage()).toBe('en');
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('pt-BR');
  await speakAsBefore();
  expect(currentLanguage()).toBe('pt');
  await speak('en');
  await speakAsBefore();
  expect(currentLanguage()).toBe('en');
  await speak('pt');
  await speakAsBefore();
  expect(currentLanguage()).toBe('pt');
  renderAdmin('/admin/login', { 'GET /api/admin/session': { body: SIGNED_OUT } });
  expect(document.documentElement.lang).toBe('pt-PT');
});

it('places elements in a sentence as the language requires', () => {
  const { container } = render(
    <p>{t.parts('No camera? Type this key instead: {part}', { part: <code>ABCD</code> })}</p>,
  );
  expect(within(container).getByText('ABCD').tagName).toBe('CODE');
  expect(container.textContent).toBe('No camera? Type this key instead: ABCD');
});
