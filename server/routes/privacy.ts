import type Router from '@koa/router';
import {
  erasePersonData,
  exportPerson,
  findPersonData,
  getPrivacy,
  readReceiptName,
  updateRetention as updateRetentionCall,
} from '@shared/contract/privacy/privacyEndpoints';
import { personOf } from '@shared/domain/privacy/erasure';
import type { Deps } from '../appDependencies';
import { cleanFile } from '../db/cleanFile';
import { sqliteFile } from '../db/sqlite';
import { notFound } from '../errors';
import { mount } from '../middleware/endpoint';
import { redirectToLogin } from '../middleware/redirectToLogin';
import { recordAudit } from '../services/audit/recordAudit';
import { removeAttachments } from '../services/conversation/attachments';
import { keptReceipts, receiptNamePlace } from '../services/payments/erasePayments';
import { erasePerson, receiptPlace, sealNames } from '../services/privacy/erasePerson';
import { personFingerprint, rememberErasure } from '../services/privacy/erasures';
import { personArchive } from '../services/privacy/exportPerson';
import { deleteMailFilesWith } from '../services/privacy/mailFiles';
import { findPerson, presentPerson } from '../services/privacy/personData';
import { loadPrivacy, updateRetention } from '../services/privacy/retention';

/** Place of the encrypted address in an export's key; see `Secrets`. */
const EXPORT_KEY = 'privacy.export';

export function mountPrivacy(router: Router, deps: Deps): void {
  const { db, env, log, secrets } = deps;

  mount(router, deps, getPrivacy, ({ read }) => loadPrivacy(read));

  mount(router, deps, updateRetentionCall, async ({ body, read, write }) => {
    await write((context) => updateRetention(body, context));
    return loadPrivacy(read);
  });

  mount(router, deps, findPersonData, async ({ body, read }) => {
    const person = await findPerson(body.email, read);
    return presentPerson(person, await secrets.seal(EXPORT_KEY, personOf(body.email)), read);
  });

  router.get(exportPerson.path, redirectToLogin);
  mount(router, deps, exportPerson, async ({ params, ctx, read, record }) => {
    const address = await secrets.open(EXPORT_KEY, params.key);
    if (address === null) throw notFound('This file');
    await record('person_exported');
    ctx.type = 'application/zip';
    ctx.attachment(`personal-data-${read.today}.zip`);
    return personArchive(address, { dataDir: env.dataDir, secrets }, read);
  });

  mount(router, deps, erasePersonData, async ({ body, read, write }) => {
    // Before the write, which should not wait for reading the key file.
    const names = await sealNames((await findPerson(body.email, read)).bookings, secrets, read);
    const person = await personFingerprint(body.email, secrets);
    const erased = await write(async (context) => {
      const done = await erasePerson(body.email, names, context);
      await rememberErasure(person, done, context);
      const { bookings, messages, mails } = done;
      recordAudit('person_erased', { after: { bookings, messages, mails } }, context);
      return done;
    });
    await removeAttachments(env.dataDir, erased.attachments);
    const files = await deleteMailFilesWith(env.dataDir, erased.mailKeys);
    // The person is erased by now, even if this fails: there may be no space for a second copy of the database.
    const isOverwritten =
      env.databaseUrl === null &&
      (await cleanFile(sqliteFile(env.dataDir)).catch((error: unknown) => {
        log.warn({ err: error }, 'the database file was not rewritten');
        return false;
      }));
    log.info({ bookings: erased.bookings, messages: erased.messages, isOverwritten }, 'erased');
    const { mailKeys: _mailKeys, attachments: _attachments, ...counts } = erased;
    return { ...counts, mails: Math.max(counts.mails, files), isOverwritten };
  });

  mount(router, deps, readReceiptName, async ({ params: { reference }, write }) =>
    write(async (context) => {
      const booking = await db.models.Booking.findOne({
        where: { reference },
      });
      if (!booking) throw notFound('This booking');
      const kept = [
        ...sealedName(receiptPlace(reference), booking),
        ...(await keptReceipts(booking, context)).flatMap((receipt) =>
          sealedName(receiptNamePlace(receipt), receipt),
        ),
      ];
      const [first] = kept.toSorted((a, b) => b.until.localeCompare(a.until));
      if (!first) throw notFound('This booking');
      recordAudit('receipt_name_read', { subject: reference }, context);
      const names = await Promise.all(kept.map(({ place, sealed }) => secrets.open(place, sealed)));
      const guestName = [...new Set(names.filter((name) => name !== null))].join(', ') || null;
      return { reference, guestName, until: first.until };
    }),
  );
}

function sealedName(
  place: string,
  { retainedName, retainedUntil }: { retainedName: string | null; retainedUntil: string | null },
): { place: string; sealed: string; until: string }[] {
  return retainedName && retainedUntil
    ? [{ place, sealed: retainedName, until: retainedUntil }]
    : [];
}
