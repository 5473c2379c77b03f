import type { BookingJson } from '@shared/contract/bookings/booking';
import { LIMITS } from '@shared/contract/common';
import type { OfferJson } from '@shared/contract/offers/offer';
import { isWaiting } from '@shared/domain/bookings/bookingStatus';
import { formatDay, villaDay } from '@shared/domain/date';
import { formatMoney, parseCents } from '@shared/domain/prices/money';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { failureText } from '../../api/failureText';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { Field, TextArea } from '../../components/Field';
import { QueryState } from '../../components/QueryState';
import { offersQuery, useOfferAct, type OfferAct } from '../../queries/offers';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { Notice, Section, SectionHead } from '../bookings/panel/panelStyles';
import { stayText } from '../components/dateRangeText';
import { WriteButton } from '../components/WriteButton';
import { OfferDialog } from './OfferDialog';

/** The offers of a booking: the one that is open, what can be done with it, and those of before. */
export function OfferSection({ booking }: { booking: BookingJson }) {
  const offers = useQuery(offersQuery(useApi(), booking.id));
  const [isOpen, setOpen] = useState(false);
  if (!isWaiting(booking.status) && !offers.data?.offers.length) return null;
  const current = offers.data?.offers.find(({ status }) => status === 'draft' || status === 'sent');
  return (
    <Section aria-labelledby="booking-offer">
      <SectionHead>
        <h3 id="booking-offer">Offer</h3>
        {isWaiting(booking.status) && offers.data && !current && (
          <WriteButton type="button" $variant="quiet" $size="small" onClick={() => setOpen(true)}>
            Make an offer
          </WriteButton>
        )}
      </SectionHead>
      <QueryState
        query={offers}
        loading="Loading offers..."
        failed="The offers could not be loaded."
      >
        {(found) =>
          found.offers.length === 0 ? (
            <p>
              None yet. An offer names dates and a price, can hold the nights, and is accepted by
              the guest on their page.
            </p>
          ) : (
            <Offers>
              {found.offers.map((offer) => (
                <li key={offer.id}>
                  <OfferSummary offer={offer} />
                  {offer === current && isWaiting(booking.status) && (
                    <OfferButtons booking={booking} offer={offer} onEdit={() => setOpen(true)} />
                  )}
                </li>
              ))}
            </Offers>
          )
        }
      </QueryState>
      {isOpen && (
        <OfferDialog
          booking={booking}
          draft={current?.status === 'draft' ? current : null}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}

function OfferSummary({ offer }: { offer: OfferJson }) {
  const total = formatMoney(parseCents(offer.total), offer.currency);
  const list = formatMoney(parseCents(offer.listTotal), offer.currency);
  return (
    <>
      <State>{stateText(offer)}</State>
      <p>
        {stayText(offer)}, {offer.guestCount === 1 ? '1 guest' : `${offer.guestCount} guests`},{' '}
        {total}
        {total !== list && ` (list price ${list})`}
      </p>
    </>
  );
}

function OfferButtons({
  booking,
  offer,
  onEdit,
}: {
  booking: BookingJson;
  offer: OfferJson;
  onEdit: () => void;
}) {
  const act = useOfferAct(booking.id);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const run = async (what: OfferAct, title: string) => {
    try {
      await act.mutateAsync(what);
      showToast({ title });
    } catch {
      // Said below.
    }
  };
  const button = (text: string, onClick: () => void, isFirst = false): ReactNode => (
    <WriteButton
      type="button"
      $size="small"
      $variant={isFirst ? 'primary' : 'secondary'}
      disabled={act.isPending}
      onClick={onClick}
    >
      {text}
    </WriteButton>
  );
  return (
    <>
      {act.isError && (
        <Notice $tone="error">{failureText(act.error, 'That could not be done.')}</Notice>
      )}
      <Buttons>
        {offer.status === 'draft' ? (
          <>
            {button('Send', () => void run({ kind: 'send', offer }, 'Offer sent'), true)}
            {button('Change', onEdit)}
            {button('Delete', () => void run({ kind: 'delete', offer }, 'Draft deleted'))}
          </>
        ) : (
          <>
            {button('Send again', () => void run({ kind: 'resend', offer }, 'Offer sent again'))}
            {button('Withdraw', () => setWithdrawing(true))}
          </>
        )}
      </Buttons>
      {isWithdrawing && (
        <WithdrawDialog
          booking={booking}
          onClose={() => setWithdrawing(false)}
          onWithdraw={(message, notifyGuest) => {
            setWithdrawing(false);
            void run({ kind: 'withdraw', offer, message, notifyGuest }, 'Offer withdrawn');
          }}
        />
      )}
    </>
  );
}

function WithdrawDialog({
  booking,
  onClose,
  onWithdraw,
}: {
  booking: BookingJson;
  onClose: () => void;
  onWithdraw: (message: string, notifyGuest: boolean) => void;
}) {
  const [message, setMessage] = useState('');
  const [notifyGuest, setNotifyGuest] = useState(true);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Withdraw the offer?"
      description={`${booking.guestName} cannot accept it any more, and nights that were held for it are free again.`}
    >
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault();
          onWithdraw(message, notifyGuest);
        }}
      >
        <Tick>
          <input
            type="checkbox"
            checked={notifyGuest}
            onChange={({ target }) => setNotifyGuest(target.checked)}
          />
          Tell the guest by mail
        </Tick>
        {notifyGuest && (
          <Field label="Your words to the guest" hint="They stand in the mail.">
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={LIMITS.mailMessage}
                value={message}
                onChange={({ target }) => setMessage(target.value)}
              />
            )}
          </Field>
        )}
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={onClose}>
            Keep the offer
          </Button>
          <WriteButton type="submit" $variant="danger">
            Withdraw the offer
          </WriteButton>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}

/** How it stands with an offer: `Open until 20 Mar 2027, the nights are held`. */
function stateText({ status, reason, validUntil, holdsNights, sentAt, settledAt }: OfferJson) {
  const day = (at: string | null) =>
    at === null ? '' : formatDay(villaDay(new Date(at)), 'en-GB');
  const until = formatDay(validUntil, 'en-GB');
  switch (status) {
    case 'draft':
      return 'Draft, not sent';
    case 'sent':
      return `Sent on ${day(sentAt)}, open until ${until}; the nights are ${holdsNights ? 'held' : 'not held'}`;
    case 'accepted':
      return reason === 'confirmed'
        ? `Confirmed by you on ${day(settledAt)}`
        : `Accepted by the guest on ${day(settledAt)}`;
    case 'declined':
      return `Declined by the guest on ${day(settledAt)}`;
    case 'expired':
      return `Expired: not answered by ${until}`;
    case 'withdrawn':
      return {
        nights_taken: `Ended on ${day(settledAt)}: others have its nights`,
        confirmed: `Ended on ${day(settledAt)}: you confirmed the booking without it`,
        cancelled: `Ended on ${day(settledAt)} with the booking`,
        none: `Withdrawn on ${day(settledAt)}`,
      }[reason ?? 'none'];
  }
}

const Offers = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const State = styled.p`
  font-weight: 600;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(3)};
`;

const Tick = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 44px;
  cursor: pointer;
  input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${({ theme }) => theme.colors.ocean};
  }
`;
