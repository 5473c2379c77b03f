export type Timeouts = {
  /** Until the response begins. */
  startMs: number;
  silenceMs: number;
};

/** The server sends a heartbeat every 20 s on an event stream. */
const SILENCE_MS = 60_000;
const READING_MS = 15_000;
/** The server may contact others before it answers, such as a mail server. */
const WRITING_MS = 60_000;
/** A photo may take long on a slow line, and is answered only once it is complete. */
const UPLOAD_MS = 300_000;
const UPLOAD_BYTES = 100_000;

/** For a file: the server collects all photos before it begins to answer. */
export const DOWNLOAD_TIMEOUTS: Timeouts = { startMs: 600_000, silenceMs: SILENCE_MS };

export function timeoutsOf({ method = 'GET', body }: RequestInit = {}): Timeouts {
  const isUpload = body instanceof ArrayBuffer && body.byteLength > UPLOAD_BYTES;
  const writingMs = isUpload ? UPLOAD_MS : WRITING_MS;
  return {
    startMs: method === 'GET' || method === 'HEAD' ? READING_MS : writingMs,
    silenceMs: SILENCE_MS,
  };
}

/**
 * Makes a request and aborts it when a limit passes or the reader of its body cancels. Otherwise an unread body would
 * occupy its connection forever, and there are only six per server.
 * @param send makes the request
 * @throws whatever `send` throws, also when a limit has passed
 */
export async function fetchWithTimeout(
  limits: Timeouts,
  send: (init: RequestInit) => Promise<Response>,
  init: RequestInit = {},
): Promise<Response> {
  const ending = new AbortController();
  const end = () => ending.abort();
  if (init.signal?.aborted) end();
  init.signal?.addEventListener('abort', end, { once: true });
  const timer = setTimeout(end, limits.startMs);
  const response = await send({ ...init, signal: ending.signal }).finally(() =>
    clearTimeout(timer),
  );
  if (!response.body) return response;
  const { status, statusText, headers } = response;
  const body = endingBody(response.body.getReader(), limits.silenceMs, end);
  return new Response(body, { status, statusText, headers });
}

function endingBody(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  silenceMs: number,
  end: () => void,
): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  const giveUpLater = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      controller.error(new Error('The server fell silent.'));
      end();
    }, silenceMs);
  };
  return new ReadableStream<Uint8Array>({
    start: giveUpLater,
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) {
        clearTimeout(timer);
        controller.close();
      } else {
        giveUpLater(controller);
        controller.enqueue(value);
      }
    },
    cancel: () => {
      clearTimeout(timer);
      end();
      // The cancellation may reject; its error is of no use.
      reader.cancel().catch(() => undefined);
    },
  });
}
