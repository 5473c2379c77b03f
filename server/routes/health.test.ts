import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/testApp';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('says that the server is well only while its pages can be rendered', async () => {
  expect(await app.send('GET', '/healthz')).toMatchObject({ status: 200, json: { status: 'ok' } });
  const { renderer } = app.deps;
  app.deps.renderer = { ...renderer, isWorking: async () => false };
  expect(await app.send('GET', '/healthz')).toMatchObject({
    status: 503,
    json: { code: 'unavailable' },
  });
  app.deps.renderer = renderer;
  expect((await app.send('GET', '/healthz')).status).toBe(200);
});
