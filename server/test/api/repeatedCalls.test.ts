import type { ErrorBody } from '@shared/contract/error';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testApp';

describe('a change that the network sends a second time', () => {
  let app: TestApp;
  let cookie: string;
  beforeEach(async () => {
    app = await startTestApp();
    cookie = await app.signIn();
  });
  afterEach(() => app.close());

  const block = (startDate: string, call: string) =>
    app.send<ErrorBody>('POST', '/api/admin/blocks', {
      cookie,
      headers: { 'X-Villa-Call': call },
      body: { startDate, endDate: '2027-05-20' },
    });

  it('is made once, also while the first is still being carried out', async () => {
    const answers = await Promise.all([block('2027-05-12', 'one'), block('2027-05-12', 'one')]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(refused?.json.code).toBe('repeated');
    expect((await block('2027-05-12', 'one')).json.code).toBe('repeated');
    expect(await app.db.models.Block.count()).toBe(1);
  });

  it('is made if the first was refused or differs', async () => {
    expect((await block('2027-05-21', 'two')).status).toBe(400);
    expect((await block('2027-05-12', 'two')).status).toBe(201);
    expect((await block('2027-05-12', 'three')).json.code).toBe('nights_taken');
  });
});
