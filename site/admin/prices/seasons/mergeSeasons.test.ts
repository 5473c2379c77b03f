import { presentSeason, type SeasonJson } from '@shared/contract/prices/season';
import { DEFAULT_SEASONS } from '@shared/domain/prices/season';
import { expect, it } from 'vitest';
import { mergeSeasons } from './mergeSeasons';

const [HIGH, PEAK] = DEFAULT_SEASONS.map(presentSeason) as [SeasonJson, SeasonJson];
const season = (name: string, minStay: number | null = null): SeasonJson => ({
  ...HIGH,
  name,
  minStay,
});
const changed = (of: SeasonJson, minStay: number) => ({ ...of, minStay });

it.each([
  [
    'both add one',
    [HIGH, PEAK, season('Mine')],
    [HIGH, PEAK, season('Theirs')],
    ['High season', 'Peak season', 'Theirs', 'Mine'],
  ],
  ['one is removed here', [PEAK], [HIGH, PEAK, season('Theirs')], ['Peak season', 'Theirs']],
  ['one is removed there', [HIGH, PEAK, season('Mine')], [HIGH], ['High season', 'Mine']],
  [
    'one is removed here and changed there',
    [PEAK],
    [changed(HIGH, 4), PEAK],
    ['High season 4', 'Peak season'],
  ],
  [
    'one is changed here and removed there',
    [changed(HIGH, 4), PEAK],
    [PEAK],
    ['Peak season', 'High season 4'],
  ],
  [
    'one is changed there',
    [HIGH, PEAK],
    [changed(HIGH, 4), PEAK],
    ['High season 4', 'Peak season'],
  ],
  [
    'both change one',
    [changed(HIGH, 5), PEAK],
    [changed(HIGH, 4), PEAK],
    ['High season 5', 'Peak season'],
  ],
  [
    'both add one of a name',
    [HIGH, PEAK, season('Easter', 5)],
    [HIGH, PEAK, season('easter', 4)],
    ['High season', 'Peak season', 'Easter 5'],
  ],
])('merges the changes of both windows if %s', (_case, mine, theirs, expected) => {
  const merged = mergeSeasons([HIGH, PEAK], mine, theirs);
  expect(merged.map(({ name, minStay }) => [name, minStay].filter(Boolean).join(' '))).toEqual(
    expected,
  );
});
