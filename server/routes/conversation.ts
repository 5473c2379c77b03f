import { createReadStream } from 'node:fs';
import type Router from '@koa/router';
import {
  conversationFormSchema,
  type MessageAuthor,
} from '@shared/contract/conversation/conversation';
import { MAX_ATTACHMENT_BYTES, MAX_FILES_PER_MESSAGE } from '@shared/contract/uploadLimits';
import {
  getConversation,
  listConversations,
  markConversationRead,
  writeToGuest,
} from '@shared/contract/conversation/conversationEndpoints';
import { referenceParams } from '@shared/contract/bookings/reference';
import { idParams } from '@shared/contract/common';
import { sendFilesToGuest } from '@shared/contract/conversation/files';
import { typedText } from '@shared/domain/plainText';
import type { Context } from 'koa';
import type { IncomingMessage } from 'node:http';
import type { Deps } from '../appDependencies';
import {
  invalidField,
  invalidInput,
  notFound,
  tooLarge,
  unavailable,
  translatedMessage,
  verbatim,
  withParams,
  type AppError,
} from '../errors';
import { ByteBudget, type HeldBytes } from '../files/byteBudget';
import { FormError, readForm, type Form } from '../files/readForm';
import { mount } from '../middleware/endpoint';
import { sessionGuard } from '../middleware/sessionGuard';
import { idempotencyKey } from '../middleware/idempotencyKey';
import type { ConversationFile } from '../models/ConversationFile';
import {
  assertRoomForGuests,
  findAttachment,
  isPicture,
  judgeAttachment,
  RefusedFile,
  removeAttachments,
  storeAttachments,
} from '../services/conversation/attachments';
import * as conversation from '../services/conversation/conversation';
import { readContext, type ReadContext, type WriteContext } from '../services/serviceContext';
import { paginatedList } from './paginatedList';
import { findBooking } from '../services/findBooking';

/**
 * Files are read into memory, so guests' uploads are limited in total, per booking, and per address, as one guest may
 * have many bookings. Text and the owner's files are not limited.
 */
const guestBytes = new ByteBudget(128 * 1024 * 1024);
const MOST_OF_A_BOOKING = MAX_FILES_PER_MESSAGE * MAX_ATTACHMENT_BYTES;
const MOST_OF_AN_ADDRESS = 64 * 1024 * 1024;
/** 5,000 characters in UTF-8, and enough more to detect that the limit was exceeded. */
const MAX_FIELD_BYTES = 64_000;

const FILE_PATH = `${sendFilesToGuest.path}/:id`;

/** Whether a path accepts a form where all others accept JSON. */
export function isConversationForm(path: string): boolean {
  return /^\/api\/admin\/bookings\/[\w-]+\/conversation\/files$/.test(path);
}

export function mountConversation(router: Router, deps: Deps): void {
  mount(router, deps, listConversations, async ({ query, ctx, read }) =>
    paginatedList(ctx, await conversation.listConversations(query, read), (row) => row),
  );

  mount(router, deps, getConversation, async ({ params, read }) =>
    conversation.ownerConversation(await findBooking({ reference: params.reference }, read), read),
  );

  mount(router, deps, writeToGuest, async ({ params, body, ctx, read, write }) => {
    const writing = { text: body.text, files: [], key: idempotencyKey(ctx) };
    await write((context) => conversation.ownerWrites(params.reference, writing, context));
    return conversation.ownerConversation(
      await findBooking({ reference: params.reference }, read),
      read,
    );
  });

  mount(router, deps, markConversationRead, async ({ params, body, read, write }) => {
    const booking = await findBooking({ reference: params.reference }, read);
    await write((context) => conversation.markRead(booking, 'owner', body.upTo, context));
    return conversation.ownerConversation(booking, read);
  });

  // Forms and files are not JSON, so they bypass `mount`; the same guards apply.
  router.post(sendFilesToGuest.path, async (ctx) => {
    const { session } = ctx.state;
    const guard = sessionGuard(sendFilesToGuest, session, deps);
    await guard.enter();
    const reference = referenceOf(ctx);
    // Reject unknown bookings before the form is read.
    await findBooking({ reference }, readContext(deps));
    const form = await readConversationForm(ctx.req).catch((error: unknown) => {
      throw error instanceof FormError ? formProblem(error) : error;
    });
    const read: ReadContext = { ...readContext(deps), actorId: session.userId };
    await writeWithFiles('owner', form, deps, read, async (writing, context) => {
      // A form may take minutes to arrive.
      await guard.recheck(context);
      return conversation.ownerWrites(reference, writing, context);
    });
    const booking = await findBooking({ reference }, read);
    ctx.set('Cache-Control', 'no-store');
    ctx.status = 201;
    ctx.type = 'application/json';
    ctx.body = JSON.stringify(await conversation.ownerConversation(booking, read));
  });

  router.get(FILE_PATH, async (ctx) => {
    const read = readContext(deps);
    await sessionGuard(sendFilesToGuest, ctx.state.session, deps).enter();
    const id = idParams.shape.id.safeParse(ctx['params']['id']).data;
    if (id === undefined) throw notFound('This file');
    const booking = await findBooking({ reference: referenceOf(ctx) }, read);
    await answerFile(ctx, await conversation.fileOf(booking.id, id, read), deps);
  });
}

