import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive, read when its turn comes. */
export type ZipEntry = {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Pictures and PDFs are stored as they are: packing them takes long and saves nothing. */
  isPacked: boolean;
};

/** A ZIP, chunk by chunk as it is asked for: no more of it is in memory than a chunk of one file. */
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
