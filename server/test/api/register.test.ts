import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ErrorBody } from '@shared/contract/error';
import type {
  RegisterJson,
  RegisterSettingsForm,
  RegisterSettingsInput,
} from '@shared/contract/register/register';
import { EMPTY_GUEST, type RegisterGuest } from '@shared/domain/register/registerGuest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unlogged } from '../../db/write';
import { purgeRegisters } from '../../services/register/registerRetention';
import { retryReports } from '../../services/register/retryReports';
import { readContext } from '../../services/serviceContext';
import { insertBooking } from '../factories';
import { SIBA_ANSWERS, startSibaPeer, type SibaPeer } from '../sibaPeer';
import { startTestApp, type TestApp } from '../testApp';

const STAY = { checkinDate: '2027-05-22', checkoutDate: '2027-05-29', guestCount: 2 };
const ARRIVAL = new Date('2027-05-22T17:05:00Z');
const GERMAN: RegisterGuest = {
  isPortuguese: false,
  surname: 'Xylanderß',
  givenNames: 'Qwendolyn',
  nationality: 'DE',
  birthDate: '1987-11-19',
  birthPlace: 'Zwiefalten',
  documentType: 'id_card',
  documentNumber: 'L0QX77ZK9',
  issuingCountry: 'DE',
  residenceCountry: 'CH',
  residencePlace: 'Yverdon-Q',
};
const PORTUGUESE: RegisterGuest = { ...EMPTY_GUEST, isPortuguese: true };

let app: TestApp;
let peer: SibaPeer;
let cookie: string;
let id: number;
beforeEach(async () => {
  app = await startTestApp();
  peer = await startSibaPeer();
  app.setNow(ARRIVAL);
  cookie = await app.signIn();
  id = (await insertBooking(app, { ...STAY, status: 'confirmed' })).id;
});
afterEach(async () => {
  await app.close();
  await peer.close();
});

const call = <Json = RegisterJson>(method: string, address: string, body?: unknown) =>
  app.send<Json & ErrorBody>(method, address, { cookie, ...(body !== undefined && { body }) });
const register = async () => (await call('GET', `/api/admin/bookings/${id}/register`)).json;
const fillIn = (guests: readonly RegisterGuest[] = [GERMAN, PORTUGUESE]) =>
  call('PUT', `/api/admin/bookings/${id}/register/guests`, { guests });
const report = (way: string) => call('POST', `/api/admin/bookings/${id}/register/reports`, { way });

async function saveSettings(changes: Partial<RegisterSettingsInput> = {}) {
  const { json } = await call<RegisterSettingsForm>('GET', '/api/admin/register-settings');
  const { hasKey: _hasKey, testedAt: _testedAt, ...form } = json;
  return call<RegisterSettingsForm>('PUT', '/api/admin/register-settings', {
    ...form,
    isOn: true,
    way: 'service',
    taxNumber: '299999998',
    name: 'Casa do Farol',
    abbreviation: 'FAROL',
    address: 'Rua das Amendoeiras 7',
    town: 'Praia da Luz',
    postcode: '8600',
    postcodeZone: '000',
    phone: '282000000',
    contactName: 'Rita Exemplo',
    contactEmail: 'dona@exemplo.invalid',
    serviceAddress: peer.address,
    testAddress: peer.address,
    key: '123456789012',
    ...changes,
  });
}
const testConnection = () =>
  call<{ isAnswered: boolean; text: string; settings: RegisterSettingsForm }>(
    'POST',
    '/api/admin/register-settings/test',
  );
async function ready() {
  await saveSettings();
  await testConnection();
  await fillIn();
}

