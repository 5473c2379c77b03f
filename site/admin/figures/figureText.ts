import type { FigureCell, FigureColumn } from '@shared/domain/figures/figureTables';
import { type Cents, type Currency } from '@shared/domain/prices/money';
import { currentLocale } from '../i18n/language';
import { centsText } from '../components/formats';

export const NO_VALUE = '–';

export function percentText(share: number | null): string {
  return share === null
    ? NO_VALUE
    : numberText(share, { style: 'percent', maximumFractionDigits: 0 });
}

/** `1,204` or `6.5`. */
export function countText(count: number | null): string {
  return count === null ? NO_VALUE : numberText(count, { maximumFractionDigits: 1 });
}

function numberText(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(currentLocale(), options).format(value);
}

export function roundMoneyText(cents: Cents | null, currency: Currency): string {
  return cents === null ? NO_VALUE : centsText(Math.round(cents / 100) * 100, currency);
}

export function cellText(cell: FigureCell, kind: FigureColumn['kind'], currency: Currency): string {
  if (cell === null) return NO_VALUE;
  if (typeof cell === 'string') return cell;
  switch (kind) {
    case 'money':
      return centsText(cell, currency);
    case 'percent':
      return percentText(cell);
    case 'text':
    case 'count':
      return countText(cell);
  }
}

/** Larger changes are more confusing than helpful. */
const MOST_CHANGE = 2;

/** Change from the previous year: ` (+12%)`; empty where that is not meaningful. */
export function changeText(now: number, before: number): string {
  const change = before > 0 ? now / before - 1 : Number.POSITIVE_INFINITY;
  const percent = Math.round(change * 100);
  if (percent === 0 || Math.abs(change) > MOST_CHANGE) return '';
  return ` (${percent > 0 ? '+' : '−'}${Math.abs(percent)}%)`;
}
