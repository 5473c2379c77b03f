import type { EnquiryReceipt } from '@shared/contract/bookings/booking';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPublic } from '../test/renderPublic';
import { EnquirySent } from './EnquirySent';

const RECEIPT: EnquiryReceipt = {
  reference: 'VL-7K3Q9M',
  status: 'pending',
  checkinDate: '2027-07-28',
  checkoutDate: '2027-08-04',
  currency: 'EUR',
  totalAmount: '2000.00',
  sendsMail: true,
};
const ANSWER =
  'Our team will contact you within 24 hours to confirm availability and give you payment details.';

it('says what comes next, with the confirmation that follows by mail', () => {
  renderPublic(<EnquirySent receipt={RECEIPT} onAnother={() => undefined} />);
  expect(screen.getByText(`${ANSWER} A confirmation email follows.`)).toBeVisible();
  expect(screen.queryByText(/^Please note your reference/)).toBeNull();
});

it('promises no mail where none goes, and says what to keep instead', () => {
  renderPublic(
    <EnquirySent receipt={{ ...RECEIPT, sendsMail: false }} onAnother={() => undefined} />,
  );
  expect(screen.getByText(ANSWER)).toBeVisible();
  expect(screen.queryByText(/email/i)).toBeNull();
  expect(screen.getByText(/^Please note your reference/)).toBeVisible();
});
