import type { Figures, YearFigures } from '@shared/contract/figures/figures';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin';

const FIGURES = 'GET /api/admin/figures';
const NO_REQUESTS = { received: 0, confirmed: 0, cancelled: 0, open: 0 };

function buildYear(year: number, months: Record<number, object> = {}): YearFigures {
  return {
    year,
    months: Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      nights: new Date(Date.UTC(year, index + 1, 0)).getUTCDate(),
      soldNights: 0,
      blockedNights: 0,
      importedNights: 0,
      accommodation: '0.00',
      fees: '0.00',
      writtenOff: '0.00',
      kept: '0.00',
      requests: NO_REQUESTS,
      ...months[index + 1],
    })),
    leadTime: { average: null, counts: [0, 0, 0, 0, 0] },
    stayLength: { average: null, counts: [0, 0, 0, 0, 0] },
    sources: [],
    countries: [],
  };
}

function buildFigures(year: number): Figures {
  return {
    currency: 'EUR',
    usesTodaysRates: false,
    years: [2027, 2026],
    current: {
      ...buildYear(year, {
        7: { soldNights: 10, blockedNights: 11, accommodation: '6500.00', fees: '150.50' },
      }),
      leadTime: { average: 64.25, counts: [0, 0, 1, 0, 0] },
      stayLength: { average: 10, counts: [0, 0, 0, 1, 0] },
      countries: [{ country: 'PT', stays: 1, nights: 10, revenue: '6650.50' }],
    },
    previous: buildYear(year - 1, {
      7: { soldNights: 8, accommodation: '4000.00', fees: '100.00' },
    }),
    takenNights: [
      { night: `${year}-07-01`, kind: 'sold', accommodation: '650.00' },
      { night: `${year}-07-11`, kind: 'blocked' },
    ],
  };
}

const answer = { [FIGURES]: { body: buildFigures(2027) } };

it('shows the year in figures, beside the year before', async () => {
  renderAdmin('/admin/figures?year=2027', answer);
  const figureOf = async (title: string) =>
    (await screen.findByText(title, { selector: 'dt' })).parentElement?.textContent;
  expect(await figureOf('Revenue')).toBe('Revenue€6,6512026: €4,100 (+62%)');
  expect(await figureOf('Nights sold')).toBe('Nights sold102026: 8 (+25%)');
  // 10 of 365 − 11 nights.
  expect(await figureOf('Occupancy')).toBe('Occupancy3%2026: 2%');
  expect(await figureOf('Average nightly rate')).toBe('Average nightly rate€6502026: €500');
  expect(await figureOf('Booked ahead')).toBe('Booked ahead64 days2026: –');
});

it('names what was kept in the revenue', async () => {
  const figures = buildFigures(2027);
  const current = buildYear(2027, { 8: { kept: '450.00' } });
  renderAdmin('/admin/figures?year=2027', { [FIGURES]: { body: { ...figures, current } } });
  const title = await screen.findByText('Revenue', { selector: 'dt' });
  expect(title.parentElement?.textContent).toBe('Revenue€4502026: €4,100 (−89%) · €450 of it kept');
});

it('offers the data of a chart as a table and as a file', async () => {
  const { user } = renderAdmin('/admin/figures?year=2027', answer);
  const section = within(await screen.findByRole('region', { name: 'Revenue by month' }));
  expect(section.getByRole('img', { name: 'Revenue by month, 2027 and 2026' })).toBeVisible();
  expect(section.queryByRole('table')).toBeNull();
  await user.click(section.getByText('Revenue by month as a table'));
  const table = within(await section.findByRole('table'));
  const july = table.getByRole('row', { name: /^July/ });
  expect(
    within(july)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['€6,500', '€4,000', '€150.50', '€100', '€0', '€0', '€0', '€0', '€6,650.50', '€4,100']);
  expect(section.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
    '/api/admin/figures/table.csv?year=2027&table=revenue',
  );
});

it('draws each night of the year, and names its state in a table', async () => {
  renderAdmin('/admin/figures?year=2027', answer);
  const table = within(await screen.findByRole('table', { name: /^Nights of 2027/ }));
  const july = within(table.getByRole('row', { name: /^Jul/ })).getAllByRole('cell');
  expect([0, 1, 10].map((day) => july[day]?.textContent)).toEqual([
    'Sold, €650',
    'Free',
    'Kept by you',
  ]);
  expect(within(table.getByRole('row', { name: /^Feb/ })).getAllByText('Free')).toHaveLength(28);
});

it('keeps the year in the address, and asks for another one', async () => {
  const { user, server } = renderAdmin('/admin/figures?year=2027', {
    [FIGURES]: ({ query }) => ({ body: buildFigures(Number(query.get('year'))) }),
  });
  await screen.findByText('2026: €4,100 (+62%)');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2026');
  expect(await screen.findByText('2025: €4,100 (+62%)')).toBeVisible();
  expect(server.callsOf(FIGURES).map(({ query }) => query.get('year'))).toEqual(['2027', '2026']);
});

it('compares a year that is not over with the same days of the year before', async () => {
  const sameDays = {
    until: '2027-01-08',
    current: buildYear(2027, { 1: { soldNights: 3, accommodation: '900.00' } }).months.slice(0, 1),
    previous: buildYear(2026, { 1: { soldNights: 2, accommodation: '600.00' } }).months.slice(0, 1),
  };
  renderAdmin('/admin/figures?year=2027', {
    [FIGURES]: { body: { ...buildFigures(2027), sameDays } },
  });
  const title = await screen.findByText('Revenue', { selector: 'dt' });
  expect(title.parentElement?.textContent).toBe('Revenue€6,651to 8 Jan: €900 · 2026: €600 (+50%)');
});

it('offers reports of a year, quarter or month: stays, money received, tourist tax', async () => {
  const { user } = renderAdmin('/admin/figures?year=2027', answer);
  const pdf = await screen.findByRole('link', { name: 'Report as PDF' });
  expect(pdf.getAttribute('href')).toBe(
    '/api/admin/figures/report.pdf?basis=stay&from=2027-01-01&to=2027-12-31',
  );
  const choose = async (period: string, report: string) => {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), period);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Report' }), report);
    return screen.getByRole('link', { name: 'Report as CSV' }).getAttribute('href');
  };
  expect(await choose('Quarter 4 of 2027', 'Money, by the day received')).toBe(
    '/api/admin/figures/report.csv?basis=received&from=2027-10-01&to=2027-12-31',
  );
  expect(await choose('February 2027', 'Tourist tax, by month')).toBe(
    '/api/admin/figures/report.csv?basis=touristTax&from=2027-02-01&to=2027-02-28',
  );
});

it('says to the owner of a new villa what will be here', async () => {
  renderAdmin('/admin/figures?year=2027', {
    [FIGURES]: {
      body: {
        ...buildFigures(2027),
        years: [2027],
        current: buildYear(2027),
        previous: buildYear(2026),
        takenNights: [],
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Nothing to count yet' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
