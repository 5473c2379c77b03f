import { describe, expect, it } from 'vitest';
import { EMPTY_GUEST, type RegisterGuest } from './registerGuest';
import { registerState, reportDue, type RegisterOfStay, type Report } from './registerState';

const PORTUGUESE: RegisterGuest = { ...EMPTY_GUEST, isPortuguese: true };
const GERMAN: RegisterGuest = {
  isPortuguese: false,
  surname: 'Probe',
  givenNames: 'Jana',
  nationality: 'DE',
  birthDate: '1990-03-01',
  birthPlace: null,
  documentType: 'id_card',
  documentNumber: 'L01X00T47',
  issuingCountry: 'DE',
  residenceCountry: 'DE',
  residencePlace: 'Köln',
};
/** Saturday to Saturday. */
const DATES = { checkinDate: '2026-07-04', checkoutDate: '2026-07-11' };

function stay(changes: Partial<RegisterOfStay>): RegisterOfStay {
  return {
    guests: [GERMAN, PORTUGUESE],
    persons: 2,
    ...DATES,
    version: 'v3',
    reports: [],
    ...changes,
  };
}
function report(outcome: Report['outcome'], changes: Partial<Report> = {}): Report {
  return { outcome, ...DATES, version: 'v3', ...changes };
}

describe('the state of a register', () => {
  it.each<[string, Partial<RegisterOfStay>, string]>([
    ['nobody is entered', { guests: [] }, 'nobody'],
    ['nothing is answered', { guests: [EMPTY_GUEST] }, 'nobody'],
    ['a guest is missing', { persons: 3 }, 'some'],
    ['a field is missing', { guests: [{ ...GERMAN, residencePlace: null }, PORTUGUESE] }, 'some'],
    ['a guest too many is incomplete', { guests: [GERMAN, PORTUGUESE, EMPTY_GUEST] }, 'some'],
    ['all is filled in', {}, 'complete'],
    ['everybody is Portuguese', { guests: [PORTUGUESE, PORTUGUESE] }, 'not_needed'],
    ['the owner reported it', { reports: [report('sent')] }, 'sent'],
    ['the authority took it', { reports: [report('accepted')] }, 'accepted'],
    ['the authority refused it', { reports: [report('refused')] }, 'refused'],
    ['it was mended', { reports: [report('refused'), report('accepted')] }, 'accepted'],
    ['a file was made to upload', { reports: [report('made')] }, 'complete'],
    ['nobody knows', { reports: [report('unknown')] }, 'unknown'],
    [
      'the departure changed',
      { reports: [report('accepted', { checkoutDate: '2026-07-12' })] },
      'due_again',
    ],
    ['a guest changed', { reports: [report('sent', { version: 'v2' })] }, 'due_again'],
  ])('when %s', (_what, changes, state) => {
    expect(registerState(stay(changes))).toBe(state);
  });
});

describe('a stay is due', () => {
  const ARRIVAL = { from: '2026-07-04', by: '2026-07-06', last: '2026-07-08' };

  it('from its arrival, whoever is filled in', () => {
    expect(reportDue(stay({ guests: [] }))).toEqual(ARRIVAL);
    expect(reportDue(stay({ reports: [report('refused')] }))).toEqual(ARRIVAL);
  });

  it('no more once it is reported, or if everybody is Portuguese', () => {
    expect(reportDue(stay({ reports: [report('accepted')] }))).toBeNull();
    expect(reportDue(stay({ reports: [report('sent')] }))).toBeNull();
    expect(reportDue(stay({ guests: [PORTUGUESE, PORTUGUESE] }))).toBeNull();
  });

  it('until three working days after a departure that changed since the report', () => {
    const early = report('accepted', { checkoutDate: '2026-07-10' });
    expect(reportDue(stay({ reports: [early] }))).toEqual({
      from: '2026-07-04',
      by: '2026-07-13',
      last: '2026-07-15',
    });
  });

  it('within the first days again when the arrival or a guest changed', () => {
    expect(
      reportDue(stay({ reports: [report('accepted', { checkinDate: '2026-07-03' })] })),
    ).toEqual(ARRIVAL);
    expect(reportDue(stay({ reports: [report('accepted', { version: 'v1' })] }))).toEqual(ARRIVAL);
  });
});
