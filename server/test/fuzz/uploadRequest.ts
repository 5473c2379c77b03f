import type { Endpoint } from '@shared/contract/endpoint';
import { uploadAnswerSchema } from '@shared/contract/gallery/image';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { UPLOAD_URL } from '../../integrations/imageHost/embedded';
import { buildPicture } from '../pictures';
import type { FuzzRequest } from './fuzzRequest';

/** The embedded host's upload, which accepts the provider's form and so is not a call of the contract. */
export const UPLOAD: Endpoint = {
  method: 'POST',
  path: UPLOAD_URL,
  access: 'admin',
  permission: 'gallery',
  isFresh: false,
  params: z.strictObject({}),
  query: z.strictObject({}),
  body: null,
  output: uploadAnswerSchema,
  status: 200,
};

const BOUNDARY = 'a-boundary-of-the-fuzzer';

type Damage = (form: Buffer) => Buffer;

/** Upload forms with a real picture whose bytes are changed, removed, inserted or repeated. */
export async function damagedUploads(cookie: string): Promise<fc.Arbitrary<FuzzRequest>> {
  const form = uploadForm(await buildPicture({ width: 64, height: 48 }));
  return fc.array(damages, { maxLength: 4 }).map((list) => ({
    method: UPLOAD.method,
    path: UPLOAD.path,
    headers: { Cookie: cookie, 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: list.reduce((damaged, damage) => damage(damaged), form),
    isInvalid: false,
  }));
}

const damages: fc.Arbitrary<Damage> = fc.oneof(
  fc.tuple(fc.nat(), fc.nat({ max: 255 })).map(
    ([where, byte]): Damage =>
      (form) =>
        splice(form, where, 1, Buffer.from([byte])),
  ),
  fc.tuple(fc.nat(), fc.nat({ max: 400 })).map(
    ([where, length]): Damage =>
      (form) =>
        splice(form, where, length),
  ),
  fc.tuple(fc.nat(), fc.uint8Array({ maxLength: 60 })).map(
    ([where, bytes]): Damage =>
      (form) =>
        splice(form, where, 0, Buffer.from(bytes)),
  ),
  fc
    .tuple(
      fc.nat(),
      fc.constantFrom(`\r\n--${BOUNDARY}`, `\r\n--${BOUNDARY}--\r\n`, '\r\n\r\n', '"'),
    )
    .map(
      ([where, text]): Damage =>
        (form) =>
          splice(form, where, 0, Buffer.from(text)),
    ),
  fc.constant((form: Buffer) => Buffer.concat([form, form])),
);

function splice(form: Buffer, where: number, length: number, put = Buffer.alloc(0)): Buffer {
  const start = form.length === 0 ? 0 : where % form.length;
  return Buffer.concat([form.subarray(0, start), put, form.subarray(start + length)]);
}

function uploadForm(picture: Buffer): Buffer {
  const part = (head: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  return Buffer.concat([
    part('name="upload_preset"', 'villa'),
    part('name="folder"', 'villa-luz'),
    part('name="file"; filename="pool.jpg"', picture),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}
