import type { QuoteJson } from '@shared/contract/prices/price';
import { DEFAULT_GUESTS, PUBLIC_FALLBACKS } from '@shared/domain/publicDefaults';
import {
  addMonths,
  endOfMonth,
  formatDay,
  startOfMonth,
  type PlainDate,
} from '@shared/domain/date';
import { latestCheckin } from '@shared/domain/bookings/stayRules';
import { stayIssueText } from '@shared/i18n/stayIssueText';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { Field, Select } from '../../components/Field';
import { FormArea } from '../../components/FormArea';
import { priceTermsQuery, settingsQuery } from '../../queries/publicReads';
import { useCurrency } from '../../stores/currency';
import {
  NO_CHOICES,
  NO_DETAILS,
  useEnquiryDraft,
  type GuestChoices,
} from '../../stores/enquiryDraft';
import { closeToast, showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { guestFailureText } from '../../api/failureText';
import { NoScript } from '../NoScript';
import { useLangOf, usePage } from '../PageContext';
import { Paragraphs } from '../Words';
import { useIsReady } from '../useIsReady';
import { CancellationNote } from '../legal/CancellationNote';
import { DiscountNotes } from '../bookings/DiscountNotes';
import { DateFields } from '../bookings/DateFields';
import { EnquiryForm } from '../bookings/EnquiryForm';
import { EnquirySent } from '../bookings/EnquirySent';
import { clearedText, nextStep } from '../bookings/nextStep';
import { ExtrasField } from '../bookings/ExtrasField';
import { choicesOf } from '../bookings/guestChoices';
import { offerOf, type Party } from '../bookings/hoverPrice';
import { PartyFields } from '../bookings/PartyFields';
import { PriceBill } from '../bookings/PriceBill';
import {
  NOTHING_PICKED,
  offerOfDay,
  pickDay,
  pickedCheckinIssue,
  selectionIssue,
  stayOf,
  type Selection,
} from '../bookings/staySelection';
import { StayCalendar } from '../bookings/StayCalendar';
import { StayFoot } from '../bookings/StayFoot';
import { StayInfo } from '../bookings/StayInfo';
import { staySummary } from '../bookings/staySummary';
import { WeekChoices } from '../bookings/WeekChoices';
import { useAvailability } from '../bookings/useAvailability';
import { useEnquiry } from '../bookings/useEnquiry';
import { useStayAddress } from '../bookings/useStayAddress';
import { useStep, type Step } from '../bookings/useStep';
import {
  CALENDAR_DELAY_MS,
  TYPING_DELAY_MS,
  useStayPrice,
  type StayPrice,
} from '../bookings/useStayPrice';

/** Dates and price, then the enquiry form, then the confirmation. */
export function Booking() {
  const page = usePage();
  const langOf = useLangOf();
  const { t, today, texts, language, locale } = page;
  const api = useApi();
  const { data: settings } = useQuery(settingsQuery(api));
  const { data: terms } = useQuery(priceTermsQuery(api));
  const currency = useCurrency((state) => state.currency);
  const { step, showForm, showDates } = useStep();
  const draft = useEnquiryDraft();
  const [begun] = useState(() => begunSelection(draft, currency));
  const [month, setMonth] = useState(startOfMonth(begun.selection.checkinDate ?? today));
  const [selection, setSelection] = useState<Selection>(begun.selection);
  /** Dates cleared by a change of month or currency. They can be restored until other dates are picked. */
  const [cleared, setCleared] = useState<Selection>(begun.cleared);
  const [hoverDay, setHoverDay] = useState<PlainDate | null>(null);
  const [delayMs, setDelayMs] = useState(CALENDAR_DELAY_MS);
  const [changed, setChanged] = useState<{ question: string; quote: QuoteJson } | null>(null);

  const maxGuests = settings?.maxGuests ?? PUBLIC_FALLBACKS.maxGuests;
  const guestCount = Math.min(draft.guestCount ?? DEFAULT_GUESTS, maxGuests);
  const { choices } = draft;
  const party = useMemo(
    (): Party => ({ guestCount, ...(terms && choicesOf(choices, guestCount, terms)) }),
    [guestCount, choices, terms],
  );
  const totals = useMemo(
    () => (settings ? { settings, terms, party, currency, today } : null),
    [settings, terms, party, currency, today],
  );
  const availability = useAvailability([month, addMonths(month, 1)]);
  const stay = stayOf(selection);
  const rules = settings ?? PUBLIC_FALLBACKS;
  const checkinIssue = pickedCheckinIssue(selection, availability.days, rules, today);
  const knownIssue = checkinIssue ?? selectionIssue(selection, availability.days, rules, today);
  const priced = stay && !knownIssue ? { ...stay, ...party, currency } : null;
  const price = useStayPrice(priced, delayMs);
  // A new price from the server applies to exactly this stay, party, choices and currency.
  const question = JSON.stringify(priced);
  const changedQuote = changed?.question === question ? changed.quote : null;
  const quote = changedQuote ?? (price.state === 'known' ? price.quote : null);
  const shown: StayPrice = quote ? { state: 'known', quote } : price;
  const failure = 'error' in shown ? guestFailureText(shown.error, t) : null;
  const problem = knownIssue
    ? stayIssueText(knownIssue, texts, (day, options) => formatDay(day, locale, options), language)
    : failure;
  const retry = 'retry' in shown ? shown.retry : null;

  const hint = nextStep(selection, page);
  const clearedNote = clearedText(cleared, page);
  const isOffered =
    hoverDay !== null &&
    offerOfDay(hoverDay, selection, availability.days, rules, today).role === 'checkout';
  const offer = isOffered
    ? offerOf(selection, hoverDay, availability.days, settings, currency)
    : null;

  const enquiry = useEnquiry((sent) => {
    // The error of the last attempt is outdated.
    closeToast();
    showDates();
    useEnquiryDraft.setState({ details: NO_DETAILS, choices: NO_CHOICES, receipt: sent });
    select(NOTHING_PICKED, CALENDAR_DELAY_MS);
  });

  const isReady = useIsReady();
  const heading = useFocusOnChange<HTMLHeadingElement>(step);
  usePriceToast(failure, t('bill.failed'));
  useResetOnCurrency(currency, step === 'dates', clearForNow);
  // Called afterwards, so that restoring the currency does not clear the dates from the address.
  useStayAddress({ stay, guestCount: draft.guestCount }, today, (found) => {
    if (found.guestCount !== null) useEnquiryDraft.setState({ guestCount: found.guestCount });
    if (found.stay) choose(found.stay);
  });

  function select(next: Selection, delay: number) {
    setSelection(next);
    useEnquiryDraft.setState({ ...next, currency });
    setCleared(NOTHING_PICKED);
    setDelayMs(delay);
    setChanged(null);
  }

  function setChoices(changes: Partial<GuestChoices>) {
    useEnquiryDraft.setState({ choices: { ...choices, ...changes } });
    setDelayMs(CALENDAR_DELAY_MS);
  }

  /** Clears the selection, as specified, and keeps it for restoring. */
  function clearForNow() {
    select(NOTHING_PICKED, CALENDAR_DELAY_MS);
    setCleared(selection.checkinDate ? selection : cleared);
  }

  function choose(next: Selection) {
    select(next, CALENDAR_DELAY_MS);
    const { checkinDate } = next;
    if (checkinDate && startOfMonth(checkinDate) !== addMonths(month, 1)) showMonthOf(checkinDate);
  }

  function showMonthOf(day: PlainDate) {
    const last = endOfMonth(latestCheckin(today, settings?.monthsAhead));
    if (day >= startOfMonth(today) && day <= last) setMonth(startOfMonth(day));
  }

  if (draft.receipt) {
    return (
      <Page>
        <Back to="/">{t('booking.back')}</Back>
        <EnquirySent
          receipt={draft.receipt}
          onAnother={() => useEnquiryDraft.setState({ receipt: null })}
        />
      </Page>
    );
  }

  return (
    <Page>
      <Back to="/">{t('booking.back')}</Back>
      <Title ref={heading} tabIndex={-1} {...(step === 'dates' ? langOf('booking.title') : {})}>
        {step === 'dates' ? page.content['booking.title'] : t('booking.formTitle')}
      </Title>
      <Paragraphs
        text={step === 'dates' ? page.content['booking.lead'] : t('booking.formLead')}
        {...(step === 'dates' ? langOf('booking.lead') : {})}
        as={Lead}
      />
      <NoScript />
      <Columns disabled={!isReady}>
        {step === 'dates' ? (
          <Main>
            <DateFields
              settings={settings}
              selection={selection}
              onChange={(next) => {
                select(next, TYPING_DELAY_MS);
                if (next.checkinDate) showMonthOf(next.checkinDate);
              }}
            />
            <WeekChoices
              month={month}
              days={availability.days}
              settings={settings}
              totals={totals}
              onStay={choose}
            />
            <StayCalendar
              month={month}
              onMonth={(next) => {
                setMonth(next);
                clearForNow();
              }}
              selection={selection}
              cleared={clearedNote}
              onPick={(day) =>
                select(pickDay(checkinIssue ? NOTHING_PICKED : selection, day), CALENDAR_DELAY_MS)
              }
              hoverDay={offer?.stay.checkoutDate ?? null}
              onHover={setHoverDay}
              availability={availability}
              settings={settings}
              totals={totals}
            />
            {terms && <DiscountNotes discounts={terms.discounts} />}
          </Main>
        ) : (
          <Main>
            {terms && settings && terms.fees.extras.length > 0 && (
              <ExtrasField
                extras={terms.fees.extras}
                settings={settings}
                chosen={choices.extras}
                onChange={(extras) => setChoices({ extras })}
              />
            )}
            <EnquiryForm
              stay={stay}
              party={party}
              hasExtras={(terms?.fees.extras.length ?? 0) > 0}
              quote={quote}
              details={draft.details}
              onDetails={(details) => useEnquiryDraft.setState({ details })}
              onPriceChanged={(next) => setChanged({ question, quote: next })}
              enquiry={enquiry}
            />
          </Main>
        )}
        <Aside>
          {step === 'dates' && (
            <Field label={t('booking.guests')}>
              {(props) => (
                <Select
                  {...props}
                  value={guestCount}
                  onChange={({ target }) =>
                    useEnquiryDraft.setState({ guestCount: Number(target.value) })
                  }
                >
                  {Array.from({ length: maxGuests }, (_, index) => (
                    <option key={index + 1} value={index + 1}>
                      {t('booking.guestCount', { n: index + 1 })}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          {step === 'dates' && terms && (
            <PartyFields
              terms={terms}
              guestCount={guestCount}
              choices={choices}
              onChange={setChoices}
            />
          )}
          <PriceBill
            summary={step === 'form' && stay ? staySummary(stay, party, page) : null}
            price={shown}
            problem={problem}
            hint={hint}
            offer={offer}
            onRetry={step === 'form' ? retry : null}
          />
          {/* A stay that cannot be booked cannot be cancelled either. */}
          {stay && quote && <CancellationNote checkinDate={stay.checkinDate} />}
          {step === 'dates' ? (
            <>
              <StayFoot
                isPicked={selection.checkinDate !== null}
                price={shown}
                hint={hint}
                problem={problem}
                onRetry={retry}
                cleared={clearedNote}
                onRestore={() => choose(cleared)}
                onContinue={showForm}
              />
              {selection.checkinDate && (
                <Button
                  type="button"
                  $variant="quiet"
                  onClick={() => select(NOTHING_PICKED, CALENDAR_DELAY_MS)}
                >
                  {t('booking.clear')}
                </Button>
              )}
            </>
          ) : (
            <>
              <Button type="button" $variant="secondary" onClick={showDates}>
                {t('booking.changeDates')}
              </Button>
              <StayInfo settings={settings} days={availability.days} />
            </>
          )}
        </Aside>
      </Columns>
    </Page>
  );
}

/** The dates of an unfinished enquiry. Those in another currency are cleared but can be restored. */
function begunSelection(
  draft: ReturnType<typeof useEnquiryDraft.getState>,
  currency: string,
): { selection: Selection; cleared: Selection } {
  const picked = { checkinDate: draft.checkinDate, checkoutDate: draft.checkoutDate };
  return draft.currency === currency
    ? { selection: picked, cleared: NOTHING_PICKED }
    : { selection: NOTHING_PICKED, cleared: picked };
}

/** Moves scroll position and focus to the top of a new step. */
function useFocusOnChange<Element extends HTMLElement>(step: Step) {
  const heading = useRef<Element>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
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

const Page = styled.div`
  /* The same edges as the sections' and the footer's. */
  max-width: calc(${({ theme }) => theme.width.page} + ${space(20)});
  margin: 0 auto;
  padding: ${space(24)} ${space(5)} ${space(24)};
  ${({ theme }) => theme.up.tablet} {
    padding-inline: ${space(10)};
  }
  ${({ theme }) => theme.up.desktop} {
    padding-block: ${space(32)} ${space(34)};
  }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

const Title = styled.h1`
  outline: none;
  margin-top: ${space(2)};
  font-size: ${({ theme }) => theme.type.h2};
`;

const Lead = styled.p`
  margin-top: ${space(3)};
  font-size: ${({ theme }) => theme.type.lead};
  color: ${({ theme }) => theme.colors.slate};
`;

const Columns = styled(FormArea)`
  display: flex;
  flex-direction: column;
  gap: ${space(10)};
  margin-top: ${space(10)};
  ${({ theme }) => theme.up.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: ${space(14)};
    align-items: start;
  }
`;

const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  min-width: 0;
`;

/** On small screens its children join the column, so that the foot can stick along its full height. */
const Aside = styled.div`
  display: contents;
  ${({ theme }) => theme.up.desktop} {
    display: flex;
    flex-direction: column;
    gap: ${space(4)};
    position: sticky;
    top: 104px;
  }
`;
