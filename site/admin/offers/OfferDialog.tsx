import type { BookingJson } from '@shared/contract/bookings/booking';
import { OFFER_MESSAGE_LENGTH, type OfferJson } from '@shared/contract/offers/offer';
import { centsOfNumber, type Currency } from '@shared/domain/prices/money';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { NoMail } from '../bookings/MailToGuest';
import { AmountLines, AmountSum } from '../bookings/panel/Bill';
import { StayChoiceFields } from '../bookings/panel/StayChoiceFields';
import { CheckboxField, TextAreaField, TextField } from '../components/fields';
import { closeThen } from '../components/FormDialog';
import { SaveNotice } from '../components/SaveNotice';
import { Notice, Pair } from '../components/sectionStyles';
import { GuestCountField, StayDateFields } from '../components/StayDateFields';
import { useToday } from '../components/useToday';
import { WriteButton } from '../components/WriteButton';
import { useMailDelivery } from '../mail/useMailDelivery';
import { BankDetailsMissing } from '../payments/BankDetailsMissing';
import { OfferLines } from './OfferLines';
import { totalOf, typedCents } from './offerLineForm';
import { useOfferDraft } from './useOfferDraft';
import { t } from '../i18n/t';
import { centsText } from '../components/formats';

type Props = {
  booking: BookingJson;
  /** The draft to edit; `null` for a new offer. */
  draft: OfferJson | null;
  onClose: () => void;
};

/** Writes an offer: dates and guests, price lines that the rules propose, and what accepting does. */
export function OfferDialog({ booking, draft, onClose }: Props) {
  const offer = useOfferDraft(booking, draft, onClose);
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog
      isOpen
      isWide
      onClose={() => (offer.isChanged ? setAsking(true) : onClose())}
      title={t('Offer to {guestName}', { guestName: booking.guestName })}
      description={t('The guest accepts it on their page; until then you can withdraw it.')}
    >
      <OfferForm booking={booking} offer={offer} />
      {isAsking && (
        <Dialog
          isOpen
          onClose={() => setAsking(false)}
          title={t('Close the offer?')}
          description={t(
            'What you have written is not saved. A draft stays with the booking, and the guest is not notified.',
          )}
        >
          <DialogActions>
            <Button type="button" $variant="danger" onClick={onClose}>
              {t('Discard')}
            </Button>
            <WriteButton
              $variant="secondary"
              disabled={offer.attempt.isBusy || offer.isWaiting}
              onClick={() =>
                closeThen(
                  () => setAsking(false),
                  () => offer.save('save'),
                )
              }
            >
              {t('Save as draft')}
            </WriteButton>
            <Button type="button" data-first-focus onClick={() => setAsking(false)}>
              {t('Go on writing')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Dialog>
  );
}

function OfferForm({
  booking,
  offer: { form, lines, quote, isTried, isWaiting, attempt, save },
}: {
  booking: BookingJson;
  offer: ReturnType<typeof useOfferDraft>;
}) {
  const today = useToday();
  const hasMail = useMailDelivery(booking) !== 'none';
  const { values, field } = form;
  const { currency } = booking;
  const answer = quote.state === 'known' ? quote.answer : null;
  const chosen = field('chosen');
  return (
    <DialogForm {...form.props}>
      <Pair>
        <StayDateFields form={form} />
      </Pair>
      <Pair>
        <GuestCountField form={form} />
        <TextField
          label={t('Valid until')}
          hint={t('To the end of that day in the villa.')}
          {...field('validUntil')}
          type="date"
          required
          min={today}
          max={values.checkinDate}
        />
      </Pair>
      <StayChoiceFields
        guestCount={Number(values.guestCount)}
        chosen={chosen.value}
        onChange={chosen.onValue}
      />
      <div aria-live="polite">
        {quote.state === 'failed' && <Notice $tone="error">{quote.message}</Notice>}
        {answer?.clash && <Notice $tone="error">{answer.clash.message}</Notice>}
        {answer?.hints.map((hint) => (
          <Notice key={hint} $tone="warning">
            {t('{hint} You can offer it all the same.', { hint })}
          </Notice>
        ))}
      </div>
      {lines.replaced.length > 0 && (
        <Notice $tone="warning" role="status">
          {t('The amounts were calculated again for these dates. Yours were: {amounts}.', {
            amounts: lines.replaced.map(({ amount }) => amountText(amount, currency)).join('; '),
          })}
        </Notice>
      )}
      <OfferLines
        lines={lines.lines}
        currency={currency}
        showsProblems={isTried}
        onChange={lines.edit}
      />
      <Total
        cents={totalOf(lines.lines)}
        listCents={answer && centsOfNumber(answer.quote.total)}
        currency={currency}
      />
      <TextAreaField
        label={t('Your message to the guest')}
        hint={t(
          hasMail
            ? 'They stand in the mail and on the guest’s page.'
            : 'They stand on the guest’s page.',
        )}
        {...field('message')}
        rows={3}
        maxLength={OFFER_MESSAGE_LENGTH}
      />
      <CheckboxField
        label={t('Hold the nights until then, so that nobody else can have them')}
        {...field('holdsNights')}
      />
      <CheckboxField
        label={t('The guest’s acceptance confirms the booking; otherwise I confirm it myself')}
        {...field('confirmsItself')}
      />
      <BankDetailsMissing booking={booking} />
      {!hasMail && <NoMail guest={booking} />}
      <SaveNotice failure={attempt.failure} />
      <DialogActions>
        <WriteButton
          $variant="secondary"
          disabled={attempt.isBusy || isWaiting}
          onClick={() => save('save')}
        >
          {t('Save draft')}
        </WriteButton>
        <WriteButton type="submit" disabled={attempt.isBusy || isWaiting || Boolean(answer?.clash)}>
          {attempt.isBusy ? t('Sending...') : t('Send the offer')}
        </WriteButton>
      </DialogActions>
    </DialogForm>
  );
}

function Total({
  cents,
  listCents,
  currency,
}: {
  cents: number | null;
  listCents: number | null;
  currency: Currency;
}) {
  const money = (amount: number) => centsText(amount, currency);
  return (
    <AmountLines>
      <AmountSum $isTotal>
        <dt>
          <span>{t('Total')}</span>
          {listCents !== null && (
            <small>{t('List price {list}', { list: money(listCents) })}</small>
          )}
        </dt>
        <dd>{cents === null ? '–' : money(cents)}</dd>
      </AmountSum>
    </AmountLines>
  );
}

function amountText(typed: string, currency: Currency): string {
  const cents = typedCents(typed);
  return cents === null ? typed : centsText(cents, currency);
}
