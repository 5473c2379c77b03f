import { existsSync } from 'node:fs';
import path from 'node:path';
import { passphraseSchema } from '@shared/contract/backups/backupKey';
import { extraText } from '@shared/domain/bookings/extraText';
import { formatCents } from '@shared/domain/prices/money';
import { sqliteFile } from '../../db/sqlite';
import { EnvError, readEnv, type Env } from '../../env';
import { DataError } from '../../files/dataLock';
import { withDataInPlace } from '../../files/exchange';
import { writePrivately } from '../../files/privateFiles';
import { backupsFolder, createBackup, refusePostgres } from './createBackup';
import { noDatabase } from './sqliteCopy';
import { createLog } from '../../log';
import { createSecrets } from '../secrets/secrets';
import { askPassphrase } from './askPassphrase';
import { sealKeys, type KeyEnvelope } from './keyEnvelope';
import type { LostSecret } from './lostSecrets';
import { BackupError } from './manifest';
import { restoreBackup, type Restored } from './restoreBackup';
import { withRoom } from './withRoom';

const WITH_KEY = '--with-key';

/** `npm run backup [-- --with-key]` and `npm run restore FILE`; the first argument is `backup` or `restore`. */
async function main([command, argument]: string[]): Promise<void> {
  writePrivately();
  const env = readEnv(process.env);
  refusePostgres(env);
  if (command === 'restore') await restore(env, argument);
  else await withDataInPlace(env.dataDir, () => backup(env, argument));
}

async function backup(env: Env, option: string | undefined): Promise<void> {
  if (option !== undefined && option !== WITH_KEY) {
    throw new BackupError(`${option} is nothing that a backup can be made with; ${WITH_KEY} is.`);
  }
  const { dataDir } = env;
  const now = new Date();
  const key = option === WITH_KEY ? await sealedKey(env) : null;
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const target = path.join(backupsFolder(dataDir), `by-hand-${stamp}.tar`);
  const { files } = await withRoom(dataDir, () => createBackup(dataDir, target, now, key));
  const bytes = files.reduce((sum, entry) => sum + entry.bytes, 0);
  const pictures = files.length - (key ? 2 : 1);
  say(`Saved the database and ${pictures} picture files (${megabytes(bytes)} MB) in`);
  say(target);
  if (key) {
    say(
      'The key of stored passwords is in it. Keep the passphrase: nobody can open the key without it.',
    );
  }
  say('Copy it to another machine; a backup beside its original is half a backup.');
}

/** The encryption keys, encrypted with a passphrase that is asked for twice at a terminal. */
async function sealedKey({ dataDir, secretsKeys }: Env): Promise<KeyEnvelope> {
  // Before asking for a passphrase that would not be used.
  const database = sqliteFile(dataDir);
  if (!existsSync(database)) throw noDatabase(database);
  const passphrase = await askPassphrase('Passphrase for the key of stored passwords: ');
  const issue = passphraseSchema.safeParse(passphrase).error?.issues[0]?.message;
  if (issue !== undefined) throw new BackupError(`${issue}. Nothing was saved.`);
  if (process.stdin.isTTY && (await askPassphrase('The same again: ')) !== passphrase) {
    throw new BackupError('These are two passphrases. Nothing was saved; please try again.');
  }
  const secrets = createSecrets({ dataDir, secretsKeys }, createLog('silent'));
  return sealKeys(await secrets.exportKeys(), passphrase);
}

async function restore({ dataDir, secretsKeys }: Env, given: string | undefined): Promise<void> {
  if (given === undefined) throw new BackupError('Which backup? npm run restore FILE');
  // npm changes to the project's folder; a path is relative to where it was typed.
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', given);
  const restored = await restoreBackup(file, dataDir, new Date(), secretsKeys, () =>
    askPassphrase(
      'The backup holds the key of stored passwords. Its passphrase (nothing: restore without the key): ',
    ),
  );
  const { manifest, replaced, repeated, users, isKeyRestored, lost } = restored;
  say(`Checked and put back the backup of ${manifest.createdAt} into ${dataDir}.`);
  if (isKeyRestored) say('The key of stored passwords was put back as well.');
  sayRepeated(repeated);
  sayCarried(restored);
  if (replaced) say(`What was there before is in ${replaced}; delete it when all is well.`);
  say(
    'Start the server again. Everybody is signed out; passwords and second factors are those of the day',
  );
  say('of the backup, and so are people and roles: remove again whom you have removed since.');
  say('Invitations have to be made anew. Who may sign in:');
  for (const { username, role } of users) {
    say(`  ${username} (${role === 'admin' ? 'owner' : role})`);
  }
  sayLost(lost);
}

function sayRepeated(repeated: Restored['repeated']): void {
  if (repeated === 'unknown') {
    say('The database that was replaced cannot be read, so nobody knows who was erased since this');
    say('backup was made. Erase again whoever asked for it: Settings, Privacy.');
    return;
  }
  if (!repeated) return;
  const { persons, bookings, messages, unreadable } = repeated;
  say(
    `Erased again whom you had erased since: ${persons} persons (${bookings} bookings, ${messages} messages).`,
  );
  if (unreadable > 0) {
    say(
      `${unreadable} erasures could not be repeated: they were made with a secrets-key that is not here.`,
    );
  }
}

