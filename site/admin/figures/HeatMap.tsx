import type { TakenNight } from '@shared/contract/figures/figures';
import { daysInMonth } from '@shared/domain/date';
import { monthName, NIGHT_STATES } from '@shared/domain/figures/figureTables';
import { parseCents, type Currency } from '@shared/domain/prices/money';
import styled, { css } from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { space } from '../../styles/theme';
import { t } from '../i18n/t';
import { fileTexts } from '@shared/i18n/ownerFiles';
import { currentLanguage } from '../i18n/language';
import { centsText, shortDayText } from '../components/formats';

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const LEVELS = 4;

export function HeatMap({
  year,
  takenNights,
  currency,
}: {
  year: number;
  takenNights: readonly TakenNight[];
  currency: Currency;
}) {
  const texts = fileTexts(currentLanguage());
  const taken = new Map(takenNights.map((night) => [night.night, night]));
  const amounts = takenNights.flatMap(({ accommodation }) =>
    accommodation === undefined ? [] : [parseCents(accommodation)],
  );
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  const levelOf = (cents: number) =>
    highest === lowest
      ? LEVELS
      : 1 + Math.min(LEVELS - 1, Math.floor(((cents - lowest) / (highest - lowest)) * LEVELS));

  return (
    <>
      <Grid>
        <caption>
          <VisuallyHidden>{t('Nights of {year}, a row a month', { year })}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('Month')}</VisuallyHidden>
            </th>
            {DAYS.map((day) => (
              <th key={day} scope="col">
                {day === 1 || day % 5 === 0 ? (
                  <DayNumber>{day}</DayNumber>
                ) : (
                  <VisuallyHidden>{day}</VisuallyHidden>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MONTHS.map((month) => (
            <tr key={month}>
              <th scope="row">
                <abbr title={monthName(month, texts)}>
                  {monthName(month, texts, 'short').slice(0, 3)}
                </abbr>
              </th>
              {DAYS.map((day) => {
                const night = dayText(year, month, day);
                if (day > daysInMonth(dayText(year, month, 1))) {
                  return (
                    <td key={day} data-none>
                      <VisuallyHidden>–</VisuallyHidden>
                    </td>
                  );
                }
                const { kind, accommodation } = taken.get(night) ?? {};
                const cents = accommodation === undefined ? null : parseCents(accommodation);
                const said = `${texts.text(NIGHT_STATES[kind ?? 'free'])}${
                  cents === null ? '' : `, ${centsText(cents, currency)}`
                }`;
                return (
                  <td
                    key={day}
                    data-kind={kind}
                    data-level={cents === null ? undefined : levelOf(cents)}
                    title={`${shortDayText(night, { weekday: 'short', day: 'numeric', month: 'short' })}: ${said}`}
                  >
                    <VisuallyHidden>{said}</VisuallyHidden>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
      <Legend aria-hidden>
        <li>
          {[1, 2, 3, 4].map((level) => (
            <i key={level} data-kind="sold" data-level={level} />
          ))}
          <span>
            {amounts.length === 0
              ? t('Sold')
              : t('Sold, {lowest} to {highest} a night', {
                  lowest: rounded(lowest, currency),
                  highest: rounded(highest, currency),
                })}
          </span>
        </li>
        <li>
          <i data-kind="blocked" />
          <span>{texts.text(NIGHT_STATES.blocked)}</span>
        </li>
        <li>
          <i data-kind="imported" />
          <span>{texts.text(NIGHT_STATES.imported)}</span>
        </li>
        <li>
          <i />
          <span>{texts.text('Free')}</span>
        </li>
      </Legend>
    </>
  );
}

function rounded(cents: number, currency: Currency): string {
  return centsText(Math.round(cents / 100) * 100, currency);
}

function dayText(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const mix = (share: number) => `color-mix(in srgb, var(--ocean) ${share}%, var(--surface))`;
const hatch = (colour: string) =>
  `repeating-linear-gradient(135deg, ${colour} 0 2px, transparent 2px 5px)`;

/** Shared by the nights and the legend. */
const nightFills = css`
  [data-level='1'] {
    background: ${mix(35)};
  }
  [data-level='2'] {
    background: ${mix(55)};
  }
  [data-level='3'] {
    background: ${mix(78)};
  }
  [data-level='4'] {
    background: ${({ theme }) => theme.colors.ocean};
  }
  [data-kind='blocked'] {
    background-image: ${({ theme }) => hatch(theme.colors.edge)};
  }
  [data-kind='imported'] {
    background-image: ${({ theme }) => hatch(theme.colors.terracotta)};
  }
`;

const Grid = styled.table`
  width: 100%;
  margin-top: ${space(3)};
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 1px;
  font-size: 0.75rem;
  print-color-adjust: exact;
  th {
    position: relative;
    padding: 0;
    font-weight: 500;
    color: ${({ theme }) => theme.colors.slate};
  }
  thead th:first-child,
  tbody th {
    width: 32px;
    text-align: left;
  }
  abbr {
    text-decoration: none;
  }
  td {
    position: relative;
    height: 16px;
    padding: 0;
    overflow: hidden;
    border-radius: 2px;
    background: ${({ theme }) => theme.colors.sand};
    ${({ theme }) => theme.up.tablet} {
      height: 20px;
    }
  }
  td[data-none] {
    background: none;
  }
  ${nightFills}
`;

/** On a phone two digits are wider than a night. */
const DayNumber = styled.span`
  display: flex;
  justify-content: center;
  width: 100%;
  white-space: nowrap;
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  margin-top: ${space(3)};
  font-size: 0.8125rem;
  color: ${({ theme }) => theme.colors.slate};
  print-color-adjust: exact;
  li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
  i {
    width: 14px;
    height: 14px;
    border-radius: 2px;
    background: ${({ theme }) => theme.colors.sand};
  }
  i:last-of-type {
    margin-right: ${space(1)};
  }
  ${nightFills}
`;
