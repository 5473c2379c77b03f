import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildSettings } from '../../public/test/pageData';
import { fieldsOf, settingsFormSchema } from './settingsFields';

const base = fieldsOf(buildSettings());

it('turns the settings into texts and back', () => {
  expect(base.maxGuests).toBe('12');
  const { id: _id, updatedAt: _updatedAt, ...input } = buildSettings();
  expect(z.parse(settingsFormSchema, base)).toEqual(input);
  const without = fieldsOf(buildSettings({ heroImagePublicId: null }));
  expect(without.heroImagePublicId).toBe('');
  expect(z.parse(settingsFormSchema, without).heroImagePublicId).toBeNull();
});

it.each(['', '  ', '2.5', 'many', '-1'])('does not accept "%s" as a number of guests', (text) => {
  const checked = z.safeParse(settingsFormSchema, { ...base, maxGuests: text });
  expect(checked.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['maxGuests', expect.stringContaining('whole number')],
  ]);
});

it('does not treat an empty notice period as zero', () => {
  expect(z.safeParse(settingsFormSchema, { ...base, minDaysToNextBooking: '' }).success).toBe(
    false,
  );
  expect(z.parse(settingsFormSchema, { ...base, minDaysToNextBooking: '0' })).toMatchObject({
    minDaysToNextBooking: 0,
  });
});