function sayCarried({
  held,
  failed,
  lastReceipt,
  hasOldLinks,
  openOffers,
  lostOffers,
  toldOtherwise,
  lostMessages,
  lostConversations,
  isKnown,
}: Restored): void {
  if (toldOtherwise.length > 0) {
    say(
      'Of these bookings the guest may know something else than what is here now. Put them right again,',
    );
    say('or write to the guest:');
    for (const one of toldOtherwise) say(`  - ${toldOtherwiseText(one)}`);
  }
  say(
    'Prices, bank details and texts are those of the day of the backup: look at Settings, Payments,',
  );
  say('before a guest pays.');
  if (hasOldLinks) {
    say(
      'Links of guests’ pages, of the house’s calendar and of the calendar for other sites are those of',
    );
    say('the day of the backup, also where you have withdrawn one since: renew those again.');
  }
  if (openOffers.length > 0) {
    say(
      'Offers are open again that may have been answered, withdrawn or confirmed since. Withdraw or',
    );
    say(`confirm them in the panels of ${openOffers.join(', ')}.`);
  }
  if (lostOffers.length > 0) {
    say(
      'Offers that were sent since the backup no longer stand, and their guests’ pages say so. Make them again',
    );
    say(`in the panels of ${lostOffers.join(', ')}.`);
  }
  if (lostMessages.length > 0) {
    say(
      'Messages of the contact form have come since the backup and are not here. Answer them from your mails:',
    );
    for (const { name, email, createdAt } of lostMessages) {
      say(`  - ${name}, ${email}, ${dateTimeText(createdAt)}`);
    }
  }
  if (lostConversations.length > 0) {
    say(
      'What was written since the backup is missing in the conversations of these bookings; mails told of it:',
    );
    say(`${lostConversations.join(', ')}.`);
  }
  if (held.length > 0) {
    say(
      'Mails that go by themselves were due since the backup was made and may have gone out. They are held;',
    );
    say(`let go what is still wanted, in the panels of ${held.join(', ')}.`);
  }
  if (failed > 0) {
    say(
      `${failed} mails that waited in the backup may have gone out. They are listed under Settings, Mail.`,
    );
  }
  if (lastReceipt === null) return;
  if (isKnown) {
    say(
      `Receipts go on after number ${lastReceipt}, the last that was given; those between are not here.`,
    );
    return;
  }
  say(
    `The last receipt in the backup is number ${lastReceipt}. Receipts that were given since are not here, and`,
  );
  say('their numbers would be given again: compare with your copies before you give another.');
}

function toldOtherwiseText({
  reference,
  guestName,
  mail,
  told,
  restored,
}: Restored['toldOtherwise'][number]): string {
  const by = mail
    ? `by the mail “${mail.kind}”${mail.sentAt ? ` of ${dateTimeText(mail.sentAt)}` : ''}`
    : 'no mail about it is known';
  const here = restored ? stateText(restored) : 'not at all';
  return `${reference}, ${guestName}: ${stateText(told)}, ${by}. Here: ${here}.`;
}

function dateTimeText(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function stateText({
  status,
  checkinDate,
  checkoutDate,
  guestCount,
  children = 0,
  pets = 0,
  extras = [],
  totalCents,
}: Restored['toldOtherwise'][number]['told']): string {
  return [
    `${status}, ${checkinDate} to ${checkoutDate}, guests: ${guestCount}`,
    ...(children > 0 ? [`children among them: ${children}`] : []),
    ...(pets > 0 ? [`pets: ${pets}`] : []),
    ...extras.map(extraText),
    `amount: ${formatCents(totalCents)}`,
  ].join(', ');
}

function sayLost(lost: readonly LostSecret[]): void {
  if (lost.length === 0) return;
  say('');
  say(
    'These are encrypted with a key that is not here. Before you start the server, copy the file',
  );
  say(
    'secrets-key from the data folder of the old one into this one. Where it is gone, enter them again:',
  );
  for (const { kind, name } of lost) say(`  - ${LOST_TEXTS[kind](name)}`);
}

const LOST_TEXTS: Record<LostSecret['kind'], (name: string) => string> = {
  mailPassword: (host) => `the password of the mail server ${host}: Settings, Mail`,
  feedAddress: (name) => `the address of the calendar “${name}”: Calendar, Other calendars`,
  calendarLink: () =>
    'the calendar link, which other sites go on reading but which cannot be shown: make a new one there',
  houseLink: () =>
    'the link of the house’s calendar, which goes on working but cannot be shown: make a new one under House',
  arrivalSecrets: () =>
    'the door code, Wi-Fi and the like for guests who arrive: Settings, Arrival',
  authenticator: (username) =>
    `the authenticator app of ${username}: sign in with a recovery code or a passkey and set it up again,\n` +
    `    or run npm run admin:reset ${username}`,
  stayName: (reference) =>
    `the name that was kept for the tax office with ${reference}: it is on your own invoice`,
  receiptName: (number) =>
    `the name on receipt ${number} of an erased guest: it is on the copy that you handed out`,
};

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isForReading =
    error instanceof BackupError || error instanceof EnvError || error instanceof DataError;
  process.stderr.write(`${isForReading ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
