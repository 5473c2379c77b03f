import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of one colour, unique by colour. */
export function buildPicture(
  options: { width?: number; height?: number; red?: number; format?: 'jpeg' | 'png' | 'webp' } = {},
): Promise<Buffer> {
  const { width = 640, height = 480, red = 120, format = 'jpeg' } = options;
  const image = sharp({
    create: { width, height, channels: 3, background: { r: red, g: 90, b: 60 } },
  });
  return image.toFormat(format).toBuffer();
}

/** Noise: the most expensive picture to decode and encode. */
export function buildNoise(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/**
 * A valid grey PNG: many pixels in a few kilobytes.
 * @param chunks inserted between its header and its pixels
 * @param lines rows of pixels that it really has; with fewer than `height` it has a valid header but cannot be
 *   decoded
 */
export function buildPngBomb(
  width: number,
  height = width,
  chunks: Buffer[] = [],
  lines = height,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit per pixel, grey; the rest (compression, filter, interlace) is 0.
  header[8] = 1;
  const line = Math.ceil(width / 8) + 1;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', deflateSync(Buffer.alloc(line * lines), { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A compressed PNG text, a thousandth of its unpacked size. */
export function buildPngText(unpackedBytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(unpackedBytes, 'a'), { level: 9 });
  return pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), packed]));
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function crc32(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
