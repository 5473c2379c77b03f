import type { QuoteJson } from '@shared/contract/prices/price';
import type { PriceTermsJson } from '@shared/contract/prices/priceTerms';
import { isSameStay, latestCheckin } from '@shared/domain/bookings/stayRules';
import {
  addDays,
  addMonths,
  endOfMonth,
  formatDay,
  startOfMonth,
  type PlainDate,
} from '@shared/domain/date';
import type { Currency } from '@shared/domain/prices/money';
import { DEFAULT_GUESTS, PUBLIC_FALLBACKS } from '@shared/domain/publicDefaults';
import { stayIssueText } from '@shared/i18n/stayIssueText';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import { guestFailureText } from '../../api/failureText';
import { priceTermsQuery, settingsQuery } from '../../queries/publicReads';
import { useCurrency } from '../../stores/currency';
import {
  keepEnquiryDraft,
  NO_CHOICES,
  NO_DETAILS,
  useEnquiryDraft,
  type GuestChoices,
} from '../../stores/enquiryDraft';
import { forgetSeenStay, type SeenStay } from '../../stores/seenStay';
import { closeToast, showToast } from '../../stores/toasts';
import { usePage } from '../PageContext';
import { firstPaymentOfQuote } from './firstPayment';
import { choicesOf } from './guestChoices';
import { previewStay, type Party, type PricedParty } from './hoverPrice';
import { clearedText, nextStep } from './nextStep';
import { dayNoteText } from './offerReason';
import {
  choosingOf,
  NOTHING_PICKED,
  noteOfDay,
  offerOfDay,
  pickedCheckinIssue,
  pressDay,
  selectionIssue,
  stayOf,
  type Selection,
} from './staySelection';
import { useAvailability, type ShownAvailability } from './useAvailability';
import { useEnquiry } from './useEnquiry';
import { useSeenStay } from './useSeenStay';
import { useStayAddress } from './useStayAddress';
import { CALENDAR_DELAY_MS, TYPING_DELAY_MS, useStayPrice, type StayPrice } from './useStayPrice';
import { useStep } from './useStep';

export type BookingPage = ReturnType<typeof useBookingPage>;

