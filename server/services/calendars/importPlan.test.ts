import { addDays, eachDay } from '@shared/domain/date';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importWindow, planImport, type ImportedEvent, type NightRange } from './importPlan';

const TODAY = '2027-03-10';

/** @param taken nights held by others */
const plan = (
  events: ImportedEvent[],
  {
    taken = [],
    existing = [],
    kept = null,
    published = [],
    today = TODAY,
  }: {
    taken?: string[];
    existing?: Parameters<typeof planImport>[1];
    kept?: (NightRange & { uid: string })[] | null;
    published?: NightRange[];
    today?: string;
  } = {},
) =>
  planImport(events, existing, {
    calendarName: 'Airbnb',
    holderOf: (night) => (taken.includes(night) ? { bookingId: 7 } : undefined),
    kept,
    published,
    today,
  });

const event = (start: string, end: string, summary = 'Reserved'): ImportedEvent => ({
  uid: 'a@airbnb.example',
  start,
  end,
  summary,
});

describe('the import of another site’s calendar', () => {
  it('blocks the calendar’s nights under its name', () => {
    expect(
      plan([event('2027-04-01', '2027-04-05'), event('2027-05-01', '2027-05-03', '')]),
    ).toEqual({
      add: [
        { startDate: '2027-04-01', endDate: '2027-04-05', note: 'Airbnb: Reserved' },
        { startDate: '2027-05-01', endDate: '2027-05-03', note: 'Airbnb' },
      ],
      remove: [],
      clashes: [],
    });
  });

  describe('while some entries cannot be read', () => {
    const note = 'Airbnb: Reserved';
    const stay = { startDate: '2027-04-01', endDate: '2027-04-05' };
    const kept = [{ ...stay, uid: 'a@airbnb.example', bookingId: 7 }];

    it('frees nothing, and blocks new nights', () => {
      const existing = [
        { id: 1, ...stay, note },
        { id: 2, startDate: '2027-03-08', endDate: '2027-03-12', note },
      ];
      expect(plan([], { existing, kept: [] })).toEqual({ add: [], remove: [], clashes: [] });
      const events = [event('2027-03-08', '2027-03-13'), event('2027-04-03', '2027-04-07', 'Tom')];
      expect(plan(events, { existing, kept: [] })).toEqual({
        add: [
          { startDate: '2027-03-12', endDate: '2027-03-13', note },
          { startDate: '2027-04-05', endDate: '2027-04-07', note: 'Airbnb: Tom' },
        ],
        remove: [],
        clashes: [],
      });
    });

    it('keeps a previous clash, even if its nights match what the site was sent', () => {
      const taken = ['2027-04-01', '2027-04-02', '2027-04-03', '2027-04-04'];
      const clash = { add: [], remove: [], clashes: kept };
      expect(plan([], { taken, kept, published: [stay] })).toEqual(clash);
      const echo = event('2027-04-01', '2027-04-05', 'Not available');
      expect(plan([echo], { taken, kept, published: [stay] })).toEqual(clash);
    });

    it('keeps a previous clash, and takes its nights when they become free', () => {
      const taken = ['2027-04-01', '2027-04-02', '2027-04-03', '2027-04-04'];
      const clash = { add: [], remove: [], clashes: kept };
      expect(plan([], { taken, kept })).toEqual(clash);
      expect(plan([event('2027-04-01', '2027-04-05')], { taken, kept })).toEqual(clash);
      expect(plan([], { kept })).toEqual({
        add: [{ ...stay, note: 'Airbnb' }],
        remove: [],
        clashes: [],
      });
    });
  });

  it('keeps unchanged blocks, frees removed ones and moves changed ones', () => {
    const block = (id: number, startDate: string, endDate: string) => ({
      id,
      startDate,
      endDate,
      note: 'Airbnb: Reserved',
    });
    const existing = [
      block(1, '2027-04-01', '2027-04-05'),
      block(2, '2027-05-01', '2027-05-03'),
      block(3, '2027-06-01', '2027-06-03'),
    ];
    const events = [event('2027-04-01', '2027-04-05'), event('2027-06-02', '2027-06-04')];
    expect(plan(events, { existing })).toEqual({
      add: [{ startDate: '2027-06-02', endDate: '2027-06-04', note: 'Airbnb: Reserved' }],
      remove: [2, 3],
      clashes: [],
    });
  });

  it('keeps a past block, unless a current stay overlaps it', () => {
    const block = (id: number, startDate: string, endDate: string) => ({
      id,
      startDate,
      endDate,
      note: 'Airbnb: Reserved',
    });
    const existing = [block(1, '2027-03-01', '2027-03-05'), block(2, '2027-03-07', TODAY)];
    expect(plan([event('2027-03-07', '2027-03-12')], { existing })).toEqual({
      add: [{ startDate: '2027-03-07', endDate: '2027-03-12', note: 'Airbnb: Reserved' }],
      remove: [2],
      clashes: [],
    });
    expect(plan([], { existing })).toMatchObject({ remove: [] });
  });

  it('blocks the free nights around taken ones, and reports the clash once', () => {
    const taken = ['2027-04-02', '2027-04-03'];
    const events = [event('2027-04-01', '2027-04-06'), event('2027-04-02', '2027-04-04')];
    expect(plan(events, { taken })).toMatchObject({
      add: [
        { startDate: '2027-04-01', endDate: '2027-04-02' },
        { startDate: '2027-04-04', endDate: '2027-04-06' },
      ],
      clashes: [{ startDate: '2027-04-02', endDate: '2027-04-04' }],
    });
  });

  describe('nights that are taken here as well', () => {
    const HERE = [
      { startDate: '2027-04-01', endDate: '2027-04-03' },
      { startDate: '2027-04-03', endDate: '2027-04-06' },
      { startDate: '2027-04-08', endDate: '2027-04-10' },
    ];
    const taken = HERE.flatMap(({ startDate, endDate }) =>
      eachDay(startDate, addDays(endDate, -1)),
    );
    const clashesOf = (
      start: string,
      end: string,
      summary: string,
      { published = HERE, today = TODAY }: { published?: typeof HERE; today?: string } = {},
    ) => plan([event(start, end, summary)], { taken, published, today })?.clashes.length;

    it.each([
      ['a stay', '2027-04-01', '2027-04-03'],
      ['two in a row', '2027-04-01', '2027-04-06'],
    ])('are no clash if a site may be repeating %s that it received from here', (_, start, end) => {
      expect(clashesOf(start, end, 'CLOSED - Not available')).toBe(0);
      expect(clashesOf(start, end, 'Airbnb (Not available)')).toBe(0);
    });

    it('are no clash if the repeated stay has begun, whatever start the site shows', () => {
      for (const start of ['2027-03-30', '2027-04-01', '2027-04-02']) {
        expect(clashesOf(start, '2027-04-03', 'CLOSED', { today: '2027-04-02' })).toBe(0);
      }
    });

    it.each([
      ['a guest’s stay, by its name', '2027-04-01', '2027-04-03', 'Reserved'],
      ['fewer nights', '2027-04-03', '2027-04-05', 'CLOSED - Not available'],
      ['later nights of it', '2027-04-04', '2027-04-06', 'CLOSED - Not available'],
      ['parts of two', '2027-04-02', '2027-04-05', 'CLOSED - Not available'],
      ['more nights', '2027-04-01', '2027-04-07', 'CLOSED - Not available'],
      ['two with a gap between', '2027-04-01', '2027-04-10', 'CLOSED - Not available'],
    ])('are a clash if the site has %s', (_, start, end, summary) => {
      expect(clashesOf(start, end, summary)).toBeGreaterThan(0);
    });

    it('are a clash if the site received none of them', () => {
      expect(clashesOf('2027-04-01', '2027-04-03', 'CLOSED', { published: [] })).toBe(1);
    });
  });

  it('ignores past nights', () => {
    const taken = ['2027-03-08', '2027-03-09'];
    expect(plan([event('2027-03-08', '2027-03-12')], { taken })).toMatchObject({
      add: [{ startDate: '2027-03-10', endDate: '2027-03-12' }],
      clashes: [],
    });
    expect(plan([event('2027-03-01', TODAY)])).toMatchObject({ add: [] });
  });

  it('assigns a night of two events to the first one', () => {
    expect(
      plan([event('2027-04-03', '2027-04-06', 'B'), event('2027-04-01', '2027-04-04', 'A')]),
    ).toMatchObject({
      add: [
        { startDate: '2027-04-01', endDate: '2027-04-04', note: 'Airbnb: A' },
        { startDate: '2027-04-04', endDate: '2027-04-06', note: 'Airbnb: B' },
      ],
    });
  });

  it('imports no nights later than guests can book, and no block longer than the limit', () => {
    const [first, ...more] = plan([event('2020-01-01', '2199-01-01')])?.add ?? [];
    const { first: begin, last } = importWindow(TODAY);
    expect(first?.startDate).toBe(begin);
    expect(more.at(-1)?.endDate).toBe(addDays(last, 1));
    for (const { startDate, endDate } of [first, ...more].filter((block) => block !== undefined)) {
      expect(eachDay(startDate, endDate).length - 1).toBeLessThanOrEqual(366);
    }
  });

  it('rejects a calendar with more nights than a villa can have', () => {
    const many = Array.from({ length: 100 }, () => event('2020-01-01', '2199-01-01'));
    expect(plan(many)).toBeNull();
  });

  it('blocks each free night of the events once and no other night', () => {
    const day = fc.integer({ min: -20, max: 60 }).map((days) => addDays(TODAY, days));
    const stay = fc
      .tuple(day, fc.integer({ min: 1, max: 12 }), fc.constantFrom('Reserved', 'Closed', ''))
      .map(([start, nights, summary]) => event(start, addDays(start, nights), summary));
    fc.assert(
      fc.property(
        fc.array(stay, { maxLength: 8 }),
        fc.array(day, { maxLength: 20 }),
        (events, taken) => {
          const blocked = plan(events, { taken })?.add.flatMap(({ startDate, endDate }) =>
            eachDay(startDate, addDays(endDate, -1)),
          );
          const wanted = events
            .filter(({ end }) => end > TODAY)
            .flatMap(({ start, end }) => eachDay(start, addDays(end, -1)));
          const expected = new Set(wanted.filter((night) => !taken.includes(night)));
          expect(blocked?.toSorted()).toEqual([...expected].toSorted());
        },
      ),
      { numRuns: 300 },
    );
  });

  it('never assigns a night to two blocks, however the stays change from day to day', () => {
    const stay = fc
      .tuple(fc.integer({ min: -3, max: 6 }), fc.integer({ min: 1, max: 6 }))
      .map(([from, nights]) => ({ from, nights }));
    fc.assert(
      fc.property(fc.array(fc.array(stay, { maxLength: 3 }), { maxLength: 8 }), (readings) => {
        let blocks: (NonNullable<ReturnType<typeof plan>>['add'][number] & { id: number })[] = [];
        let id = 0;
        readings.forEach((stays, dayNumber) => {
          const today = addDays(TODAY, dayNumber);
          const events = stays.map(({ from, nights }) =>
            event(addDays(today, from), addDays(today, from + nights)),
          );
          const { add = [], remove = [] } = plan(events, { existing: blocks, today }) ?? {};
          blocks = blocks.filter((block) => !remove.includes(block.id));
          blocks.push(...add.map((block) => ({ ...block, id: (id += 1) })));
          const nights = blocks.flatMap(({ startDate, endDate }) =>
            eachDay(startDate, addDays(endDate, -1)),
          );
          expect(new Set(nights).size).toBe(nights.length);
        });
      }),
      { numRuns: 300 },
    );
  });
});
