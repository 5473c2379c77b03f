import { NO_LEGAL_DETAILS } from '@shared/contract/legal/legal';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildSettings } from '../../public/test/pageData';
import { renderAdmin, SIGNED_IN } from '../../test/renderAdmin';

const open = (page: string, routes: Parameters<typeof renderAdmin>[1]) =>
  renderAdmin(`/admin/settings${page}`, {
    'GET /api/admin/session': { body: { ...SIGNED_IN, language: 'pt' } },
    ...routes,
  });

it('the settings are in Portuguese, and what goes to the server is not', async () => {
  const { user, server } = open('', {
    'GET /api/villa-settings': { body: buildSettings() },
    'PUT /api/villa-settings': { body: buildSettings() },
  });
  const [place] = await screen.findAllByLabelText('Posição');
  expect(screen.getByLabelText('Estadia mínima (noites)')).toBeVisible();
  if (place) await user.selectOptions(place, 'Em cima, à direita');
  await user.click(screen.getByRole('button', { name: 'Guardar definições' }));
  expect(await screen.findByText('Definições atualizadas')).toBeVisible();
  const [call] = server.callsOf('PUT /api/villa-settings');
  expect(call?.body).toMatchObject({ heroImagePosition: 'right top', basePrice: '450.00' });
});

it('what the law asks for is said in Portuguese', async () => {
  open('/legal', {
    'GET /api/admin/legal': {
      body: { ...NO_LEGAL_DETAILS, cancellation: [], maxGuests: 12, updatedAt: null },
    },
  });
  await screen.findByText('Os hóspedes ainda não veem tudo o que a lei exige:');
  expect(
    screen.getByText(/^Número de registo \(AL\)\. Decreto-Lei n\.º 128\/2014, artigo 17\.º/),
  ).toBeVisible();
});

it('what guests do not find yet is one Portuguese sentence', async () => {
  open('/arrival', {
    'GET /api/admin/arrival': {
      body: {
        showDays: 7,
        openDays: 14,
        address: 'Rua da Praia 1',
        mapUrl: null,
        phone: null,
        doorCode: '1234',
        wifiName: null,
        wifiPassword: null,
        texts: {},
        isUnreadable: false,
        updatedAt: null,
      },
    },
  });
  expect(
    await screen.findByText(
      'Os hóspedes ainda não encontram as indicações para chegar, a quem telefonar, o Wi-Fi e as regras da casa.',
    ),
  ).toBeVisible();
});