/** State and actions of the booking page: the picked stay, its guests, its price, and the enquiry. */
export function useBookingPage() {
  const page = usePage();
  const { t, today } = page;
  const api = useApi();
  const { data: settings } = useQuery(settingsQuery(api));
  const { data: terms } = useQuery(priceTermsQuery(api));
  const currency = useCurrency((state) => state.currency);
  const { step, showForm, showDates } = useStep();
  const draft = useEnquiryDraft();
  useEffect(keepEnquiryDraft, []);
  const picked = usePickedStay(draft, { currency, today, monthsAhead: settings?.monthsAhead });
  const { selection, month, cleared } = picked;
  const [hoverDay, setHoverDay] = useState<PlainDate | null>(null);
  /** The last pressed day, if it could not be picked. */
  const [refused, setRefused] = useState<{ day: PlainDate; selection: Selection } | null>(null);

  const maxGuests = settings?.maxGuests ?? PUBLIC_FALLBACKS.maxGuests;
  const guestCount = Math.min(draft.guestCount ?? DEFAULT_GUESTS, maxGuests);
  const { choices } = draft;
  const pricedParty = useMemo(
    (): PricedParty => ({ guestCount, ...(terms && choicesOf(choices, guestCount, terms)) }),
    [guestCount, choices, terms],
  );
  const party: Party = { ...pricedParty, infants: draft.infants };
  const totals = useMemo(
    () => (settings ? { settings, terms, party: pricedParty, currency, today } : null),
    [settings, terms, pricedParty, currency, today],
  );

  const availability = useShownAvailability(month);
  const { days } = availability;
  const stay = stayOf(selection);
  const rules = settings ?? PUBLIC_FALLBACKS;
  const checkinIssue = pickedCheckinIssue(selection, days, rules, today);
  const issue = checkinIssue ?? selectionIssue(selection, days, rules, today);
  const priced = stay && !issue ? { ...stay, ...pricedParty, currency } : null;
  const { question, quote, price } = useShownPrice(priced, picked);
  const failure = 'error' in price ? guestFailureText(price.error, t) : null;
  const issueText =
    issue &&
    stayIssueText(
      issue,
      page.texts,
      (day, options) => formatDay(day, page.locale, options),
      page.language,
    );
  const choosing = useMemo(
    () => choosingOf(selection, days, rules, today),
    [selection, days, rules, today],
  );
  const isOffered =
    hoverDay !== null && offerOfDay(hoverDay, choosing, days, rules, today).role === 'checkout';
  const noteOf = (day: PlainDate) => {
    const note = noteOfDay(day, choosing, days, rules, today);
    return note && dayNoteText(note, page);
  };
  const hoverText = hoverDay && noteOf(hoverDay);

  const enquiry = useEnquiry((receipt, sent) => {
    // The error of the last attempt is outdated.
    closeToast();
    showDates();
    useEnquiryDraft.setState({
      details: NO_DETAILS,
      choices: NO_CHOICES,
      infants: 0,
      receipt,
      // The quote on show may be another stay's by now.
      payment: firstPaymentOfQuote(sent.quote),
    });
    forgetSeenStay();
    picked.select(NOTHING_PICKED);
  });

  const { seen, forgetSeen } = useSeenStay(
    stay && quote ? { ...stay, ...who(party) } : null,
    selection.checkinDate === null &&
      selection.checkoutDate === null &&
      cleared.checkinDate === null,
    today,
  );

  // A refusal concerns the dates and is in the bill already.
  usePriceToast(price.state === 'failed' ? failure : null, t('bill.failed'));
  useResetOnCurrency(currency, step === 'dates', picked.clear);
  // Called afterwards, so that restoring the currency does not clear the dates from the address.
  useStayAddress({ stay, guestCount: draft.guestCount }, today, {
    onStay: (found) => {
      if (found.guestCount !== null) useEnquiryDraft.setState({ guestCount: found.guestCount });
      // What a change of currency has cleared is offered again, but not chosen.
      if (!found.stay || isSameStay(found.stay, cleared)) return;
      picked.selectAndShowMonth(found.stay);
      // A link to another stay begins another enquiry.
      const { receipt } = useEnquiryDraft.getState();
      if (receipt && !isSameStay(found.stay, receipt)) useEnquiryDraft.setState({ receipt: null });
    },
    onMonth: picked.showMonthOf,
  });

  return {
    step,
    showForm,
    showDates,
    draft,
    settings,
    terms,
    availability,
    enquiry,
    maxGuests,
    guestCount,
    party,
    totals,
    stay,
    question,
    quote,
    price,
    picked,
    /** The chosen stay, if its nights are taken. */
    taken: issue?.code === 'unavailable' || price.state === 'refused' ? stay : null,
    seen,
    seenParty: seen && terms ? partyOfSeen(seen, maxGuests, terms) : null,
    forgetSeen,
    chooseSeen: () => {
      if (!seen) return;
      const { guestCount: guests, infants, children, pets } = seen;
      useEnquiryDraft.setState({
        guestCount: guests,
        infants,
        choices: { ...choices, children, pets },
      });
      picked.selectAndShowMonth(seen);
    },
    problem: issueText ?? failure,
    retry: 'retry' in price ? price.retry : null,
    hint: nextStep(selection, page),
    clearedNote: clearedText(cleared, page),
    /** The stay up to the day below the pointer. */
    offer: isOffered && totals ? previewStay(choosing, hoverDay, days, totals) : null,
    setHoverDay,
    choosing,
    hoverNote: hoverDay && hoverText ? { day: hoverDay, text: hoverText } : null,
    /** Why the pressed day cannot be picked, until the selection changes. */
    note: refused?.selection === selection ? noteOf(refused.day) : null,
    pressDay: (day: PlainDate) => {
      const next = pressDay(selection, day, days, rules, today);
      if (next === selection) {
        setRefused({ day, selection });
        return;
      }
      const { checkinDate, checkoutDate } = next;
      const firstCheckout =
        checkinDate && addDays(checkinDate, days.get(checkinDate)?.minStay ?? 1);
      picked.selectAndShow(next, checkoutDate ?? firstCheckout);
    },
  };
}

/** The two displayed months, and the next one, in which stays from the end of the second may end. */
function useShownAvailability(month: PlainDate): ShownAvailability {
  const shown = useAvailability([month, addMonths(month, 1)]);
  const next = useAvailability([addMonths(month, 2)]);
  const days = useMemo(() => new Map([...shown.days, ...next.days]), [shown.days, next.days]);
  return {
    days,
    shownDays: shown.days,
    isPending: shown.isPending,
    error: shown.error ?? next.error,
    retry: () => {
      shown.retry();
      next.retry();
    },
  };
}

function who({ guestCount, children = 0, infants, pets = 0 }: Party) {
  return { guestCount, children, infants, pets };
}

/** Who was to come, as far as the villa takes them. */
function partyOfSeen(seen: SeenStay, maxGuests: number, terms: PriceTermsJson): PricedParty {
  const guestCount = Math.min(seen.guestCount, maxGuests);
  return { guestCount, ...choicesOf({ ...NO_CHOICES, ...seen }, guestCount, terms) };
}

