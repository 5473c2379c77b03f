import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { renderAdmin, SIGNED_IN } from '../../test/renderAdmin';

it('lists the bookings, and asks before one is cancelled, in Portuguese', async () => {
  const { user } = renderAdmin('/admin?view=all', {
    'GET /api/admin/session': { body: { ...SIGNED_IN, language: 'pt' } },
    'GET /api/bookings': { body: [buildBooking({ status: 'confirmed', guestCount: 4 })] },
  });
  expect(await screen.findByRole('heading', { name: 'Reservas recentes' })).toBeVisible();
  expect(await screen.findByText('confirmada')).toBeVisible();
  expect(screen.getByText('1 reserva')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Cancelada' })).toHaveProperty('value', 'cancelled');
  await user.click(screen.getByRole('button', { name: 'Mais sobre Ana Duarte' }));
  await user.click(screen.getByRole('menuitem', { name: 'Cancelar esta reserva' }));
  const question = await screen.findByRole('dialog', { name: 'Cancelar esta reserva?' });
  expect(question.textContent).toContain('As noites ficam de imediato livres');
  expect(screen.getByRole('button', { name: 'Manter a reserva' })).toBeVisible();
});
