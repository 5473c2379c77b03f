import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createMetrics, type Metrics } from './metrics';
import { startTestApp, type TestApp } from './test/testApp';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(metrics: Metrics): Promise<string> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  closing.push(await metrics.listen({ host: '127.0.0.1', port }));
  return `http://127.0.0.1:${port}/metrics`;
}

async function startApp(metrics: Metrics): Promise<TestApp> {
  const app = await startTestApp({ metrics });
  closing.push(app.close);
  return app;
}

it('counts requests by method, route and status, and names no address', async () => {
  const metrics = createMetrics();
  const url = await serve(metrics);
  const app = await startApp(metrics);
  await app.send('GET', '/healthz');
  await app.send('GET', '/api/admin/bookings/VL-7K3Q9M?token=secret');
  await app.send('GET', '/api/no-such-call/ana@example.pt');
  // A request is counted when its connection has seen the end of the response.
  const read = () => fetch(url).then((response) => response.text());
  await expect.poll(read).toContain('route="none",status="404"');
  const text = await read();
  expect(text).toContain('_count{method="GET",route="/healthz",status="200"} 1');
  expect(text).toContain(
    '_count{method="GET",route="/api/admin/bookings/:reference",status="401"} 1',
  );
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toMatch(/VL-7K3Q9M|secret|ana@example/);
});

it('leaves streams of events out, and counts those that are open', async () => {
  const metrics = createMetrics();
  const url = await serve(metrics);
  const app = await startApp(metrics);
  const headers = { Cookie: await app.signIn() };
  const line = new AbortController();
  const { signal } = line;
  const stream = await fetch(`${app.url}/api/admin/events`, { headers, signal });
  await stream.body?.getReader().read();
  expect(app.deps.eventHub.openCount()).toBe(1);
  line.abort();
  await expect.poll(() => app.deps.eventHub.openCount()).toBe(0);
  // A rejected stream counts like any other request.
  await app.send('GET', '/api/admin/events');
  const read = () => fetch(url).then((response) => response.text());
  const route = 'method="GET",route="/api/admin/events"';
  await expect.poll(read).toContain(`_count{${route},status="401"} 1`);
  expect(await read()).not.toContain(`${route},status="200"`);
});

it('asks added gauges at each scrape, and answers nothing else', async () => {
  const metrics = createMetrics();
  const url = await serve(metrics);
  let value: number | null = null;
  metrics.addGauge('villa_test', 'For this test', async () => value);
  const read = () => fetch(url).then((response) => response.text());
  expect(await read()).toContain('villa_test Nan');
  value = 7;
  expect(await read()).toContain('villa_test 7');
  expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(url, { method: 'POST' })).status).toBe(404);
});
