import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin, SIGNED_IN } from '../../test/renderAdmin';

it('what guests do not find yet is one Portuguese sentence', async () => {
  renderAdmin('/admin/settings/arrival', {
    'GET /api/admin/session': { body: { ...SIGNED_IN, language: 'pt' } },
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
