import { expect, it } from 'vitest';
import { feedAddress, importedCalendarInputSchema } from './importedCalendar';

const addressOf = (url: string) =>
  importedCalendarInputSchema.safeParse({ name: 'Airbnb', url }).data?.url;

it.each([
  ['https://one.example/a.ics?s=1', 'https://one.example/a.ics?s=1'],
  ['\u200Bhttps://one.exam\u00ADple/a.ics\uFEFF', 'https://one.example/a.ics'],
  ['\u00A0\u2060 https://one.example/a.ics\u200E', 'https://one.example/a.ics'],
  ['one.example/a.ics?s=1', 'https://one.example/a.ics?s=1'],
  ['one.example:8443/a.ics', 'https://one.example:8443/a.ics'],
  ['webcal://one.example/a.ics', 'webcal://one.example/a.ics'],
  ['WebCals://one.example/a.ics', 'WebCals://one.example/a.ics'],
  ['one.ics', undefined],
  ['tom:secret@one.example/a.ics', undefined],
  ['javascript:one.example/a.ics', undefined],
  ['/etc/passwd', undefined],
])('takes %j as %j', (pasted, url) => {
  expect(addressOf(pasted)).toBe(url);
});

it('recognises an address under each of its schemes', () => {
  for (const scheme of ['https', 'webcal', 'WEBCALS']) {
    expect(feedAddress(`${scheme}://one.example/a.ics#top`)).toBe('https://one.example/a.ics');
  }
});
