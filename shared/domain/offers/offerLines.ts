import { centsOfNumber, type Cents } from '../prices/money';

/** Key of an offer's line, also used to match it with the list price. */
export function offerLineKey({
  kind,
  dates,
  extraId,
  name,
}: {
  kind: string;
  dates?: { start: string } | undefined;
  extraId?: string | undefined;
  name?: string | undefined;
}): string {
  return [kind, dates?.start ?? extraId ?? name ?? ''].join(' ');
}

/** @param lines amounts as contract numbers */
export function sumOfLines(lines: readonly { total: number }[]): Cents {
  return lines.reduce((sum, { total }) => sum + centsOfNumber(total), 0);
}
