export type SeenCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
};
/** Its response. The status is 200 by default; a string is sent unchanged. */
export type FakeAnswer = {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Instead of a body: one that arrives in chunks. */
  stream?: ReadableStream<Uint8Array>;
};
type Route = FakeAnswer | ((call: SeenCall) => FakeAnswer | Promise<FakeAnswer>);

export type FakeServer = {
  fetch: typeof fetch;
  calls: SeenCall[];
  callsOf: (route: string) => SeenCall[];
  /** Replaces responses from now on. */
  set: (routes: Record<string, Route>) => void;
};

/**
 * Replaces `fetch`: answers by `'METHOD /path'`. Unknown requests get the API's 404; a route that throws simulates
 * a lost connection.
 */
export function fakeServer(initial: Record<string, Route>): FakeServer {
  const routes = new Map(Object.entries(initial));
  const calls: SeenCall[] = [];

  const answer: typeof fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://villa.test');
    const call: SeenCall = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    calls.push(call);
    const route = routes.get(nameOf(call)) ?? {
      status: 404,
      body: { code: 'not_found', message: `${nameOf(call)} was not found.` },
    };
    const {
      status = 200,
      body,
      headers,
      stream,
    } = typeof route === 'function' ? await route(call) : route;
    return new Response(stream ?? (typeof body === 'string' ? body : JSON.stringify(body)), {
      status,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  };

  return {
    fetch: answer,
    calls,
    callsOf: (route) => calls.filter((call) => nameOf(call) === route),
    set: (more) => {
      for (const [name, route] of Object.entries(more)) routes.set(name, route);
    },
  };
}

/** A response that arrives when the test says so. */
export function heldAnswer(): {
  route: () => Promise<FakeAnswer>;
  release: (a: FakeAnswer) => void;
} {
  let release: (answer: FakeAnswer) => void = () => undefined;
  const promise = new Promise<FakeAnswer>((resolve) => {
    release = resolve;
  });
  return { route: () => promise, release: (answer) => release(answer) };
}

/** An endless stream of live events, sent in chunks. */
export function liveStream(): { route: FakeAnswer; send: (text: string) => void } {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
  });
  return {
    route: { headers: { 'Content-Type': 'text/event-stream' }, stream },
    send: (text) => controller?.enqueue(new TextEncoder().encode(text)),
  };
}

function nameOf({ method, path }: SeenCall): string {
  return `${method} ${path}`;
}
