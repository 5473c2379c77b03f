/** One event of a stream of server-sent events. */
export type StreamEvent = { id: string | null; name: string; data: string };

/**
 * Reads a stream of server-sent events to its end (WHATWG HTML, 9.2.6), for lines that end in
 * LF. The browser's own reader can neither use another `fetch` nor say where it left off.
 * @param onChunk told of every sign of life, heartbeats included
 */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
  onChunk: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onChunk();
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) onEvent(event);
    }
  }
}

/** The event of a block of lines, or `null` for a comment. */
function eventOf(block: string): StreamEvent | null {
  let id: string | null = null;
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'id') id = value;
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? null : { id, name, data: data.join('\n') };
}
