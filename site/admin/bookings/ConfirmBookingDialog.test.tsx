import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import type { OfferBrief } from '@shared/contract/offers/offer';
import { bookingActions } from '@shared/domain/bookings/bookingStatus';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildPayments } from '../../test/buildPayments';
import { buildBooking } from '../../test/buildBooking';
import { fakeServer } from '../../test/fakeServer';
import { renderSite } from '../../test/render';
import { ConfirmBookingDialog } from './ConfirmBookingDialog';
import type { BookingDecisions } from './useBookingDecisions';

const OFFER: OfferBrief = {
  id: 7,
  status: 'sent',
  checkinDate: '2027-06-20',
  checkoutDate: '2027-06-27',
  total: '2950.00',
  holdsNights: false,
  validUntil: '2027-03-20',
};
const TAKEN = 'These nights are already taken: 12 Apr 2027.';

function open({
  isOfferHindered,
  isAskedTaken,
  offer = OFFER,
  hasBankAccount = true,
  others = [],
}: Record<'isOfferHindered' | 'isAskedTaken', boolean> & {
  offer?: OfferBrief | null;
  hasBankAccount?: boolean;
  others?: BookingDetail['conflictingBookings'];
}) {
  const booking = buildBooking({ ...(offer && { offer }), alsoSoldBy: ['Airbnb'] });
  const [action] = bookingActions(booking.status);
  const { fetch } = fakeServer({
    'GET /api/admin/bookings/1/payments': {
      body: buildPayments({ isStored: false, hasBankAccount }),
    },
    'POST /api/admin/quote': {
      body: {
        quote: booking.priceBreakdown,
        clash: isAskedTaken ? { message: TAKEN, nights: ['2027-04-12'] } : null,
        hints: [],
      },
    },
  });
  const onApprove = vi.fn<BookingDecisions['approve']>();
  const { user } = renderSite(
    <ConfirmBookingDialog
      decision={{ booking, action: action! }}
      offer={offer}
      others={others}
      conflict={null}
      hint={null}
      hindrance={isOfferHindered ? <p>You have blocked nights of it.</p> : null}
      isStale={false}
      onApprove={onApprove}
      onClose={() => undefined}
    />,
    { fetch },
  );
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm this booking' });
  const choice = (name: string) =>
    screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });
  return { user, onApprove, confirm, choice };
}

it('shows what becomes binding: whose stay, how many guests, and the price', () => {
  open({ isOfferHindered: false, isAskedTaken: false, offer: null });
  expect(screen.getByText(/^Ana Duarte, /).textContent).toMatch(
    / 2027\. 2 guests, €1,500\. Its nights are then taken\./,
  );
});

it('confirms what the guest asked for where only the offer’s nights are gone', async () => {
  const { user, onApprove, confirm, choice } = open({ isOfferHindered: true, isAskedTaken: false });
  expect(choice('What the guest asked for').checked).toBe(true);
  await waitFor(() => expect(confirm.disabled).toBe(false));
  expect(screen.queryByText('You have blocked nights of it.')).toBeNull();
  await user.click(choice('What you have offered'));
  expect(screen.getByText('You have blocked nights of it.')).toBeVisible();
  expect(confirm.disabled).toBe(true);
  expect(screen.getByText(/^Airbnb has nights of it as well/)).toBeVisible();
  await user.click(choice('What the guest asked for'));
  await user.click(confirm);
  expect(onApprove).toHaveBeenCalledWith('', { offerId: null });
});

it('says before confirming that the requested nights are gone', async () => {
  const { user, onApprove, confirm, choice } = open({ isOfferHindered: false, isAskedTaken: true });
  expect(choice('What you have offered').checked).toBe(true);
  await user.click(choice('What the guest asked for'));
  expect(await screen.findByText(TAKEN)).toBeVisible();
  expect(confirm.disabled).toBe(true);
  await user.click(choice('What you have offered'));
  expect(screen.queryByText(TAKEN)).toBeNull();
  await user.click(confirm);
  expect(onApprove).toHaveBeenCalledWith('', { offerId: 7 });
});

it('warns if the guest would be asked for money without bank details', async () => {
  open({ isOfferHindered: false, isAskedTaken: false, offer: null, hasBankAccount: false });
  expect(await screen.findByText(/^No bank details are entered/)).toBeVisible();
});

it('declines all others for these nights with one message', async () => {
  const other = { ...buildBooking(), totalAmount: '1500.00', source: 'website' as const };
  const { user, onApprove, confirm } = open({
    isOfferHindered: false,
    isAskedTaken: false,
    offer: null,
    others: [
      { ...other, reference: 'VL-NINA1', guestName: 'Nina' },
      { ...other, reference: 'VL-OTTO1', guestName: 'Otto', hasNoEmail: true },
    ],
  });
  await user.click(screen.getByRole('checkbox', { name: /^All 2/ }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Otto, / }).checked).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /^Nina, / }));
  await user.click(screen.getByRole('checkbox', { name: /^Nina, / }));
  await user.type(screen.getByLabelText(/those you decline/), 'Perhaps in May?');
  await user.click(confirm);
  expect(onApprove).toHaveBeenCalledWith('', {
    declines: { references: ['VL-NINA1', 'VL-OTTO1'], message: 'Perhaps in May?' },
  });
});
