/** Signature of a PNG file. */
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length, type and checksum around a chunk's data. */
const FRAME_BYTES = 12;
const HEADER_BYTES = 13;
/** Chunks of the picture itself; texts, thumbnails and others are neither read nor decompressed. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** A colour profile is compressed too; common ones have a few hundred bytes to 3 KB. */
const MAX_PROFILE_BYTES = 16 * 1024;

/** A PNG reduced to its picture, and the size in its header. */
export type PlainPng = { width: number; height: number; data: Buffer };

export function isPng(data: Buffer): boolean {
  return data.subarray(0, SIGNATURE.length).equals(SIGNATURE);
}

/**
 * Reads a PNG's chunks without decompressing any, and drops everything but the picture: fifty compressed texts in two
 * megabytes could take a decoder gigabytes.
 * @returns `null` for a file that is truncated or does not start with a header
 */
export function plainPng(data: Buffer): PlainPng | null {
  const kept: Buffer[] = [SIGNATURE];
  let size: Omit<PlainPng, 'data'> | null = null;
  let hasProfile = false;
  let at = SIGNATURE.length;
  for (;;) {
    if (at + FRAME_BYTES > data.length) return null;
    const length = data.readUInt32BE(at);
    const end = at + FRAME_BYTES + length;
    if (end > data.length) return null;
    const type = data.toString('latin1', at + 4, at + 8);
    const isHeader: boolean = type === 'IHDR';
    // The header comes first, and once.
    if (isHeader === (size !== null) || (isHeader && length !== HEADER_BYTES)) return null;
    if (isHeader) size = { width: data.readUInt32BE(at + 8), height: data.readUInt32BE(at + 12) };
    const isProfile: boolean = type === 'iCCP' && !hasProfile && length <= MAX_PROFILE_BYTES;
    hasProfile ||= isProfile;
    if (KEPT.has(type) || isProfile) kept.push(data.subarray(at, end));
    if (type === 'IEND' && size) return { ...size, data: Buffer.concat(kept) };
    at = end;
  }
}
