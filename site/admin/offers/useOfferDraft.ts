import type { BookingJson } from '@shared/contract/bookings/booking';
import type { OfferInput, OfferJson } from '@shared/contract/offers/offer';
import { defaultValidUntil } from '@shared/domain/offers/offerValidity';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useOfferAct } from '../../queries/offers';
import { showToast } from '../../stores/toasts';
import type { GuestChoices } from '../../stores/enquiryDraft';
import { changedChoices, chosenOf } from '../bookings/panel/stayChoices';
import { useStayQuote } from '../bookings/panel/useStayQuote';
import { isStale } from '../components/isStale';
import { useAttempt } from '../components/useAttempt';
import { useForm, type Form } from '../components/useForm';
import { useStable } from '../components/useStable';
import { useToday } from '../components/useToday';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { useMailDelivery } from '../mail/useMailDelivery';
import { sentLines } from './offerLineForm';
import { useOfferLines } from './useOfferLines';
import { t } from '../i18n/t';

type OfferFields = {
  checkinDate: string;
  checkoutDate: string;
  guestCount: string;
  chosen: GuestChoices;
  validUntil: string;
  message: string;
  holdsNights: boolean;
  confirmsItself: boolean;
};

const schema = z.custom<OfferFields>();

/**
 * An offer in the editor: its fields, its lines, which follow the price of the stay, and saving.
 * @param draft the draft to edit, as last read; `null` for a new offer
 * @param onDone called once the offer is saved
 */
export function useOfferDraft(booking: BookingJson, draft: OfferJson | null, onDone: () => void) {
  const today = useToday();
  const hasMail = useMailDelivery(booking) !== 'none';
  const [initial] = useState(() => fieldsOf(booking, draft, today));
  const [known, setKnown] = useState(draft);
  const [isTried, setTried] = useState(false);
  const act = useOfferAct(booking.id);
  const form = useForm({ schema, initial, onValid: () => save('saveAndSend') });
  const attempt = useAttempt({ failed: 'The offer could not be saved.' }, { form });
  const { values } = form;
  const lines = useOfferLines(stayOf(initial), draft);
  useUnsavedChanges(form.isChanged || lines.isChanged);

  const quote = useQuoteOf(booking, values);
  const answer = quote.state === 'known' ? quote.answer : null;
  const quoteOfDraft = useQuoteOf(booking, draft && initial);
  const hasLines = lines.areOf(stayOf(values));
  const isAwaited = !hasLines && answer !== null && quoteOfDraft.state !== 'checking';
  const follow = useStable(() => {
    const ofDraft = quoteOfDraft.state === 'known' ? quoteOfDraft.answer.quote : null;
    if (answer) lines.follow(stayOf(values), answer.quote, ofDraft);
  });
  useEffect(() => {
    if (isAwaited) follow();
  }, [isAwaited, follow]);

  const problems: Readonly<Record<string, string | undefined>> = {
    ...(quote.state === 'unasked' && quote.issues),
    ...(values.validUntil < today && {
      validUntil:
        values.validUntil === ''
          ? t('Please choose a day.')
          : t('This day has passed. Please choose a later one.'),
    }),
  };
  const field: Form<OfferFields>['field'] = (name) => {
    const bound = form.field(name);
    return { ...bound, error: problems[name] ?? bound.error };
  };

  const sent = sentLines(lines.lines);
  const save = (kind: 'save' | 'saveAndSend') => {
    setTried(true);
    const isReady = hasLines && quote.state !== 'checking' && values.validUntil >= today;
    if (!isReady || !sent?.length) {
      const { current } = form.props.ref;
      // The next render marks the invalid fields.
      setTimeout(() => current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    // After a conflict the owner has been warned, so the next save replaces what the other window stored.
    const base = isStale(attempt.error) ? draft : known;
    setKnown(base);
    void attempt.run(async () => {
      await act.mutateAsync({ kind, offer: draft && base, input: inputOf(values, sent) });
      showToast(
        kind === 'save'
          ? { title: t('Draft saved'), description: t('The guest has not been notified') }
          : {
              title: t('Offer sent'),
              ...(hasMail && {
                description: t('To {guestEmail}', { guestEmail: booking.guestEmail }),
              }),
            },
      );
      onDone();
    });
  };

  return {
    form: { ...form, field },
    lines,
    quote,
    isTried,
    isChanged: form.isChanged || lines.isChanged,
    /** Whether the lines of the stay are still loading. False for invalid dates, which have no lines. */
    isWaiting: !hasLines && quote.state !== 'unasked',
    attempt,
    save,
  };
}

function useQuoteOf(booking: BookingJson, fields: OfferFields | null) {
  const { chosen, guestCount } = fields ?? { chosen: chosenOf(booking), guestCount: '' };
  return useStayQuote(
    booking,
    fields,
    changedChoices(chosenOf(booking), chosen, Number(guestCount)),
  );
}

function stayOf({ checkinDate, checkoutDate, guestCount, chosen }: OfferFields): string {
  return JSON.stringify([checkinDate, checkoutDate, guestCount, chosen]);
}

function fieldsOf(booking: BookingJson, draft: OfferJson | null, today: string): OfferFields {
  const { checkinDate, checkoutDate, guestCount } = draft ?? booking;
  const { priceBreakdown } = booking;
  return {
    checkinDate,
    checkoutDate,
    guestCount: String(guestCount),
    chosen: chosenOf(
      draft ? { ...draft, priceBreakdown: { ...priceBreakdown, lines: draft.lines } } : booking,
    ),
    validUntil: draft?.validUntil ?? defaultValidUntil(checkinDate, today),
    message: draft?.message ?? '',
    holdsNights: draft?.holdsNights ?? true,
    confirmsItself: draft?.confirmsItself ?? true,
  };
}

function inputOf({ chosen, ...fields }: OfferFields, lines: OfferInput['lines']): OfferInput {
  const guestCount = Number(fields.guestCount);
  return {
    ...fields,
    guestCount,
    children: Math.max(0, Math.min(chosen.children, guestCount - 1)),
    pets: chosen.pets,
    lines,
  };
}
