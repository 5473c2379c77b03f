import { presentSeason } from '@shared/contract/prices/season';
import { DEFAULT_SEASONS } from '@shared/domain/prices/season';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildPriceTerms, buildSettings } from '../../public/test/pageData';
import { renderAdmin, SIGNED_IN } from '../../test/renderAdmin';

it('prices, rules and amounts are in Portuguese for who reads it', async () => {
  const at = '2027-03-01T10:00:00.000Z';
  const terms = buildPriceTerms();
  const { user } = renderAdmin('/admin/pricing', {
    'GET /api/admin/session': { body: { ...SIGNED_IN, language: 'pt' } },
    'GET /api/villa-settings': { body: buildSettings() },
    'GET /api/admin/price-plan': {
      body: { seasons: DEFAULT_SEASONS.map(presentSeason), updatedAt: at },
    },
    'GET /api/price-terms': {
      body: { ...terms, fees: { ...terms.fees, maxPets: 1, petFee: '1250.50' } },
    },
    'GET /api/admin/price-overrides': {
      body: [
        {
          id: 1,
          name: 'Festival',
          description: null,
          startDate: '2020-03-26',
          endDate: '2020-04-04',
          overridePrice: '520.00',
          isActive: true,
          priority: 1,
          minStay: 5,
          arrivalDays: [6],
          departureDays: null,
          createdAt: at,
          updatedAt: at,
        },
      ],
    },
  });
  const text = (name: string) => screen.getByRole('article', { name }).textContent;
  await screen.findByRole('article', { name: 'Festival' });
  expect(text('Festival')).toContain('Terminado');
  expect(text('Festival')).toContain('Mínimo de 5 noites · chegada: sábado');
  expect(text('Festival')).toMatch(/520\s€ por noite/);
  expect(text('Taxas e extras')).toMatch(/Até 1 animal, 1250,50\s€ por estadia/);
  await user.click(screen.getByRole('button', { name: 'Nova época' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova época' }));
  expect(dialog.getByRole('option', { name: /^Preço de época de pico \(650\s€\)$/ })).toBeTruthy();
  expect(dialog.getByLabelText('Primeiro dia: mês')).toHaveProperty('value', '04');
});
