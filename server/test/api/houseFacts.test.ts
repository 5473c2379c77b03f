import type { ErrorBody } from '@shared/contract/error';
import type { HouseFacts, HouseFactsJson, ShownHouse } from '@shared/contract/facts/houseFacts';
import { plainTextOf } from '@shared/domain/content/richText';
import { DEFAULT_HOUSE_FACTS } from '@shared/domain/facts/houseFacts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadPageData } from '../../rendering/pageData';
import { buildOverride, insertBooking } from '../factories';
import { startTestApp, type TestApp } from '../testApp';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
});
afterEach(() => app.close());

const read = async () =>
  (await app.send<HouseFactsJson>('GET', '/api/admin/house-facts', { cookie })).json;
const save = (facts: HouseFacts, updatedAt: string | null = null) =>
  app.send<HouseFactsJson & ErrorBody>('PUT', '/api/admin/house-facts', {
    cookie,
    body: { ...facts, updatedAt },
  });
const house = async (path: string) => {
  const { house: shown } = await loadPageData(path, app.deps);
  // Missing only when the database cannot be read.
  return shown as ShownHouse;
};
const { answers, numbers, rooms, walks } = DEFAULT_HOUSE_FACTS;
const NO_BEDS = { double: 0, single: 0, bunk: 0, sofaBed: 0 };

it('shows what the owner knows, in each language, and nothing that is unknown', async () => {
  expect((await house('/')).facts).toEqual([]);
  const saved = await save({
    answers: { ...answers, poolHeating: 'onRequest', smoking: 'outdoors' },
    numbers: { ...numbers, poolShallowCm: 110, poolDeepCm: 180, cots: 2, highChairs: 0 },
    rooms,
    walks: { ...walks, golf: null },
  });
  expect(saved.status).toBe(200);
  expect((await house('/')).facts).toEqual([
    { icon: 'pool', text: 'Pool heating on request' },
    { icon: 'depth', text: 'Pool 1.1 to 1.8 m deep' },
    { icon: 'cot', text: '2 cots' },
    { icon: 'chair', text: 'No high chair' },
    { icon: 'smoking', text: 'Smoking outdoors only' },
  ]);
  expect((await house('/de')).facts[1]).toEqual({
    icon: 'depth',
    text: 'Pool 1,1 bis 1,8 m tief',
  });
  expect((await house('/pt')).walks.map(({ name, minutes }) => `${name}: ${minutes}`)).toEqual([
    'Praia: 5 min',
    'Marginal: 6 min',
    'Lojas: 7 min',
    'Aldeia: 8 min',
    'Rocha Negra: 20 min',
  ]);
});

it('says who sleeps where, and numbers rooms of the same kind', async () => {
  expect((await house('/')).sleeps).toBe('Sleeps 8');
  const bedroom = { kind: 'bedroom', hasBathroom: false, image: null } as const;
  await save({
    answers,
    numbers,
    walks,
    rooms: [
      { ...bedroom, beds: { ...NO_BEDS, double: 1 }, hasBathroom: true },
      { ...bedroom, beds: { ...NO_BEDS, single: 2, bunk: 1 } },
      { ...bedroom, kind: 'livingRoom', beds: { ...NO_BEDS, sofaBed: 1 } },
    ],
  });
  const { sleeps, rooms: shown } = await house('/');
  expect(sleeps).toBe('Sleeps 8');
  expect(shown.map(({ title, beds }) => [title, ...beds])).toEqual([
    ['Bedroom 1', '1 double bed', 'Private bathroom'],
    ['Bedroom 2', '2 single beds', '1 bunk bed'],
    ['Living room', '1 sofa bed for two'],
  ]);
});

it('refuses a room without beds, a pool that is deepest where it is shallowest, and old forms', async () => {
  const empty = { kind: 'study', beds: NO_BEDS, hasBathroom: false, image: null } as const;
  const refused = await save({
    answers,
    numbers: { ...numbers, poolShallowCm: 200, poolDeepCm: 100 },
    walks,
    rooms: [empty],
  });
  expect(refused.status).toBe(400);
  expect(refused.json.issues?.map(({ path }) => path)).toEqual([
    'numbers.poolDeepCm',
    'rooms.0.beds.double',
  ]);
  const { updatedAt } = (await save({ answers, numbers, rooms, walks })).json;
  await save({ answers: { ...answers, pets: 'yes' }, numbers, rooms, walks }, updatedAt);
  const stale = await save({ answers, numbers, rooms, walks }, updatedAt);
  expect(stale.status).toBe(409);
  expect((await read()).answers.pets).toBe('yes');
});

it('fills the times of the settings into the frequent questions, which the owner can replace', async () => {
  const answer = async (path: string) => plainTextOf((await house(path)).questions[1]?.text ?? '');
  expect(await answer('/')).toMatch(/^Check-in is from 4:00 PM, check-out until 11:00 AM\./);
  expect(await answer('/fr')).toContain('à partir de 16\u00A0h');
  const content = '/api/admin/content/en';
  const changes = {
    'faq.items': [{ id: '2', title: 'When?', text: 'From {checkin}.' }],
  };
  const { json } = await app.send<{ version: number }>('PATCH', `${content}/draft`, {
    cookie,
    body: { version: 0, changes },
  });
  const body = { version: json.version };
  expect((await app.send('POST', `${content}/publish`, { cookie, body })).status).toBe(200);
  expect(await answer('/')).toBe('From 4:00 PM.');
  const translated = (await house('/fr')).questions.find(({ id }) => id === '2');
  expect(translated).toMatchObject({ title: 'When?', text: 'From 4:00 PM.', lang: 'en' });
});

it('names the lowest price of each of twelve months, and none where all nights are taken', async () => {
  const prices = async () => (await loadPageData('/', app.deps)).monthPrices ?? [];
  const body = buildOverride({
    startDate: '2027-05-10',
    endDate: '2027-05-14',
    overridePrice: '300.00',
  });
  await app.send('POST', '/api/admin/price-overrides', { cookie, body });
  await insertBooking(app, {
    checkinDate: '2027-11-01',
    checkoutDate: '2027-12-01',
    status: 'confirmed',
  });
  expect(await prices()).toEqual([
    { month: '2027-03-01', price: '450.00' },
    { month: '2027-04-01', price: '450.00' },
    { month: '2027-05-01', price: '300.00' },
    { month: '2027-06-01', price: '550.00' },
    { month: '2027-07-01', price: '650.00' },
    { month: '2027-08-01', price: '650.00' },
    { month: '2027-09-01', price: '550.00' },
    { month: '2027-10-01', price: '450.00' },
    { month: '2027-11-01', price: null },
    { month: '2027-12-01', price: '450.00' },
    { month: '2028-01-01', price: '450.00' },
    { month: '2028-02-01', price: '450.00' },
  ]);
});
