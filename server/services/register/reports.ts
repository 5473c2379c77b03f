import { createHash } from 'node:crypto';
import type { RegisterJson, registerReportSchema } from '@shared/contract/register/register';
import { villaDay } from '@shared/domain/date';
import {
  bulletinDat,
  bulletinXml,
  datFileName,
  type BulletinFile,
} from '@shared/domain/register/bulletinFiles';
import { bulletinOf, isWithoutCode, missingFields } from '@shared/domain/register/registerGuest';
import { registerState, reportDue, type ReportWay } from '@shared/domain/register/registerState';
import { VILLA } from '@shared/villa';
import * as z from 'zod/mini';
import type { Deps } from '../../appDependencies';
import { conflict, notFound, type PlainSentence } from '../../errors';
import { sendBulletins, type SibaUnit } from '../../integrations/siba/sendBulletins';
import type { SibaAnswer } from '../../integrations/siba/sibaAnswer';
import type { Booking } from '../../models/Booking';
import type { RegisterReport } from '../../models/RegisterReport';
import { storedJson } from '../../storedJson';
import { findBooking } from '../findBooking';
import type { Secrets } from '../secrets/secrets';
import { readContext, type ReadContext, type WriteContext } from '../serviceContext';
import { loadRegister, type StoredRegister } from './registerGuests';
import {
  fileNumbers,
  openRegisterKey,
  registerSettings,
  testedAt,
  unitOf,
} from './registerSettings';

/** A request to the service takes at most a minute, so a younger one may still be running. */
const RUNNING_MS = 90_000;

/** Place of the encrypted file and answer of a report, see `Secrets`. */
export function registerReportPlace(bookingId: number): string {
  return `register_reports.sealed ${bookingId}`;
}

/** What was reported and what the service said. An older file may lack fields; only its answer is then shown. */
const storedFileSchema = z.object({
  file: z.nullable(z.custom<BulletinFile>((value) => typeof value === 'object')),
  answer: z.nullable(z.string()),
});
type StoredFile = z.infer<typeof storedFileSchema>;

type ReportDeps = Pick<Deps, 'db' | 'secrets' | 'now' | 'eventHub'>;
type Write = <T>(work: (context: WriteContext) => Promise<T>) => Promise<T>;

export async function presentRegister(
  booking: Booking,
  secrets: Pick<Secrets, 'open'>,
  context: ReadContext,
): Promise<RegisterJson> {
  const { isOn, way } = await registerSettings.load(context);
  const register = await loadRegister(booking, secrets, context);
  const reports = [];
  for (const report of register.reports) reports.push(await presentReport(report, secrets));
  return {
    isOn,
    way,
    state: registerState(register),
    due: booking.status === 'confirmed' ? reportDue(register) : null,
    guests: register.guests.map((guest) => ({
      isPortuguese: guest.isPortuguese,
      name: [guest.givenNames, guest.surname].filter(Boolean).join(' ') || null,
      missing: missingFields(guest, register.checkinDate),
      isWithoutCode: isWithoutCode(guest),
    })),
    reports,
    blocked: await blockedBy(register, way, context),
  };
}

/** Why a file cannot be made or sent now. Guests may not be reported before they arrive. */
async function blockedBy(
  register: StoredRegister,
  way: ReportWay,
  context: ReadContext,
): Promise<RegisterJson['blocked']> {
  const { guests, persons, checkinDate } = register;
  const isReady = guests.every((guest) => missingFields(guest, checkinDate).length === 0);
  if (!isReady || guests.length < persons) return 'incomplete';
  if (checkinDate > context.today) return 'too_early';
  if (way === 'hand') return null;
  if (guests.some((guest) => guest.isPortuguese === false && isWithoutCode(guest)))
    return 'no_code';
  const settings = await registerSettings.find(context);
  if (!unitOf(settings.value)) return 'settings';
  if (way === 'file') return null;
  if (settings.sealed === null) return 'settings';
  return (await testedAt(settings.value, context)) === null ? 'untested' : null;
}

