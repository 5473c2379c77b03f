import type { PlainDate } from '@shared/domain/date';

export function dayElement(board: HTMLElement | null, day: PlainDate): HTMLElement | null {
  return board?.querySelector<HTMLElement>(`[data-date="${day}"]`) ?? null;
}

/** The day at a position in the window, also below a bar. */
export function dayAt(board: HTMLElement | null, x: number, y: number): PlainDate | null {
  const week = weeksOf(board).find((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top <= y && y < bottom;
  });
  const days = [...(week?.querySelectorAll<HTMLElement>('[data-date]') ?? [])];
  const day = days.find((each) => x < each.getBoundingClientRect().right) ?? days.at(-1);
  return day?.dataset['date'] ?? null;
}

/** -1 above the weeks, 1 below them, 0 otherwise. */
export function sideAt(board: HTMLElement | null, y: number): -1 | 0 | 1 {
  const weeks = weeksOf(board);
  const top = weeks[0]?.getBoundingClientRect().top ?? y;
  const bottom = weeks.at(-1)?.getBoundingClientRect().bottom ?? y;
  if (y < top) return -1;
  return y > bottom ? 1 : 0;
}

function weeksOf(board: HTMLElement | null): Element[] {
  return [...(board?.querySelectorAll('.rbc-month-row') ?? [])];
}