describe('the register of a stay', () => {
  it('says who is filled in, what is missing and until when the stay is to be reported', async () => {
    expect(await register()).toMatchObject({
      isOn: false,
      state: 'nobody',
      // A Saturday; Thursday is Corpus Christi.
      due: { from: '2027-05-22', by: '2027-05-24', last: '2027-05-26' },
      guests: [{ missing: ['isPortuguese'] }, { missing: ['isPortuguese'] }],
      blocked: 'incomplete',
    });
    const { json } = await fillIn([{ ...GERMAN, residencePlace: null }, PORTUGUESE]);
    expect(json).toMatchObject({
      state: 'some',
      guests: [
        { name: 'Qwendolyn Xylanderß', missing: ['residencePlace'] },
        { isPortuguese: true, name: null, missing: [] },
      ],
    });
    expect((await fillIn()).json).toMatchObject({ state: 'complete', blocked: null });
  });

  it('keeps nothing of Portuguese guests but that they are', async () => {
    await fillIn([{ ...GERMAN, isPortuguese: true }, PORTUGUESE]);
    const { json } = await call('GET', `/api/admin/bookings/${id}/register/guests`);
    expect(json).toEqual({ guests: [PORTUGUESE, PORTUGUESE] });
    expect(await register()).toMatchObject({ state: 'not_needed', due: null });
    expect((await report('hand')).json).toMatchObject({
      code: 'not_reportable',
      message: 'All guests are Portuguese: there is nothing to report.',
    });
  });

  it('takes no guests after its booking was erased', async () => {
    await app.db.write(() =>
      app.db.models.Booking.update({ erasedAt: ARRIVAL }, { where: { id } }),
    );
    expect(await fillIn()).toMatchObject({ status: 409, json: { code: 'erased' } });
    expect(await app.db.models.RegisterGuest.count()).toBe(0);
  });

  it('refuses what SIBA cannot read, by field', async () => {
    const { status, json } = await fillIn([
      { ...GERMAN, surname: 'Иванов', documentNumber: 'A'.repeat(17), nationality: 'PT' },
    ]);
    expect(status).toBe(400);
    expect(json.issues?.map(({ path: field }) => field)).toEqual([
      'guests.0.surname',
      'guests.0.nationality',
      'guests.0.documentNumber',
    ]);
  });

  it('is in no row, file, log entry or list in the clear, and reading it is logged', async () => {
    await ready();
    peer.answer(SIBA_ANSWERS.invalidFile);
    await report('service');
    await call('GET', `/api/admin/bookings/${id}/register/guests`);
    const entries = await app.db.models.AuditEntry.findAll();
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['register_changed', 'stay_reported', 'register_read']),
    );
    const names = await readdir(app.dataDir, { recursive: true, withFileTypes: true });
    const files = await Promise.all(
      names
        .filter((entry) => entry.isFile())
        .map((entry) => readFile(path.join(entry.parentPath, entry.name), 'latin1')),
    );
    const csv = (await call('GET', '/api/bookings/export.csv')).text;
    const all = [await app.dump(), ...files, csv].join('\n').toLowerCase();
    for (const text of [
      'xylander',
      'qwendolyn',
      '1987-11-19',
      'zwiefalten',
      'l0qx77zk9',
      'yverdon',
      '123456789012',
    ]) {
      expect([text, all.includes(text)]).toEqual([text, false]);
    }
    for (const word of ['xylander', 'qwendolyn']) {
      expect((await call('GET', `/api/bookings?search=${word}`)).json).toEqual([]);
    }
  });
});