/** The picked dates, kept as a draft, and the month that the calendar shows. */
function usePickedStay(
  draft: EnquiryDraft,
  limits: { currency: Currency; today: PlainDate; monthsAhead: number | undefined },
) {
  const { currency, today, monthsAhead } = limits;
  const [begun] = useState(() => begunSelection(draft, currency));
  const [month, setMonth] = useState(startOfMonth(begun.selection.checkinDate ?? today));
  const [selection, setSelection] = useState<Selection>(begun.selection);
  /** Dates cleared by a change of month or currency. They can be restored until other dates are picked. */
  const [cleared, setCleared] = useState<Selection>(begun.cleared);
  const [delayMs, setDelayMs] = useState(CALENDAR_DELAY_MS);
  const [changedQuote, setChangedQuote] = useState<{ question: string; quote: QuoteJson } | null>(
    null,
  );

  function select(next: Selection, delay = CALENDAR_DELAY_MS) {
    setSelection(next);
    useEnquiryDraft.setState({ ...next, currency });
    setCleared(NOTHING_PICKED);
    setDelayMs(delay);
    setChangedQuote(null);
  }

  /** Clears the selection, as specified, and keeps it for restoring. */
  function clear() {
    select(NOTHING_PICKED);
    setCleared(selection.checkinDate ? selection : cleared);
  }

  function showMonthOf(day: PlainDate) {
    const last = endOfMonth(latestCheckin(today, monthsAhead));
    if (day >= startOfMonth(today) && day <= last) setMonth(startOfMonth(day));
  }

  /** Begins with the month of the check-in, unless the days until `until` are on show. */
  function selectAndShow(next: Selection, until: PlainDate | null) {
    select(next);
    const { checkinDate } = next;
    if (!checkinDate) return;
    const isOnShow =
      checkinDate >= month && (until ?? checkinDate) <= endOfMonth(addMonths(month, 1));
    if (!isOnShow) showMonthOf(checkinDate);
  }

  return {
    month,
    selection,
    cleared,
    delayMs,
    changedQuote,
    select,
    clear,
    setChangedQuote,
    /** Unless it has passed, or is too far ahead. */
    showMonthOf,
    selectAndShow,
    selectAndShowMonth: ({ checkinDate, checkoutDate }: Selection) =>
      selectAndShow({ checkinDate, checkoutDate }, checkoutDate),
    /** The price waits for more typing. */
    selectTyped: (next: Selection) => {
      select(next, TYPING_DELAY_MS);
      if (next.checkinDate) showMonthOf(next.checkinDate);
    },
    changeMonth: (next: PlainDate) => {
      setMonth(next);
      clear();
    },
    setChoices: (changes: Partial<GuestChoices>) => {
      useEnquiryDraft.setState({ choices: { ...draft.choices, ...changes } });
      setDelayMs(CALENDAR_DELAY_MS);
    },
  };
}

/** The dates of an unfinished enquiry. Those in another currency are cleared but can be restored. */
function begunSelection(
  draft: EnquiryDraft,
  currency: string,
): { selection: Selection; cleared: Selection } {
  const picked = { checkinDate: draft.checkinDate, checkoutDate: draft.checkoutDate };
  return draft.currency === currency
    ? { selection: picked, cleared: NOTHING_PICKED }
    : { selection: NOTHING_PICKED, cleared: picked };
}

type EnquiryDraft = ReturnType<typeof useEnquiryDraft.getState>;

/** The price of a stay. One that the server changed applies to exactly this stay, party, choices and currency. */
function useShownPrice(
  priced: Parameters<typeof useStayPrice>[0],
  { delayMs, changedQuote }: Pick<ReturnType<typeof usePickedStay>, 'delayMs' | 'changedQuote'>,
) {
  const found = useStayPrice(priced, delayMs);
  const question = JSON.stringify(priced);
  const changed = changedQuote?.question === question ? changedQuote.quote : null;
  const quote = changed ?? (found.state === 'known' ? found.quote : null);
  const price: StayPrice = quote ? { state: 'known', quote } : found;
  return { question, quote, price };
}

/**
 * Announces once that a price could not be calculated and closes the toast when that is no longer true. The
 * bill keeps the reason.
 */
function usePriceToast(reason: string | null, title: string): void {
  useEffect(() => {
    if (reason === null) return;
    return showToast({ title, description: reason, tone: 'destructive' });
  }, [reason, title]);
}

/** A new currency clears the selected dates, as specified. */
function useResetOnCurrency(currency: string, isActive: boolean, reset: () => void): void {
  const last = useRef(currency);
  useEffect(() => {
    if (last.current !== currency && isActive) reset();
    last.current = currency;
  });
}
