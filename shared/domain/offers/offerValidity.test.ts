import { describe, expect, it } from 'vitest';
import { defaultValidUntil } from './offerValidity';

describe('an offer', () => {
  it('stays open for seven days', () => {
    expect(defaultValidUntil('2027-06-20', '2027-05-28')).toBe('2027-06-04');
  });

  it('expires on the day of arrival if that comes first', () => {
    expect(defaultValidUntil('2027-06-01', '2027-05-28')).toBe('2027-06-01');
    expect(defaultValidUntil('2027-05-28', '2027-05-28')).toBe('2027-05-28');
  });
});
