import { centsOfNumber, type Cents } from '../prices/money';

/** What tells a line of an offer from the others, and finds it again in the list price. */
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

/** An offer's total: the sum of its lines, to the cent. @param lines amounts as contract numbers */
export function sumOfLines(lines: readonly { total: number }[]): Cents {
  return lines.reduce((sum, { total }) => sum + centsOfNumber(total), 0);
}
