import { CALL_HEADER } from '@shared/contract/callHeader';
import type { Endpoint } from '@shared/contract/endpoint';
import type { ErrorBody } from '@shared/contract/error';
import { DEFAULT_LANGUAGE, type Language } from '@shared/i18n/languages';
import type * as z from 'zod/mini';
import { newKey } from './idempotencyKey';

/** A call that the server answered with an error. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** @param text the answer's body as it came */
  constructor(
    readonly status: number,
    text: string,
    statusText: string,
    /** How long to wait, when the server says so. */
    readonly retryAfterSeconds: number | null,
    /** The API's own error, where the answer was one. */
    readonly body: ErrorBody | null,
  ) {
    super(`${status}: ${text || statusText}`);
  }
}

/** A call that never reached the server, or whose answer never came back. */
export class NetworkError extends Error {
  override name = 'NetworkError';
  constructor(
    cause: unknown,
    /** Whether it is a change that the server may have made all the same. */
    readonly isOutcomeUnknown: boolean,
  ) {
    super('The server could not be reached', { cause });
  }
}

type BodyInput<Body> = Body extends z.ZodMiniType ? z.input<Body> : undefined;

/** What a call takes; only what its endpoint knows. */
export type CallInput<Params, Query, Body> = {
  params?: Params;
  query?: Query;
  body?: BodyInput<Body>;
  /** In place of a body, where the call takes a form with files. */
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

export type ApiClient = {
  /**
   * Makes a call and parses the answer.
   * @throws ApiError for an error answer, NetworkError when there was none
   */
  call: <
    Params extends z.ZodMiniType,
    Query extends z.ZodMiniType,
    Body extends z.ZodMiniType | null,
    Output extends z.ZodMiniType,
  >(
    endpoint: Endpoint<Params, Query, Body, Output>,
    input?: CallInput<z.input<Params>, z.input<Query>, Body>,
  ) => Promise<z.output<Output>>;
  /** The same, with the answer's headers (`X-Next-Cursor`). */
  callWithHeaders: <
    Params extends z.ZodMiniType,
    Query extends z.ZodMiniType,
    Body extends z.ZodMiniType | null,
    Output extends z.ZodMiniType,
  >(
    endpoint: Endpoint<Params, Query, Body, Output>,
    input?: CallInput<z.input<Params>, z.input<Query>, Body>,
  ) => Promise<{ data: z.output<Output>; headers: Headers }>;
};

/**
 * A client of the API; it knows nothing of the interface.
 * @param options.fetch the browser's unless a test or the desktop app brings its own
 * @param options.language what the server's words for errors are to be in; English unless told
 */
export function createClient(
  options: { fetch?: typeof fetch; language?: () => Language } = {},
): ApiClient {
  const send = options.fetch ?? ((input, init) => fetch(input, init));

  const callWithHeaders: ApiClient['callWithHeaders'] = async (endpoint, input = {}) => {
    // Calls that only read have the signal of whoever waits for them, also where their method is POST.
    const isChange = endpoint.method !== 'GET' && input.signal === undefined;
    const response = await send(urlOf(endpoint.path, input.params, input.query), {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        'Accept-Language': options.language?.() ?? DEFAULT_LANGUAGE,
        // Of a form the browser names the type, with its boundary.
        ...(endpoint.method === 'GET' || input.form ? {} : { 'Content-Type': 'application/json' }),
        ...(isChange && endpoint.access !== 'public' && !input.headers?.['Idempotency-Key']
          ? { [CALL_HEADER]: newKey() }
          : {}),
        ...input.headers,
      },
      ...(input.form
        ? { body: input.form }
        : input.body === undefined
          ? {}
          : { body: JSON.stringify(input.body) }),
      ...(input.signal ? { signal: input.signal } : {}),
    }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new NetworkError(error, isChange);
    });
    const text = await response.text().catch((error: unknown) => {
      throw new NetworkError(error, isChange);
    });
    if (!response.ok) {
      const retryAfter = Number(response.headers.get('Retry-After'));
      const body = await parseErrorBody(text);
      throw new ApiError(response.status, text, response.statusText, retryAfter || null, body);
    }
    return { data: endpoint.output.parse(JSON.parse(text)), headers: response.headers };
  };

  return {
    callWithHeaders,
    call: async (endpoint, input) => (await callWithHeaders(endpoint, input)).data,
  };
}

function urlOf(path: string, params: unknown, query: unknown): string {
  const given = (params ?? {}) as Record<string, unknown>;
  const filled = path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(given[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** The schema is loaded with the first failure: pages that work do without it. */
async function parseErrorBody(text: string): Promise<ErrorBody | null> {
  const { errorSchema } = await import('@shared/contract/error');
  try {
    const parsed = errorSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
