/** How long a call to a server may take. */
export type TimeLimits = {
  /** Until the answer begins. */
  startMs: number;
  /** Between two parts of its body; also when nobody asks for the next. */
  silenceMs: number;
};

/** The server says every 20 s on a stream of events that it is there. */
const SILENCE_MS = 60_000;
const READING_MS = 15_000;
/** The server may ask others before it answers, such as a mail server. */
const WRITING_MS = 60_000;
/** A photograph takes its time over a slow line, and is answered only when all of it is there. */
const UPLOAD_MS = 300_000;
const UPLOAD_BYTES = 100_000;

/** For a file: the server puts all photographs together before it begins to answer. */
export const DOWNLOAD_LIMITS: TimeLimits = { startMs: 600_000, silenceMs: SILENCE_MS };

/** The limits of a call. */
export function limitsOf({ method = 'GET', body }: RequestInit = {}): TimeLimits {
  const isUpload = body instanceof ArrayBuffer && body.byteLength > UPLOAD_BYTES;
  const writingMs = isUpload ? UPLOAD_MS : WRITING_MS;
  return {
    startMs: method === 'GET' || method === 'HEAD' ? READING_MS : writingMs,
    silenceMs: SILENCE_MS,
  };
}

/**
 * Makes a call that ends: after its limits, and when whoever reads the answer's body goes away.
 * A body that nobody reads any more would otherwise hold its connection for ever, and there are
 * six of them for a server.
 * @param send makes the call with what it is given
 * @throws what `send` throws, also when a limit is over
 */
export async function fetchWithin(
  limits: TimeLimits,
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
      // It ends with an error of its own, which nobody waits for.
      reader.cancel().catch(() => undefined);
    },
  });
}
