import { describe, expect, it } from 'vitest';
import { BOOKING_VIEWS, filterContradiction, isInView } from './bookingViews';

const TODAY = '2027-03-10';

describe('the views of the list', () => {
  it.each([
    ['2027-03-07', '2027-03-09', 'confirmed', ['past']],
    ['2027-03-07', '2027-03-10', 'confirmed', ['upcoming']],
    ['2027-03-07', '2027-03-10', 'pending', ['upcoming']],
    ['2027-03-07', '2027-03-11', 'enquiry', ['upcoming', 'answer']],
    ['2027-04-07', '2027-04-11', 'pending', ['upcoming', 'answer']],
    ['2027-04-07', '2027-04-11', 'confirmed', ['upcoming']],
    ['2027-04-07', '2027-04-11', 'cancelled', []],
    ['2027-03-01', '2027-03-05', 'pending', ['past']],
    ['2027-03-01', '2027-03-05', 'cancelled', []],
  ] as const)('%s to %s, %s: %j', (checkinDate, checkoutDate, status, views) => {
    const booking = { checkinDate, checkoutDate, status };
    expect(BOOKING_VIEWS.filter((view) => isInView(booking, view, TODAY))).toEqual(views);
  });

  it('needs no answer from the owner while the guest has an open offer', () => {
    const stay = {
      checkinDate: '2027-04-07',
      checkoutDate: '2027-04-11',
      status: 'enquiry',
    } as const;
    const { checkoutDate } = stay;
    const views = (status: 'sent' | 'accepted') =>
      BOOKING_VIEWS.filter((view) =>
        isInView({ ...stay, offer: { status, checkoutDate } }, view, TODAY),
      );
    expect(views('sent')).toEqual(['upcoming']);
    expect(views('accepted')).toEqual(['upcoming', 'answer']);
  });

  it('uses the dates of an open offer when the requested dates are in the past', () => {
    const stay = {
      checkinDate: '2027-03-01',
      checkoutDate: '2027-03-05',
      status: 'enquiry',
    } as const;
    const views = (checkoutDate: string) =>
      BOOKING_VIEWS.filter((view) =>
        isInView({ ...stay, offer: { status: 'sent', checkoutDate } }, view, TODAY),
      );
    expect(views('2027-04-11')).toEqual(['upcoming']);
    expect(views('2027-03-09')).toEqual(['past']);
  });

  it.each([
    [{ view: 'past', from: '2027-03-11' }, 'from'],
    [{ view: 'past', from: '2027-03-09' }, 'from'],
    [{ view: 'past', from: '2027-03-08' }, null],
    [{ view: 'past', status: 'pending' }, null],
    [{ view: 'upcoming', to: '2027-03-01' }, null],
    [{ view: 'upcoming', to: '2026-12-09' }, 'to'],
    [{ view: 'upcoming', status: 'cancelled' }, 'status'],
    [{ view: 'answer', status: 'confirmed' }, 'status'],
    [{ view: 'answer', status: 'enquiry' }, null],
    [{ status: 'cancelled', from: '2029-01-01' }, null],
  ] as const)('%j contradicts itself at: %s', (filter, field) => {
    expect(filterContradiction(filter, TODAY)).toBe(field);
  });

  it('include a stay that ended yesterday and the longest stay under way', () => {
    const past = { checkinDate: '2027-03-05', checkoutDate: '2027-03-09', status: 'confirmed' };
    expect(isInView({ ...past, status: 'confirmed' }, 'past', TODAY)).toBe(true);
    const long = { checkinDate: '2026-12-10', checkoutDate: '2027-03-10' };
    expect(isInView({ ...long, status: 'confirmed' }, 'upcoming', TODAY)).toBe(true);
    expect(filterContradiction({ view: 'upcoming', to: '2026-12-10' }, TODAY)).toBe(null);
  });
});
