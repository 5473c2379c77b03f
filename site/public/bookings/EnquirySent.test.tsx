import type { EnquiryReceipt } from '@shared/contract/bookings/booking';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPublic } from '../test/renderPublic';
import { EnquirySent } from './EnquirySent';

const RECEIPT: EnquiryReceipt = {
  reference: 'VL-7K3Q9M',
  status: 'pending',
  checkinDate: '2027-07-28',
  checkoutDate: '2027-08-04',
  guestCount: 4,
  currency: 'EUR',
  totalAmount: '2000.00',
  sendsMail: true,
};
const ANSWER =
  'Our team will contact you within 24 hours to confirm availability and give you payment details.';

it('says what comes next, with the confirmation that follows by mail', () => {
  renderPublic(<EnquirySent receipt={RECEIPT} onAnother={() => undefined} />);
  expect(screen.getByText(`${ANSWER} A confirmation email follows.`)).toBeVisible();
});

it('names the stay with its days of the week, and how many come', () => {
  renderPublic(<EnquirySent receipt={RECEIPT} onAnother={() => undefined} />);
  expect(
    screen.getByText('Wed, 28 July 2027 to Wed, 4 August 2027, 4 guests, €2,000'),
  ).toBeVisible();
});

it('announces no mail if none is sent, and says where the answer appears instead', () => {
  renderPublic(
    <EnquirySent
      receipt={{ ...RECEIPT, sendsMail: false, stayPath: '/stay/secret' }}
      onAnother={() => undefined}
    />,
  );
  expect(screen.getByText(ANSWER)).toBeVisible();
  expect(screen.queryByText(/email/i)).toBeNull();
  expect(screen.getByText(/^Please save the link to your stay page/)).toBeVisible();
});

it('links to the page of the stay and to a calendar entry, with the steps to come', () => {
  const payment = { cents: 60_000, currency: 'EUR', isTotal: false } as const;
  renderPublic(
    <EnquirySent
      receipt={{ ...RECEIPT, stayPath: '/stay/secret' }}
      payment={payment}
      onAnother={() => undefined}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Enquiry Sent!');
  expect(document.title).toBe('Enquiry Sent! · Villa Luz');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/stay/secret',
    '/stay/secret/calendar.ics',
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'We have your enquiry.',
    'We reply within 24 hours and confirm the dates.',
    'Once your stay is confirmed, you transfer the deposit of €600.',
  ]);
});

it('ignores the second press of a double click', () => {
  const onAnother = vi.fn<() => void>();
  renderPublic(<EnquirySent receipt={RECEIPT} onAnother={onAnother} />);
  const another = screen.getByRole('button');
  expect(fireEvent.click(another, { detail: 2 })).toBe(false);
  expect(onAnother).not.toHaveBeenCalled();
  fireEvent.click(another, { detail: 1 });
  expect(onAnother).toHaveBeenCalledTimes(1);
});
