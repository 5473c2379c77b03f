import { describe, expect, it } from 'vitest';
import { readEventStream, type StreamEvent } from './eventStream';

function streamOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) {
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      }
      controller.close();
    },
  });
}

async function read(...pieces: (string | Uint8Array)[]) {
  const events: StreamEvent[] = [];
  let chunks = 0;
  await readEventStream(
    streamOf(...pieces),
    (event) => events.push(event),
    () => (chunks += 1),
  );
  return { events, chunks };
}

const CHANGE = { id: '7', name: 'change', data: '{"type":"mail"}' };

describe('a stream of server-sent events', () => {
  it.each([
    ['LF', 'id: 7\nevent: change\ndata: {"type":"mail"}\n\n'],
    ['CRLF', 'id: 7\r\nevent: change\r\ndata: {"type":"mail"}\r\n\r\n'],
    ['CR', 'id: 7\revent: change\rdata: {"type":"mail"}\r\r\n'],
    ['a byte order mark in front', '\uFEFFid: 7\nevent: change\ndata: {"type":"mail"}\n\n'],
    ['no space after the colon', 'id:7\nevent:change\ndata:{"type":"mail"}\n\n'],
  ])('is read with %s, in one piece and byte by byte', async (_form, text) => {
    expect((await read(text)).events).toEqual([CHANGE]);
    const bytes = [...new TextEncoder().encode(text)].map((byte) => Uint8Array.of(byte));
    expect((await read(...bytes)).events).toEqual([CHANGE]);
  });

  it('joins the lines of the data, and names an event without a name', async () => {
    const { events } = await read('data: Olá\ndata: Praia\n\n');
    expect(events).toEqual([{ id: null, name: 'message', data: 'Olá\nPraia' }]);
  });

  it('treats heartbeats as a sign of life and not as events', async () => {
    expect(await read(': here\n\n', ': here\n\n')).toEqual({ events: [], chunks: 2 });
  });

  it('leaves out an event that the end of the stream cut off', async () => {
    expect((await read('event: change\ndata: {"ty')).events).toEqual([]);
  });

  it('does not gather an event without end', async () => {
    const pieces = Array.from({ length: 40 }, () => `data: ${'x'.repeat(10_000)}\n`);
    await expect(read(...pieces)).rejects.toThrow(/buffer/i);
  });
});
