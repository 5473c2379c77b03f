import { createParser } from 'eventsource-parser';

/** One event of a stream of server-sent events. */
export type StreamEvent = { id: string | null; name: string; data: string };

/** More than any event of ours; a stream that sends longer ones is not ours. */
const MAX_EVENT_CHARACTERS = 64 * 1024;

/**
 * Reads a stream of server-sent events to its end (see `events.ts` for what it says). The browser's
 * own reader can neither use another `fetch` nor say where it left off, and Node has none.
 * @param onChunk told of every sign of life, heartbeats included
 * @throws Error when the connection breaks, or an event is longer than any of ours
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
    // Fields that a newer server may send are no failure.
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
    // Nothing where it has ended; otherwise the sender would go on for nobody.
    await reader.cancel().catch(() => undefined);
  }
}
