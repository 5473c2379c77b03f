import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive, read on demand. */
export type ZipEntry = {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Pictures and PDFs are not compressed: it takes long and saves nothing. */
  isPacked: boolean;
};

/** Streams a ZIP with at most one chunk of a file in memory. */
export function zipStream(entries: Iterable<ZipEntry>): Readable {
  return Readable.from(zipped(entries), { objectMode: false });
}

async function* zipped(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure = error;
    ready.push(chunk);
  });
  const packed = () => {
    if (failure) throw failure;
    return ready.splice(0);
  };
  for (const { name, content, isPacked } of entries) {
    const entry = isPacked ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(entry);
    for await (const chunk of content) {
      entry.push(chunk);
      yield* packed();
    }
    entry.push(new Uint8Array(), true);
    yield* packed();
  }
  zip.end();
  yield* packed();
}
