import { CALL_HEADER } from '@shared/contract/callHeader';
import type { Endpoint } from '@shared/contract/endpoint';
import type { ErrorBody } from '@shared/contract/error';
import { DEFAULT_LANGUAGE, type Language } from '@shared/i18n/languages';
import type * as z from 'zod/mini';
import { newKey } from './idempotencyKey';

export class ApiError extends Error {
  override name = 'ApiError';
  /** @param text the raw response body */
  constructor(
    readonly status: number,
    text: string,
    statusText: string,
    /** From `Retry-After`. */
    readonly retryAfterSeconds: number | null,
    /** `null` when the response is not the API's own error format. */
    readonly body: ErrorBody | null,
  ) {
    super(`${status}: ${text || statusText}`);
  }
}

/** The request never reached the server, or its response never arrived. */
export class NetworkError extends Error {
  override name = 'NetworkError';
  constructor(
    cause: unknown,
    /** True for a change, which the server may have made nevertheless. */
    readonly isOutcomeUnknown: boolean,
  ) {
    super('The server could not be reached', { cause });
  }
}

type BodyInput<Body> = Body extends z.ZodMiniType ? z.input<Body> : undefined;

export type CallInput<Params, Query, Body> = {
  params?: Params;
  query?: Query;
  body?: BodyInput<Body>;
  /** Replaces `body` in multipart requests. */
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

export type ApiClient = {
  /**
   * Makes a request and parses the response.
   * @throws ApiError for an error response
   * @throws NetworkError when there was no response
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
  /** Same as `call`, with the response headers (`X-Next-Cursor`). */
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
 * Creates the API client, which is independent of React.
 * @param options.fetch replaces the browser's `fetch` in tests and the desktop app
 * @param options.language language of the server's error messages, English by default
 */
export function createClient(
  options: { fetch?: typeof fetch; language?: () => Language } = {},
): ApiClient {
  const send = options.fetch ?? ((input, init) => fetch(input, init));

  const callWithHeaders: ApiClient['callWithHeaders'] = async (endpoint, input = {}) => {
    // Reads pass a signal even when their method is POST.
    const isChange = endpoint.method !== 'GET' && input.signal === undefined;
    const response = await send(urlOf(endpoint.path, input.params, input.query), {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        'Accept-Language': options.language?.() ?? DEFAULT_LANGUAGE,
        // The browser sets a form's type itself, because it chooses the boundary.
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

/** Loads the schema on the first failure only, so that pages that work never download it. */
async function parseErrorBody(text: string): Promise<ErrorBody | null> {
  const { errorSchema } = await import('@shared/contract/error');
  try {
    const parsed = errorSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