/** @throws AppError 404 for an invalid reference */
function referenceOf(ctx: Context): string {
  const parsed = referenceParams.shape.reference.safeParse(ctx['params']['reference']);
  if (!parsed.success) throw notFound('This booking');
  return parsed.data;
}

/**
 * Reads a guest’s form and passes it to `handle`; its files count against the limit until that ends.
 * @param sender.address key of the limit
 * @throws FormError
 */
export async function withGuestForm<Result>(
  request: IncomingMessage,
  sender: { reference: string; address: string },
  handle: (form: Form) => Promise<Result>,
): Promise<Result> {
  const held = guestBytes.open({
    [`booking ${sender.reference}`]: MOST_OF_A_BOOKING,
    [`address ${sender.address}`]: MOST_OF_AN_ADDRESS,
  });
  try {
    return await handle(await readConversationForm(request, held));
  } finally {
    held.release();
  }
}

/** @throws FormError */
async function readConversationForm(request: IncomingMessage, held?: HeldBytes): Promise<Form> {
  return readForm(request, {
    fileField: 'file',
    maxFiles: MAX_FILES_PER_MESSAGE,
    maxFileBytes: MAX_ATTACHMENT_BYTES,
    maxFieldBytes: MAX_FIELD_BYTES,
    ...(held && { held }),
  });
}

/**
 * Stores a form: first the files on disk, then the message with their rows. Deletes the files if that fails or the form
 * was stored before.
 * @throws AppError 400 for an invalid text or file; 503 if the disk is full
 */
export async function writeWithFiles(
  author: MessageAuthor,
  { fields, files }: Form,
  { db, env, eventHub }: Pick<Deps, 'db' | 'env' | 'eventHub'>,
  read: ReadContext,
  store: (writing: conversation.Writing, context: WriteContext) => Promise<boolean>,
): Promise<void> {
  const parsed = conversationFormSchema.safeParse({
    // Forms send line breaks as two characters, and the limit counts one.
    text: typedText(fields.get('text') ?? ''),
    key: fields.get('key') ?? null,
  });
  if (!parsed.success) {
    throw invalidInput(
      parsed.error.issues.map(({ path, message }) => ({
        path: path.join('.'),
        message: translatedMessage(message),
      })),
    );
  }
  if (author === 'guest' && files.length > 0) await assertRoomForGuests(env.dataDir, files);
  const judged = [];
  for (const file of files) judged.push(await judgeAttachment(file, author));
  const stored = await storeAttachments(env.dataDir, judged);
  let isNew = false;
  try {
    isNew = await db.write((tx) => store({ ...parsed.data, files: stored }, { ...read, tx }), read);
  } finally {
    if (!isNew) {
      await removeAttachments(
        env.dataDir,
        stored.map(({ file }) => file),
      );
    }
    eventHub.wake();
  }
}

/**
 * Sends a file of a conversation: pictures for display, all others for download. Headers prevent browsers from guessing
 * another type or running anything in it.
 * @throws AppError 404 if it is not on disk
 */
export async function answerFile(
  ctx: Context,
  file: ConversationFile,
  { env }: Pick<Deps, 'env'>,
): Promise<void> {
  const found = await findAttachment(env.dataDir, file.file);
  if (!found) throw notFound('This file');
  ctx.attachment(file.name, { type: isPicture(file) ? 'inline' : 'attachment' });
  ctx.set({
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Accept-Ranges': 'none',
  });
  ctx.status = 200;
  ctx.type = file.type;
  ctx.length = found.bytes;
  if (ctx.method !== 'HEAD') ctx.body = createReadStream(found.place, { end: found.bytes - 1 });
  ctx.type = file.type;
  ctx.length = found.bytes;
}

export function formProblem({ fault, fileName }: FormError): AppError {
  switch (fault) {
    case 'notAForm':
      return invalidField('file', verbatim('Please send the files as multipart/form-data.'));
    case 'cutOff':
    case 'tooSlow':
      return invalidField('file', 'The upload was not complete. Please try again.');
    case 'tooMany':
      return invalidField(
        'file',
        withParams('Please send at most {n} files at a time.', { n: MAX_FILES_PER_MESSAGE }),
      );
    case 'busy':
      return unavailable('The server takes no more files just now. Please try again in a minute.');
    case 'longField':
      return invalidField('text', 'This text is too long. Please shorten it.');
    case 'wrongField':
      return invalidField('file', verbatim('The files must be in the field “file”.'));
    case 'tooLarge': {
      const reason = tooLarge(
        withParams('This file is too large: the limit is {n} MB.', {
          n: MAX_ATTACHMENT_BYTES / (1024 * 1024),
        }),
      );
      return fileName ? new RefusedFile(fileName, reason) : reason;
    }
  }
}