describe('a stay is reported', () => {
  it('by hand, which only the owner knows, and again after the departure changed', async () => {
    await fillIn();
    expect((await report('hand')).json).toMatchObject({
      state: 'sent',
      due: null,
      reports: [{ way: 'hand', fileNumber: null, sha256: null }],
    });
    await app.db.write(async () => {
      await app.db.models.Booking.update({ checkoutDate: '2027-05-31' }, { where: { id } });
    });
    expect(await register()).toMatchObject({
      state: 'due_again',
      due: { from: '2027-05-22', last: '2027-06-03' },
    });
  });

  it('as a file to upload, which reports nothing until it is marked as uploaded', async () => {
    await saveSettings({ way: 'file' });
    await fillIn();
    const { json } = await report('file');
    expect(json).toMatchObject({
      state: 'complete',
      reports: [{ outcome: 'made', fileNumber: 1 }],
    });
    const file = `/api/admin/register-reports/${json.reports[0]?.id}/file`;
    const dat = await call('GET', `${file}?format=dat`);
    expect(dat.headers.get('Content-Disposition')).toContain('299999998001.DAT');
    expect(dat.text.split('\r\n').slice(1)).toEqual([
      '1|XYLANDERSS|QWENDOLYN|D|ZWIEFALTEN|19871119|L0QX77ZK9|B|D|CHE|YVERDON-Q|20270522|20270529|',
      '9|3|20270522|1|',
      '',
    ]);
    expect((await call('GET', `${file}?format=xml`)).text).toContain('<Nacionalidade>D</');
    const downloads = { action: 'bulletins_downloaded' };
    expect(await app.db.models.AuditEntry.count({ where: downloads })).toBe(2);
    expect((await report('hand')).json.state).toBe('sent');
  });

  it('by the web service, with the answer, number and hash of the file as proof', async () => {
    await ready();
    const { json } = await report('service');
    expect(json).toMatchObject({
      state: 'accepted',
      due: null,
      reports: [{ outcome: 'accepted', fileNumber: 1, code: '0', answer: '0' }],
    });
    expect(json.reports[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
    const sent = peer.files().at(-1);
    expect(sent).toContain('<Apelido>XYLANDERSS</Apelido><Nome>QWENDOLYN</Nome>');
    expect(sent).toContain('<Data_Movimento>2027-05-22T18:05:00</Data_Movimento>');
    expect(sent?.match(/<Boletim_Alojamento>/g)).toHaveLength(1);
  });

  it('to the web service only once while it is accepted and unchanged', async () => {
    await ready();
    await report('service');
    const sent = peer.files().length;
    expect(await report('service')).toMatchObject({ status: 200, json: { state: 'accepted' } });
    await Promise.all([report('service'), report('service')]);
    expect(peer.files()).toHaveLength(sent);
    expect((await register()).reports).toHaveLength(1);
    await fillIn([{ ...GERMAN, birthPlace: 'Ulm' }, PORTUGUESE]);
    expect((await report('service')).json.reports).toHaveLength(2);
  });

  it('in no way unless it is confirmed', async () => {
    await ready();
    await app.db.write(() =>
      app.db.models.Booking.update({ status: 'cancelled' }, { where: { id } }),
    );
    for (const way of ['hand', 'file', 'service']) {
      expect(await report(way)).toMatchObject({
        status: 409,
        json: { message: 'Only a confirmed stay can be reported.' },
      });
    }
    expect((await register()).reports).toEqual([]);
  });

  it('once more with the next number after a refusal was mended', async () => {
    await ready();
    peer.answer(SIBA_ANSWERS.wrongUnit);
    expect((await report('service')).json).toMatchObject({
      state: 'refused',
      reports: [{ code: '60', answer: 'A unidade hoteleira não pôde ser autenticada' }],
    });
    peer.answer(SIBA_ANSWERS.accepted);
    expect((await report('service')).json).toMatchObject({
      state: 'accepted',
      reports: [{ fileNumber: 1 }, { fileNumber: 2 }],
    });
  });

  it('by the server itself as long as the service is down, and not after a refusal', async () => {
    await ready();
    peer.answer(SIBA_ANSWERS.down);
    expect((await report('service')).json).toMatchObject({ state: 'unknown' });
    const later = async (minutes: number) => {
      app.setNow(new Date(app.deps.now().getTime() + minutes * 60_000));
      await retryReports(app.deps, new AbortController().signal);
      return app.db.models.RegisterReport.count();
    };
    expect(await later(4)).toBe(1);
    expect(await later(1)).toBe(2);
    expect(await later(29)).toBe(2);
    peer.answer(SIBA_ANSWERS.wrongUnit);
    expect(await later(1)).toBe(3);
    peer.answer(SIBA_ANSWERS.accepted);
    expect(await later(600)).toBe(3);
  });

  it('not before the arrival, without the letter’s data, or before the service answered a test', async () => {
    await fillIn();
    expect((await report('file')).json.message).toContain('letter');
    await saveSettings();
    expect((await report('service')).json.message).toContain('test the connection');
    peer.answer(SIBA_ANSWERS.page);
    expect((await testConnection()).json).toMatchObject({ isAnswered: false });
    expect((await report('service')).json.message).toContain('test the connection');
    peer.answer(SIBA_ANSWERS.accepted);
    expect((await testConnection()).json).toMatchObject({ isAnswered: true });
    app.setNow(new Date('2027-05-21T12:00:00Z'));
    cookie = await app.signIn();
    expect((await report('service')).json.message).toContain('day of arrival');
    expect(peer.files().every((file) => !file.includes('XYLANDER'))).toBe(true);
  });
});

it('is deleted a year and a day after the departure was reported, and not before', async () => {
  await fillIn();
  await report('hand');
  const left = async (day: string) => {
    app.setNow(new Date(`${day}T12:00:00Z`));
    const context = readContext(app.deps);
    await app.db.write((tx) => unlogged(() => purgeRegisters({ ...context, tx })), context);
    return app.db.models.RegisterGuest.count();
  };
  expect(await left('2028-05-30')).toBe(2);
  expect(await left('2028-05-31')).toBe(0);
});
