import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { putSettings, settingsIn } from '../../test/storedSettings';
import { startTestApp, TEST_NOW, type TestApp } from '../../test/testApp';
import type { WriteContext } from '../serviceContext';
import { defineSettings } from './defineSettings';

const settings = defineSettings(
  'example',
  { days: z.number(), name: z.nullable(z.string()) },
  { days: 7, name: null },
);
const others = defineSettings('others', { isOn: z.boolean() }, { isOn: false });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const inWrite = <T>(work: (context: WriteContext) => Promise<T>) =>
  app.db.write((tx) =>
    work({ models: app.db.models, now: TEST_NOW, today: '2027-03-10', tx, actorId: null }),
  );
const put = (name: string, value: string) =>
  app.db.write(() =>
    app.db.models.SettingsDocument.upsert({ name, value, sealed: 'kept', updatedAt: TEST_NOW }),
  );

describe('settings', () => {
  it('have their defaults, and no `updatedAt`, until they are saved', async () => {
    expect(await settings.form(app.db)).toEqual({ days: 7, name: null, updatedAt: null });
  });

  it('refuse a second save of the same form, and accept one after it was reloaded', async () => {
    await inWrite((context) => settings.save({ days: 3 }, null, context));
    const stale = inWrite((context) => settings.save({ days: 4 }, null, context));
    await expect(stale).rejects.toMatchObject({ code: 'stale' });
    const { updatedAt, ...value } = await settings.form(app.db);
    expect(value).toEqual({ days: 3, name: null });
    await inWrite((context) => settings.save({ name: 'Ana' }, updatedAt, context));
    expect(await settings.load(app.db)).toEqual({ days: 3, name: 'Ana' });
  });

  it('are read field by field: one that is missing or unreadable has its default', async () => {
    await put('example', '{"days":"many","name":"Ana","later":1}');
    const { value, unreadable } = await settings.find(app.db);
    expect([value, unreadable]).toEqual([{ days: 7, name: 'Ana' }, ['days']]);
    await put('example', '{"days":2}');
    expect((await settings.find(app.db)).unreadable).toEqual([]);
  });

  it('keep what cannot be read, and the encrypted part, when other fields are saved', async () => {
    await put('example', '{"days":"many","name":"Ana","later":1}');
    const { after } = await inWrite((context) =>
      settings.save({ name: 'Rui' }, undefined, context),
    );
    expect(await settingsIn(app.db, 'example')).toEqual({ days: 'many', name: 'Rui', later: 1 });
    expect([after.value, after.sealed]).toEqual([{ days: 7, name: 'Rui' }, 'kept']);
  });

  it.each(['{"broken', '[]', 'null', '7', '"text"'])(
    'have all their defaults where %s is stored, do not touch others, and can be saved',
    async (text) => {
      await app.db.write(() => putSettings(app.db, 'others', { isOn: true }));
      await put('example', text);
      const stored = await settings.find(app.db);
      expect([stored.value, stored.unreadable]).toEqual([
        { days: 7, name: null },
        ['days', 'name'],
      ]);
      expect(await others.load(app.db)).toEqual({ isOn: true });
      await inWrite((context) => settings.store({}, context));
      expect((await settings.find(app.db)).text).toBe(text);
      await inWrite((context) => settings.save({ days: 1 }, undefined, context));
      expect(await settings.load(app.db)).toEqual({ days: 1, name: null });
    },
  );
});
