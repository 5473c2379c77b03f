import type { BookingJson } from '@shared/contract/bookings/booking';
import { LIMITS } from '@shared/contract/common';
import type { OfferJson } from '@shared/contract/offers/offer';
import { isWaiting } from '@shared/domain/bookings/bookingStatus';
import { villaDay } from '@shared/domain/date';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { DialogActions, DialogForm } from '../../components/Dialog';
import { QueryState } from '../../components/QueryState';
import { offersQuery, useOfferAct, type OfferAct } from '../../queries/offers';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { DecisionFrame } from '../bookings/DecisionFrame';
import { KeepButton, NoMail } from '../bookings/MailToGuest';
import { CheckboxField, TextAreaField } from '../components/fields';
import { SaveNotice } from '../components/SaveNotice';
import { Notice, Section, SectionHead } from '../components/sectionStyles';
import { stayText } from '../components/dateRangeText';
import { useAttempt } from '../components/useAttempt';
import { WriteButton } from '../components/WriteButton';
import { SmallWriteButton } from '../components/SmallButton';
import { Actions } from '../components/cardStyles';
import { useMailDelivery } from '../mail/useMailDelivery';
import { OfferDialog } from './OfferDialog';
import { takenText } from './offerText';
import { t } from '../i18n/t';
import { moneyText, shortDayText } from '../components/formats';

/** @param isOpen whether an offer is being written */
export function OfferSection({
  booking,
  isOpen,
  onOpen,
}: {
  booking: BookingJson;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}) {
  const offers = useQuery(offersQuery(useApi(), booking.id));
  // Kept here, so that text to the guest stays when the offer ends while it is written.
  const [withdrawn, setWithdrawn] = useState<OfferJson | null>(null);
  if (!isOpen && !withdrawn && !offers.data?.offers.length) return null;
  const current = offers.data?.offers.find(({ status }) => status === 'draft' || status === 'sent');
  return (
    <Section aria-labelledby="booking-offer">
      <SectionHead>
        <h3 id="booking-offer">{t('Offer')}</h3>
      </SectionHead>
      <QueryState
        query={offers}
        loading={t('Loading offers...')}
        failed={t('The offers could not be loaded.')}
      >
        {(found) => (
          <Offers>
            {found.offers.map((offer) => (
              <li key={offer.id}>
                <OfferSummary offer={offer} />
                {offer === current && isWaiting(booking.status) && (
                  <OfferButtons
                    booking={booking}
                    offer={offer}
                    onEdit={() => onOpen(true)}
                    onWithdraw={() => setWithdrawn(offer)}
                  />
                )}
              </li>
            ))}
          </Offers>
        )}
      </QueryState>
      {isOpen && offers.data && (
        <OfferDialog
          booking={booking}
          draft={current?.status === 'draft' ? current : null}
          onClose={() => onOpen(false)}
        />
      )}
      {withdrawn && (
        <WithdrawDialog
          booking={booking}
          offer={offers.data?.offers.find(({ id }) => id === withdrawn.id) ?? withdrawn}
          onClose={() => setWithdrawn(null)}
        />
      )}
    </Section>
  );
}

function OfferSummary({ offer }: { offer: OfferJson }) {
  const total = moneyText(offer.total, offer.currency);
  const list = moneyText(offer.listTotal, offer.currency);
  const params = { stay: stayText(offer), guestCount: offer.guestCount, total };
  return (
    <>
      <State>{stateText(offer)}</State>
      {offer.nightsTakenBy && <Notice $tone="error">{takenText(offer.nightsTakenBy)}</Notice>}
      <p>
        {total === list
          ? t('{stay}, {guestCount} {guestCount|guest|guests}, {total}', params)
          : t('{stay}, {guestCount} {guestCount|guest|guests}, {total} (list price {list})', {
              ...params,
              list,
            })}
      </p>
    </>
  );
}

function OfferButtons({
  booking,
  offer,
  onEdit,
  onWithdraw,
}: {
  booking: BookingJson;
  offer: OfferJson;
  onEdit: () => void;
  onWithdraw: () => void;
}) {
  const act = useOfferAct(booking.id);
  const hasMail = useMailDelivery(booking) !== 'none';
  const attempt = useAttempt({ failed: 'That could not be done.' });
  const run = (what: OfferAct, title: string) =>
    attempt.run(async () => {
      await act.mutateAsync(what);
      showToast({ title });
    });
  const button = (text: string, onClick: () => void, isFirst = false): ReactNode => (
    <SmallWriteButton
      $variant={isFirst ? 'primary' : 'secondary'}
      disabled={attempt.isBusy}
      onClick={onClick}
    >
      {text}
    </SmallWriteButton>
  );
  return (
    <>
      <SaveNotice failure={attempt.failure} />
      {!hasMail && <NoMail guest={booking} />}
      <Buttons>
        {offer.status === 'draft' ? (
          <>
            {button(t('Send'), () => void run({ kind: 'send', offer }, t('Offer sent')), true)}
            {button(t('Change'), onEdit)}
            {button(t('Delete'), () => void run({ kind: 'delete', offer }, t('Draft deleted')))}
          </>
        ) : (
          <>
            {hasMail &&
              button(
                t('Send again'),
                () => void run({ kind: 'resend', offer }, t('Offer sent again')),
              )}
            {button(t('Withdraw'), onWithdraw)}
          </>
        )}
      </Buttons>
    </>
  );
}