const REFUSALS = {
  incomplete: 'Please fill in all guests first.',
  too_early: 'A stay can be reported from the day of arrival on.',
  settings: 'Please enter the data of SIBA’s letter under Settings, Guest register first.',
  untested: 'Please test the connection under Settings, Guest register first.',
  no_code: 'One guest has no country of SIBA’s list. Please enter this stay in SIBA’s portal.',
} as const satisfies Record<NonNullable<RegisterJson['blocked']>, PlainSentence>;

/**
 * Reports a stay: by hand it is only marked as reported, a file is only made, and the service is sent the file. The
 * attempt is stored before the request, so that a crash leaves one with an unknown outcome. What the service has
 * accepted is not sent again until it changes.
 * @throws AppError 409 with the reason if it cannot be reported, or if it is being sent
 */
export async function reportStay(
  booking: Booking,
  way: ReportWay,
  deps: ReportDeps,
  write: Write,
): Promise<void> {
  const { secrets, now } = deps;
  const read = readContext(deps);
  assertConfirmed(booking);
  const register = await loadRegister(booking, secrets, read);
  if (way === 'service' && isAccepted(register)) return;
  const reason = await blockedBy(register, way, read);
  if (reason) throw conflict('not_reportable', REFUSALS[reason]);
  if (register.guests.every(({ isPortuguese }) => isPortuguese === true)) {
    throw conflict('not_reportable', 'All guests are Portuguese: there is nothing to report.');
  }
  if (way === 'hand') {
    await write((context) => createReport(booking, register, { way, outcome: 'sent' }, context));
    return;
  }
  const settings = await registerSettings.load(read);
  const unit = unitOf(settings);
  const key = way === 'service' ? await openRegisterKey(secrets, read) : '';
  if (!unit || key === null) throw conflict('not_reportable', REFUSALS.settings);
  const fileNumber = await write(nextFileNumber);
  const file: BulletinFile = {
    unit,
    bulletins: register.guests.flatMap((guest) => bulletinOf(guest, booking) ?? []),
    fileNumber,
    madeAt: villaTime(now()),
  };
  const xml = bulletinXml(file);
  const made = {
    way,
    fileNumber,
    sha256: sha256Of(way === 'file' ? bulletinDat(file) : xml),
    sealed: await sealFile(booking.id, { file, answer: null }, secrets),
  };
  if (way === 'file') {
    await write((context) =>
      createReport(booking, register, { ...made, outcome: 'made' }, context),
    );
    return;
  }
  const report = await write(async (context) => {
    await assertNotRunning(booking, context);
    const where = { bookingId: booking.id };
    const reports = await context.models.RegisterReport.findAll({ where, order: ['id'] });
    if (isAccepted({ ...register, reports })) return null;
    return createReport(booking, register, { ...made, outcome: 'unknown' }, context);
  });
  if (!report) return;
  const target: SibaUnit = { ...unit, key };
  const answer = await sendBulletins(settings.serviceAddress, target, xml);
  const sealed = await sealFile(booking.id, { file, answer: textOf(answer) }, secrets);
  await write(async ({ models }) => {
    const row = await models.RegisterReport.findByPk(report.id);
    await row?.update({ ...outcomeOf(answer), sealed });
  });
}

/** @throws AppError 404 */
export async function loadFile(
  id: number,
  format: 'dat' | 'xml',
  secrets: Pick<Secrets, 'open'>,
  { models }: ReadContext,
): Promise<{ bookingId: number; name: string; content: string }> {
  const report = await models.RegisterReport.findByPk(id);
  const { file } = (report && (await openFile(report, secrets))) ?? { file: null };
  if (!report || !file) throw notFound('This file');
  const { bookingId } = report;
  const name = datFileName(file);
  return format === 'dat'
    ? { bookingId, name, content: bulletinDat(file) }
    : { bookingId, name: name.replace(/DAT$/, 'xml'), content: bulletinXml(file) };
}

