import { describe, expect, it } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { barsOf } from './bars';
import { draggedSpan, isMovable, proposalOf, proposalText, type MovableBar } from './proposal';
import { segmentInWeek } from './weekSegments';

const brief = (id: number, guestName: string, checkinDate: string, checkoutDate: string) =>
  buildBooking({ id, guestName, checkinDate, checkoutDate, status: 'confirmed' });
const block = (startDate: string, endDate: string, note: string | null, isImported = false) => ({
  id: Number(startDate.slice(8)),
  startDate,
  endDate,
  note,
  isImported,
  createdAt: '2027-01-01T10:00:00.000Z',
});

describe('a stay that is dragged', () => {
  const span = { from: '2027-04-10', to: '2027-04-13' };

  it.each([
    ['moves as far as the pointer', 'move', '2027-04-11', '2027-04-20', '2027-04-19', '2027-04-22'],
    ['moves over New Year', 'move', '2027-04-10', '2027-12-30', '2027-12-30', '2028-01-02'],
    ['moves onto a leap day', 'move', '2027-04-10', '2028-02-27', '2028-02-27', '2028-03-01'],
    ['begins earlier', 'start', '2027-04-10', '2027-04-08', '2027-04-08', '2027-04-13'],
    ['keeps its last night', 'start', '2027-04-10', '2027-04-20', '2027-04-12', '2027-04-13'],
    ['ends later', 'end', '2027-04-13', '2027-04-15', '2027-04-10', '2027-04-15'],
    ['keeps its first night', 'end', '2027-04-13', '2027-04-01', '2027-04-10', '2027-04-11'],
  ] as const)('%s', (_, grip, pressed, day, from, to) => {
    expect(draggedSpan(span, grip, pressed, day)).toEqual({ from, to });
  });
});

describe('a conflict of a drop', () => {
  const bars = barsOf({
    bookings: [
      brief(1, 'Ana', '2027-04-10', '2027-04-13'),
      brief(2, 'Rui', '2027-04-15', '2027-04-18'),
      { ...brief(3, 'Eva', '2027-04-20', '2027-04-22'), status: 'pending' },
    ],
    more: [{ startDate: '2027-04-20', endDate: '2027-04-24', pending: 1, enquiries: 2 }],
    blocks: [
      block('2027-04-24', '2027-04-26', 'Roof'),
      block('2027-04-28', '2027-04-30', 'Airbnb: Reserved', true),
    ],
  });
  const ana = bars.find(({ key }) => key === 'booking-1') as MovableBar;
  const verdict = (from: string, to: string) => {
    const proposal = proposalOf(ana, 'move', { from, to }, bars);
    return { clashes: proposal.clashes, verdict: proposalText(proposal).verdict };
  };

  it.each([
    ['nothing, its own nights included', '2027-04-11', '2027-04-14', 'These nights are free', []],
    ['nothing on a day of change', '2027-04-13', '2027-04-15', 'These nights are free', []],
    [
      'a stay',
      '2027-04-14',
      '2027-04-17',
      'Clashes with Rui',
      [{ from: '2027-04-15', to: '2027-04-17' }],
    ],
    [
      'a block and a calendar of another site',
      '2027-04-25',
      '2027-04-29',
      'Clashes with the block “Roof”, Airbnb: Reserved',
      [
        { from: '2027-04-25', to: '2027-04-26' },
        { from: '2027-04-28', to: '2027-04-29' },
      ],
    ],
    [
      'requests, which hold nothing',
      '2027-04-21',
      '2027-04-24',
      'No clash; 4 other requests want these nights too',
      [],
    ],
  ])('%s', (_, from, to, text, clashes) => {
    expect(verdict(from, to)).toEqual({ clashes, verdict: text });
  });

  it('includes the owner’s own blocks, while imported ones cannot be moved', () => {
    const [roof, airbnb] = bars.filter(({ kind }) => kind === 'block');
    expect([roof, airbnb].map((bar) => bar && isMovable(bar))).toEqual([true, false]);
    const span = { from: '2027-04-17', to: '2027-04-19' };
    expect(proposalText(proposalOf(roof as MovableBar, 'move', span, bars))).toEqual({
      stay: 'Block: nights 17 to 18 Apr 2027 (2 nights)',
      verdict: 'Clashes with Rui',
    });
  });

  it('names the guest, the dates and the nights', () => {
    const proposal = proposalOf(ana, 'move', { from: '2027-12-30', to: '2028-01-02' }, bars);
    expect(proposalText(proposal).stay).toBe('Ana: 30 Dec 2027 – 2 Jan 2028 · 3 nights');
  });
});

describe('the part of a stay in a week', () => {
  // Sunday 28 March 2027, when the clocks change.
  const week = '2027-03-28';

  it.each([
    ['inside', '2027-03-29', '2027-03-31', 1.5 / 7, 2 / 7, true, true],
    ['from the week before', '2027-03-20', '2027-03-30', 0, 2.5 / 7, false, true],
    ['into the next week', '2027-04-02', '2027-04-09', 5.5 / 7, 1.5 / 7, true, false],
    ['all of it', '2027-03-01', '2027-05-01', 0, 1, false, false],
    ['only the morning of its check-out', '2027-03-20', '2027-03-28', 0, 0.5 / 7, false, true],
  ])('%s', (_, from, to, left, width, beginsHere, endsHere) => {
    const segment = segmentInWeek({ from, to }, week);
    expect(segment?.left).toBeCloseTo(left);
    expect(segment?.width).toBeCloseTo(width);
    expect([segment?.beginsHere, segment?.endsHere]).toEqual([beginsHere, endsHere]);
  });

  it('is null before and after', () => {
    expect(segmentInWeek({ from: '2027-03-20', to: '2027-03-27' }, week)).toBeNull();
    expect(segmentInWeek({ from: '2027-04-04', to: '2027-04-06' }, week)).toBeNull();
  });
});