/**
 * Stays open until the offer is withdrawn, so that a failed attempt can be repeated with the same text. If
 * the offer has ended meanwhile, it says so.
 */
function WithdrawDialog({
  booking,
  offer,
  onClose,
}: {
  booking: BookingJson;
  offer: OfferJson;
  onClose: () => void;
}) {
  const act = useOfferAct(booking.id);
  const [message, setMessage] = useState('');
  const [wantsMail, setWantsMail] = useState(true);
  const hasMail = useMailDelivery(booking) !== 'none';
  const notifyGuest = hasMail && wantsMail;
  const isOver = offer.status !== 'sent' && !act.isPending && !act.isSuccess;
  const attempt = useAttempt({ done: 'Offer withdrawn', failed: 'That could not be done.' });
  const withdraw = () =>
    attempt.run(async () => {
      await act.mutateAsync({ kind: 'withdraw', offer, message, notifyGuest });
      onClose();
    });
  return (
    <DecisionFrame
      booking={booking}
      title={t('Withdraw the offer?')}
      consequence={t(
        '{guestName} cannot accept it any more, and nights that were held for it are free again.',
        { guestName: booking.guestName },
      )}
      conflict={isOver ? stateText(offer) : null}
      text={notifyGuest ? message.trim() : ''}
      keptText=""
      onClose={onClose}
    >
      {(dismiss) => (
        <DialogForm
          onSubmit={(event) => {
            event.preventDefault();
            void withdraw();
          }}
        >
          {hasMail ? (
            <CheckboxField
              label={t('Tell the guest by mail')}
              value={wantsMail}
              onValue={setWantsMail}
            />
          ) : (
            <NoMail guest={booking} />
          )}
          {notifyGuest && (
            <TextAreaField
              label={t('Your message to the guest')}
              hint={t('They stand in the mail.')}
              value={message}
              onValue={setMessage}
              rows={3}
              maxLength={LIMITS.mailMessage}
            />
          )}
          <SaveNotice failure={attempt.failure} />
          <DialogActions>
            <KeepButton onClick={dismiss}>{t('Keep the offer')}</KeepButton>
            <WriteButton type="submit" $variant="danger" disabled={attempt.isBusy}>
              {t('Withdraw the offer')}
            </WriteButton>
          </DialogActions>
        </DialogForm>
      )}
    </DecisionFrame>
  );
}

function stateText({ status, reason, validUntil, holdsNights, sentAt, settledAt }: OfferJson) {
  const day = (at: string | null) => (at === null ? '' : shortDayText(villaDay(new Date(at))));
  const until = shortDayText(validUntil);
  switch (status) {
    case 'draft':
      return t('Draft, not sent');
    case 'sent':
      return holdsNights
        ? t('Sent on {sentAt}, open until {until}; the nights are held', {
            sentAt: day(sentAt),
            until,
          })
        : t('Sent on {sentAt}, open until {until}; the nights are not held', {
            sentAt: day(sentAt),
            until,
          });
    case 'accepted':
      return reason === 'confirmed'
        ? t('Confirmed by you on {settledAt}', { settledAt: day(settledAt) })
        : t('Accepted by the guest on {settledAt}', { settledAt: day(settledAt) });
    case 'declined':
      return t('Declined by the guest on {settledAt}', { settledAt: day(settledAt) });
    case 'expired':
      return t('Expired: not answered by {until}', { until });
    case 'withdrawn':
      return {
        nights_taken: t('Ended on {settledAt}: its nights were not free any more', {
          settledAt: day(settledAt),
        }),
        confirmed: t('Ended on {settledAt}: you confirmed the booking without it', {
          settledAt: day(settledAt),
        }),
        cancelled: t('Ended on {settledAt} with the booking', { settledAt: day(settledAt) }),
        none: t('Withdrawn on {settledAt}', { settledAt: day(settledAt) }),
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

const Buttons = styled(Actions)`
  margin-top: ${space(3)};
`;
