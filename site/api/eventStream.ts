import { createParser } from 'eventsource-parser';

export type StreamEvent = { id: string | null; name: string; data: string };

/** The server never sends events this long. */
const MAX_EVENT_CHARACTERS = 64 * 1024;

/**
 * Reads a stream of server-sent events to its end (format: `events.ts`). The browser's `EventSource` cannot use
 * another `fetch` or expose the last event id, and Node has no `EventSource`.
 * @param onChunk called for every chunk, heartbeats included
 * @throws Error when the connection breaks or an event is too long
 */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
  onChunk: () => void = () => undefined,
): Promise<void> {
  let failure: Error | null = null;
  const parser = createParser({
    maxBufferSize: MAX_EVENT_CHARACTERS,
    onEvent: ({ id = null, event = 'message', data }) => onEvent({ id, name: event, data }),
    // Ignore fields that a newer server may add.
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') failure = error;
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onChunk();
      parser.feed(decoder.decode(value, { stream: true }));
      if (failure) throw failure;
    }
  } finally {
    // Cancel the stream, otherwise the server keeps sending.
    await reader.cancel().catch(() => undefined);
  }
}
