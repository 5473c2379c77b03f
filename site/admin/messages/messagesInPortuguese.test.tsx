import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin, SIGNED_IN } from '../../test/renderAdmin';

it('tells of a message, its moment and its answer in Portuguese', async () => {
  const { user } = renderAdmin('/admin/messages', {
    'GET /api/admin/session': { body: { ...SIGNED_IN, language: 'pt' } },
    'GET /api/contact': {
      body: [
        {
          id: 7,
          firstName: 'Ana',
          lastName: 'Duarte',
          email: 'ana@example.com',
          phone: null,
          language: 'de',
          subject: 'booking',
          message: 'Ist der Pool geheizt?',
          createdAt: '2027-04-12T13:05:00.000Z',
          readAt: null,
          answers: [
            { id: 1, userName: 'maria', text: 'Ja.', createdAt: '2027-04-12T14:05:00.000Z' },
          ],
        },
      ],
    },
  });
  const card = within(await screen.findByRole('article', { name: 'Ana Duarte' }));
  expect(card.getByText('Nova reserva')).toBeVisible();
  expect(card.getByText(/^Resposta de/).textContent).toMatch(
    /^Resposta de maria, 12 abr. 2027, 15:05/,
  );
  await user.click(card.getByRole('button', { name: 'Responder de novo' }));
  expect(card.getByLabelText('Resposta a Ana Duarte')).toBeVisible();
  expect(card.getByText('Segue por e-mail em alemão, com a pergunta por baixo.')).toBeVisible();
});
