/** A picture ready to be sent. */
export type PictureInMemory = { bytes: number; etag: string; source: Buffer };

/** Pictures of files, each as long as its file stays in the state in which it was read. */
export type PictureMemory = {
  /** @param state of the file now; `null` when it is gone */
  get: (file: string, state: string | null) => PictureInMemory | null;
  put: (file: string, state: string, picture: PictureInMemory) => void;
};

/** @param maxBytes of all pictures together; the longest unused make room */
export function createPictureMemory(maxBytes: number): PictureMemory {
  const pictures = new Map<string, { picture: PictureInMemory; state: string }>();
  let bytes = 0;
  const drop = (file: string) => {
    bytes -= pictures.get(file)?.picture.bytes ?? 0;
    pictures.delete(file);
  };
  return {
    get: (file, state) => {
      const known = pictures.get(file);
      if (known?.state !== state) {
        drop(file);
        return null;
      }
      // Put at the end, among those in use.
      pictures.delete(file);
      pictures.set(file, known);
      return known.picture;
    },
    put: (file, state, picture) => {
      drop(file);
      pictures.set(file, { picture, state });
      bytes += picture.bytes;
      for (const longestUnused of pictures.keys()) {
        if (bytes <= maxBytes) break;
        drop(longestUnused);
      }
    },
  };
}
