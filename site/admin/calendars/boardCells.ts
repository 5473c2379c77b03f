import type { OwnerCalendar } from '@shared/contract/calendars/calendar';
import { type PlainDate } from '@shared/domain/date';
import { centsOfNumber, type Currency } from '@shared/domain/prices/money';
import { holdsNight, TONE_TEXTS, type Tone } from './bars';
import type { BoardCell } from './boardContext';
import { dayOfMonth } from './calendarMonth';
import { t } from '../i18n/t';
import { translated } from '../i18n/language';
import { centsText, shortDayText } from '../components/formats';

export function boardCells(
  { days, overrides, seasons }: Pick<OwnerCalendar, 'days' | 'overrides' | 'seasons'>,
  tones: ReadonlyMap<PlainDate, Tone>,
  currency: Currency,
): Map<PlainDate, BoardCell> {
  const names = new Map(overrides.map(({ id, name }) => [id, name]));
  const colours = new Map(seasons.map(({ name, colour }) => [name, colour]));
  return new Map(
    days.map(({ date, price, overrideId, season }) => {
      const tone = tones.get(date);
      const isHeld = holdsNight(tone);
      const money = centsText(centsOfNumber(price), currency);
      const override = isHeld || overrideId === null ? null : (names.get(overrideId) ?? null);
      const texts = [
        // Begins with the visible text, so that speech control finds it.
        isHeld ? String(dayOfMonth(date)) : `${dayOfMonth(date)} ${money}`,
        shortDayText(date, {
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          year: 'numeric',
        }),
        tone ? t(TONE_TEXTS[tone]).toLowerCase() : t('free'),
        ...(override ? [t('price override {override}', { override })] : []),
        ...(season ? [translated(season)] : []),
      ];
      return [
        date,
        {
          name: texts.join(', '),
          price: isHeld ? null : money,
          override,
          season: season === null ? null : (colours.get(season) ?? null),
        },
      ];
    }),
  );
}
