import { buffer } from 'node:stream/consumers';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipStream, type ZipEntry } from './zipStream';

const entry = (name: string, chunks: string[], isPacked: boolean): ZipEntry => ({
  name,
  content: chunks.map((chunk) => strToU8(chunk)),
  isPacked,
});

it('makes an archive of packed files and of stored ones, empty ones included', async () => {
  const archive = await buffer(
    zipStream([
      entry('a.json', ['{"a":', '1}'], true),
      entry('files/é.pdf', ['%PDF', '-1.7'], false),
      entry('none.csv', [], true),
    ]),
  );
  const files = Object.entries(unzipSync(archive)).map(([name, data]) => [name, strFromU8(data)]);
  expect(files).toEqual([
    ['a.json', '{"a":1}'],
    ['files/é.pdf', '%PDF-1.7'],
    ['none.csv', ''],
  ]);
});

it('reads a file when its turn comes, and ends with what cannot be read', async () => {
  const read: string[] = [];
  const content = async function* (name: string): AsyncGenerator<Uint8Array> {
    read.push(name);
    yield strToU8(name.repeat(100_000));
    if (name === 'b') throw new Error('gone');
  };
  const stream = zipStream(
    ['a', 'b', 'c'].map((name) => ({ name, content: content(name), isPacked: false })),
  );
  await expect(buffer(stream)).rejects.toThrow('gone');
  expect(read).toEqual(['a', 'b']);
});