/** Of every attempt, as the service wants it. */
async function nextFileNumber(context: WriteContext): Promise<number> {
  const next = (await fileNumbers.load(context)).last + 1;
  await fileNumbers.store({ last: next }, context);
  return next;
}

async function assertNotRunning({ id }: Booking, { models, now }: WriteContext): Promise<void> {
  const last = await models.RegisterReport.findOne({
    where: { bookingId: id, way: 'service' },
    order: [['id', 'DESC']],
  });
  // With the answer comes a code, also if it decides nothing.
  if (last?.outcome !== 'unknown' || last.code !== null) return;
  const ageMs = now.getTime() - last.createdAt.getTime();
  if (ageMs < RUNNING_MS && ageMs >= 0) {
    throw conflict(
      'not_reportable',
      'This stay was sent a minute ago. Please wait for the answer.',
    );
  }
}

/** Whether the service has accepted the stay as it is. */
function isAccepted(register: StoredRegister): boolean {
  const reports = register.reports.filter(({ way }) => way === 'service');
  return registerState({ ...register, reports }) === 'accepted';
}

function assertConfirmed({ status }: Booking): void {
  if (status !== 'confirmed') {
    throw conflict('not_reportable', 'Only a confirmed stay can be reported.');
  }
}

async function createReport(
  { id: bookingId, checkinDate, checkoutDate }: Booking,
  { version }: StoredRegister,
  made: Pick<RegisterReport, 'way' | 'outcome'> &
    Partial<Pick<RegisterReport, 'fileNumber' | 'sha256' | 'sealed'>>,
  context: WriteContext,
): Promise<RegisterReport> {
  const { models, now } = context;
  // It may have been cancelled since it was read.
  assertConfirmed(await findBooking({ id: bookingId }, context, { lock: true }));
  return models.RegisterReport.create({
    fileNumber: null,
    sha256: null,
    sealed: null,
    ...made,
    bookingId,
    checkinDate,
    checkoutDate,
    version,
    createdAt: now,
  });
}

function outcomeOf(answer: SibaAnswer): Pick<RegisterReport, 'outcome' | 'code'> {
  if (answer.kind === 'undecided') return { outcome: 'unknown', code: answer.problem };
  return { outcome: answer.kind, code: answer.kind === 'refused' ? answer.code : '0' };
}

function textOf(answer: SibaAnswer): string | null {
  return answer.kind === 'accepted' ? '0' : answer.text || null;
}

async function presentReport(
  report: RegisterReport,
  secrets: Pick<Secrets, 'open'>,
): Promise<z.input<typeof registerReportSchema>> {
  const { id, way, outcome, fileNumber, checkinDate, checkoutDate, sha256, code } = report;
  return {
    id,
    way,
    outcome,
    fileNumber,
    checkinDate,
    checkoutDate,
    sha256,
    code,
    answer: (await openFile(report, secrets))?.answer ?? null,
    createdAt: report.createdAt.toISOString(),
  };
}

function sealFile(
  bookingId: number,
  stored: StoredFile,
  secrets: Pick<Secrets, 'seal'>,
): Promise<string> {
  return secrets.seal(registerReportPlace(bookingId), JSON.stringify(stored));
}

async function openFile(
  { bookingId, sealed }: RegisterReport,
  secrets: Pick<Secrets, 'open'>,
): Promise<StoredFile | null> {
  const text = sealed && (await secrets.open(registerReportPlace(bookingId), sealed));
  return text ? storedJson(storedFileSchema, text) : null;
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

const TIME_FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: VILLA.timeZone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Without zone, as the file wants it. */
function villaTime(instant: Date): string {
  return `${villaDay(instant)}T${TIME_FORMAT.format(instant)}`;
}
