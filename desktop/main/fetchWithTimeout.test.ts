import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchWithTimeout, timeoutsOf } from './fetchWithTimeout';

const SHORT = { startMs: 200, silenceMs: 200 };

describe('a call with time limits', () => {
  let server: Server | undefined;
  afterEach(() => server?.closeAllConnections());

  const serve = async (listener: RequestListener) => {
    server = createServer(listener);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const call = (url: string, limits = SHORT, signal?: AbortSignal) =>
    fetchWithTimeout(limits, (init) => fetch(url, init), signal ? { signal } : {});

  it('returns a response that arrives in time', async () => {
    const url = await serve((_request, response) => response.writeHead(201).end('all of it'));
    const response = await call(url, timeoutsOf());
    expect([response.status, await response.text()]).toEqual([201, 'all of it']);
  });

  it('aborts a response that never begins', async () => {
    const url = await serve(() => undefined);
    await expect(call(url)).rejects.toThrow(/abort/i);
  });

  it('aborts a response that stalls', async () => {
    const url = await serve((_request, response) => response.write('the beginning'));
    const response = await call(url);
    await expect(response.text()).rejects.toThrow('The server fell silent.');
  });

  it('closes its connection when nobody reads the response', async () => {
    let isOpen = true;
    const url = await serve((_request, response) => {
      response.once('close', () => {
        isOpen = false;
      });
      response.write('the beginning');
    });
    await call(url);
    await expect.poll(() => isOpen).toBe(false);
  });

  it.each([
    ['its reader goes away', async (response: Response) => response.body?.cancel()],
    ['the caller gives it up', async (_response: Response, giveUp: () => void) => giveUp()],
  ])('closes its connection when %s', async (_what, leave) => {
    let isOpen = true;
    const url = await serve((_request, response) => {
      response.once('close', () => {
        isOpen = false;
      });
      response.write('the beginning');
    });
    const caller = new AbortController();
    const response = await call(url, timeoutsOf(), caller.signal);
    await leave(response, () => caller.abort());
    await expect.poll(() => isOpen).toBe(false);
  });
});
