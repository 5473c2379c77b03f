import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { plainLine } from '@shared/domain/plainText';
import type { Language } from '@shared/i18n/languages';
import { AppError, invalidField, unavailable } from '../../errors';
import { ATTACHMENTS_FOLDER } from '../../files/dataFolder';
import { hasRoomForGuests } from '../../files/diskReserve';
import { nullWhenMissing, writeDurably } from '../../files/durableFile';
import type { FormFile } from '../../files/readForm';
import { cleanImage } from '../../integrations/imageHost/inspectImage';
import type { Models } from '../../models/defineModels';

const MAX_NAME = 120;
/** The limit of file systems. */
const MAX_SENT_NAME = 255;
/** Longer than any upload takes, so a file without a row is abandoned. */
const LOOSE_MS = 3_600_000;
const PDF = 'application/pdf';

export type Attachment = { name: string; type: string; data: Buffer; hash: string };
/** A file on disk, without a row yet. */
export type StoredAttachment = Omit<Attachment, 'data'> & { file: string; bytes: number };

const UNKNOWN_FILE = 'Please choose a picture (JPEG, PNG, WebP or AVIF) or a PDF.';

/** Why a file is rejected, with its name, as several may have been sent. */
export class RefusedFile extends AppError {
  override name = 'RefusedFile';
  /** The original name without folders and invisible characters. */
  readonly fileName: string;

  constructor(sentName: string, reason: AppError) {
    const fileName = lastPart(sentName).slice(0, MAX_NAME) || 'file';
    const message = (language: Language) => `“${fileName}”: ${reason.bodyIn(language).message}`;
    const issues = reason.status === 400 ? [{ path: 'file', message }] : undefined;
    super(reason.status, reason.code, message, issues && { issues });
    this.fileName = fileName;
  }
}

/**
 * Checks a file by its content, whatever its name: a picture is decoded and re-encoded, like the gallery's, to drop
 * everything else in it; a PDF is kept unchanged, for downloading only.
 * @throws RefusedFile 400 on `file`
 */
export async function judgeAttachment(
  file: FormFile,
  sender: 'guest' | 'owner',
): Promise<Attachment> {
  try {
    return await judge(file, sender);
  } catch (error) {
    throw error instanceof AppError ? new RefusedFile(file.fileName, error) : error;
  }
}

async function judge({ data, fileName }: FormFile, sender: 'guest' | 'owner'): Promise<Attachment> {
  const hash = createHash('sha256').update(data).digest('hex');
  if (isPdf(data)) return { name: shownName(fileName, 'pdf'), type: PDF, data, hash };
  // Other files must not reach a decoder, whose error would mention only pictures.
  if (!beginsAsPicture(data)) throw invalidField('file', UNKNOWN_FILE);
  const image = await cleanImage(data, sender);
  return {
    name: shownName(fileName, image.extension),
    type: `image/${image.format}`,
    data: image.data,
    hash,
  };
}

/** Whether a file is displayed on the page; others are downloaded. */
export function isPicture({ type }: { type: string }): boolean {
  return type.startsWith('image/');
}

function isPdf(data: Buffer): boolean {
  return (
    /^%PDF-[12]\.\d/.test(data.subarray(0, 8).toString('latin1')) &&
    data.subarray(-1024).includes('%%EOF')
  );
}

function beginsAsPicture(data: Buffer): boolean {
  const at = (from: number, text: string) =>
    data.subarray(from, from + text.length).toString('latin1') === text;
  return (
    data.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    at(0, '\u0089PNG\r\n\u001a\n') ||
    (at(0, 'RIFF') && at(8, 'WEBP')) ||
    at(4, 'ftyp')
  );
}

/** The sender's name without folders, with the extension of the actual type. */
function shownName(fileName: string, extension: string): string {
  const stem = lastPart(fileName)
    .replace(/\.[^.]*$/, '')
    .replaceAll(/["<>:|?*]/g, '')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  return `${
    Array.from(stem, (sign) => sign)
      .slice(0, MAX_NAME)
      .join('') || 'file'
  }.${extension}`;
}

function lastPart(fileName: string): string {
  // Cut first, since the sender controls its length.
  const shown = plainLine(fileName.slice(-MAX_SENT_NAME)).replaceAll(/\p{Cs}/gu, '');
  return shown.split(/[/\\]/).at(-1) ?? '';
}

/** Writes files under random names, all or none. @throws AppError 503 if the disk is full */
export async function storeAttachments(
  dataDir: string,
  attachments: readonly Attachment[],
): Promise<StoredAttachment[]> {
  const stored: StoredAttachment[] = [];
  try {
    for (const { data, ...facts } of attachments) {
      const file = randomBytes(24).toString('base64url');
      await writeDurably(pathOf(dataDir, file), data);
      stored.push({ ...facts, file, bytes: data.length });
    }
    return stored;
  } catch (error) {
    await removeAttachments(
      dataDir,
      stored.map(({ file }) => file),
    );
    throw error instanceof AppError && error.status === 503 ? unavailable(NO_ROOM) : error;
  }
}

/** Reserves disk space for bookings, mails and backups. @throws AppError 503 if too little would be left */
export async function assertRoomForGuests(
  dataDir: string,
  files: readonly FormFile[],
): Promise<void> {
  const folder = path.join(dataDir, ATTACHMENTS_FOLDER);
  // The folder is created with the first file, and may be on another disk.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const bytes = files.reduce((sum, { data }) => sum + data.length, 0);
  if (!(await hasRoomForGuests(folder, bytes))) throw unavailable(NO_ROOM);
}

const NO_ROOM =
  'The server has no room for this file just now, so nothing was sent. Please write without it, or try again later.';

/** Deletes files; missing ones are ignored. */
export async function removeAttachments(dataDir: string, files: readonly string[]): Promise<void> {
  for (const file of files) await rm(pathOf(dataDir, file), { force: true });
}

/** A file's path and size. @returns `null` if it is missing */
export async function findAttachment(
  dataDir: string,
  file: string,
): Promise<{ place: string; bytes: number } | null> {
  const place = pathOf(dataDir, file);
  const entry = await stat(place).catch(nullWhenMissing);
  return entry?.isFile() ? { place, bytes: entry.size } : null;
}

/**
 * Deletes files without a message: of uploads interrupted by a crash, and of erased guests whose files could not be
 * deleted at once.
 * @param minAgeMs younger files may belong to a message that is being stored
 * @returns how many
 */
export async function removeLooseAttachments(
  dataDir: string,
  models: Pick<Models, 'ConversationFile'>,
  now: Date,
  minAgeMs = LOOSE_MS,
): Promise<number> {
  const folder = path.join(dataDir, ATTACHMENTS_FOLDER);
  const names = (await readdir(folder).catch(nullWhenMissing)) ?? [];
  if (names.length === 0) return 0;
  const rows = await models.ConversationFile.findAll({ attributes: ['file'], raw: true });
  const known = new Set(rows.map(({ file }) => file));
  let removed = 0;
  for (const name of names) {
    if (known.has(name)) continue;
    const place = path.join(folder, name);
    const entry = await stat(place).catch(nullWhenMissing);
    if (!entry?.isFile() || now.getTime() - entry.mtimeMs < minAgeMs) continue;
    await rm(place, { force: true });
    removed += 1;
  }
  return removed;
}

/** @param file name from {@link storeAttachments}; prevents path traversal */
function pathOf(dataDir: string, file: string): string {
  return path.join(dataDir, ATTACHMENTS_FOLDER, path.basename(file));
}
