import type { BookingJson } from '@shared/contract/bookings/booking';
import {
  OFFER_MESSAGE_LENGTH,
  type OfferInput,
  type OfferJson,
} from '@shared/contract/offers/offer';
import { defaultValidUntil } from '@shared/domain/offers/offerValidity';
import { centsOfNumber, formatMoney, type Currency } from '@shared/domain/prices/money';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { ApiError } from '../../api/client';
import { failureText } from '../components/failureText';
import { Button } from '../../components/Button';
import { Choice } from '../../components/Choices';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { TextAreaField, TextField } from '../components/fields';
import { issuesByField } from '../../components/formIssues';
import { useOfferAct } from '../../queries/offers';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { NoMail } from '../bookings/MailToGuest';
import { Notice, Pair } from '../components/sectionStyles';
import { StayChoiceFields } from '../bookings/panel/StayChoiceFields';
import { changedChoices, chosenOf } from '../bookings/panel/stayChoices';
import { useStayQuote } from '../bookings/panel/useStayQuote';
import { BankDetailsMissing } from '../payments/BankDetailsMissing';
import { useMailDelivery } from '../mail/useMailDelivery';
import { useToday } from '../components/useToday';
import { isStale } from '../components/isStale';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { WriteButton } from '../components/WriteButton';
import { OfferLines } from './OfferLines';
import {
  linesOfOtherStay,
  proposedLines,
  savedLines,
  sentLines,
  takenOutOf,
  totalOf,
  typedCents,
  type OfferLineForm,
} from './offerLineForm';
import { t } from '../i18n/t';
import { currentLocale } from '../i18n/language';

/**
 * Writes an offer: dates and guests, the lines that the rules propose, each to be changed, and what the
 * guest's acceptance does. The total is always the sum of the lines.
 * @param draft that is changed; `null` for a new one
 */
export function OfferDialog({
  booking,
  draft,
  onClose,
}: {
  booking: BookingJson;
  draft: OfferJson | null;
  onClose: () => void;
}) {
  const today = useToday();
  const hasMail = useMailDelivery() !== 'none';
  const [start] = useState(() => draft ?? startOf(booking, today));
  /** The draft as this form knows it, while the list behind it is read again with every change. */
  const [known, setKnown] = useState(draft);
  const [fields, setFields] = useState({
    checkinDate: start.checkinDate,
    checkoutDate: start.checkoutDate,
    guestCount: String(start.guestCount),
    validUntil: start.validUntil,
    message: start.message ?? '',
    holdsNights: start.holdsNights,
    confirmsItself: start.confirmsItself,
  });
  const [startChosen] = useState(() =>
    draft
      ? chosenOf({ ...draft, priceBreakdown: { ...booking.priceBreakdown, lines: draft.lines } })
      : chosenOf(booking),
  );
  const [chosen, setChosen] = useState(startChosen);
  const [lines, setLines] = useState<OfferLineForm[]>(() => (draft ? savedLines(draft) : []));
  /** Whether the lines are those of the stay on the form, and the owner's to keep. */
  const [hasLines, setHasLines] = useState(draft !== null);
  /** What the owner has taken out: it is not proposed for other dates either. */
  const takenOut = useRef(new Set<string>());
  /** The owner's amounts that other dates have left without a line. */
  const [replaced, setReplaced] = useState<OfferLineForm[]>([]);
  const [isAsking, setAsking] = useState(false);
  /** Whether the focus goes to what is wrong, and not back to where it was. */
  const leadsToProblem = useRef(false);
  const [isTouched, setTouched] = useState(false);
  const [isTried, setTried] = useState(false);
  const act = useOfferAct(booking.id);
  const change = (part: Partial<typeof fields>) => {
    setTouched(true);
    // What was refused is not what stands there now.
    act.reset();
    setFields((before) => ({ ...before, ...part }));
  };
  const changeStay = (part: Partial<typeof fields>) => {
    setHasLines(false);
    change(part);
  };
  const guestCount = Number(fields.guestCount);
  const quote = useStayQuote(
    booking,
    fields,
    changedChoices(chosenOf(booking), chosen, guestCount),
  );
  const answer = quote.state === 'known' ? quote.answer : null;
  const proposal = answer === null ? null : JSON.stringify(answer.quote);
  // What a stored draft lacks of what the rules ask for its own stay was taken out of it.
  const ofDraft = useStayQuote(
    booking,
    draft && { ...draft, guestCount: String(draft.guestCount) },
    changedChoices(chosenOf(booking), startChosen, start.guestCount),
  );
  const isDraftAsked = draft !== null && ofDraft.state === 'checking';
  useEffect(() => {
    if (hasLines || answer === null || isDraftAsked) return;
    const takenOutBefore =
      draft !== null && ofDraft.state === 'known'
        ? takenOutOf(proposedLines(ofDraft.answer.quote), savedLines(draft))
        : [];
    const next = linesOfOtherStay(
      answer.quote,
      lines,
      new Set([...takenOutBefore, ...takenOut.current]),
    );
    setLines(next.lines);
    setReplaced((before) => [...before, ...next.replaced]);
    setHasLines(true);
    // Another proposal is what is waited for; its text tells one from the other.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [proposal, hasLines, isDraftAsked]);
  useUnsavedChanges(isTouched);
  const form = useRef<HTMLFormElement>(null);

  const sent = sentLines(lines);
  const totalCents = totalOf(lines);
  const { currency } = booking;
  const listCents = answer && centsOfNumber(answer.quote.total);
  /** For its lines; of days that make no stay there are none, and a click says why. */
  const isWaiting = !hasLines && quote.state !== 'unasked';
  const hasClash = answer !== null && answer.clash !== null;
  const isReady =
    hasLines &&
    fields.validUntil >= today &&
    quote.state !== 'checking' &&
    sent !== null &&
    lines.length > 0;
  const failure = act.isError ? failureText(act.error, t('The offer could not be saved.')) : null;
  // It was said that another window has changed it: the next save stands on what that one stored.
  const isOutdated = isStale(act.error);
  if (isOutdated && draft && draft.updatedAt !== known?.updatedAt) setKnown(draft);
  const refused = act.error instanceof ApiError ? (act.error.body?.issues ?? []) : [];
  const issues: Readonly<Record<string, string | undefined>> = {
    ...issuesByField(refused),
    // Said before anything is sent, as long as it is so.
    ...(fields.validUntil < today && {
      validUntil:
        fields.validUntil === ''
          ? t('Please choose a day.')
          : t('This day has passed. Please choose a later one.'),
    }),
    ...(quote.state === 'unasked' && quote.issues),
  };

  type TextName = 'checkinDate' | 'checkoutDate' | 'guestCount' | 'validUntil' | 'message';
  const field = (name: TextName, set = change) => ({
    name,
    value: fields[name],
    error: issues[name],
    onValue: (value: string) => set({ [name]: value }),
  });
  const stayField = (name: TextName) => field(name, changeStay);

  /** Leads to the first field that is wrong, once it is marked. */
  const showProblem = () => {
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const save = async (kind: 'save' | 'saveAndSend') => {
    setTried(true);
    leadsToProblem.current = !isReady;
    if (!isReady || sent === null) {
      showProblem();
      return;
    }
    const { children, pets } = chosen;
    const input: OfferInput = {
      ...fields,
      guestCount,
      children: Math.max(0, Math.min(children, guestCount - 1)),
      pets,
      lines: sent,
    };
    try {
      // A draft that is gone meanwhile is made anew.
      await act.mutateAsync({ kind, offer: draft && known, input });
      showToast(
        kind === 'save'
          ? { title: t('Draft saved'), description: t('The guest was not told of it') }
          : {
              title: t('Offer sent'),
              ...(hasMail && {
                description: t('To {guestEmail}', { guestEmail: booking.guestEmail }),
              }),
            },
      );
      onClose();
    } catch {
      // The dialog says why.
      showProblem();
    }
  };

  const handleClose = () => {
    leadsToProblem.current = false;
    if (isTouched) setAsking(true);
    else onClose();
  };

  return (
    <Dialog
      isOpen
      isWide
      onClose={handleClose}
      title={t('Offer to {guestName}', { guestName: booking.guestName })}
      description={t('The guest accepts it on their page; until then you can withdraw it.')}
    >
      <DialogForm
        ref={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save('saveAndSend');
        }}
      >
        <Pair>
          <TextField label={t('Check-in')} {...stayField('checkinDate')} type="date" required />
          <TextField label={t('Check-out')} {...stayField('checkoutDate')} type="date" required />
        </Pair>
        <Pair>
          <TextField
            label={t('Guests')}
            {...stayField('guestCount')}
            type="number"
            inputMode="numeric"
            min={1}
            required
          />
          <TextField
            label={t('Valid until')}
            hint={t('To the end of that day in the villa.')}
            {...field('validUntil')}
            type="date"
            required
            min={today}
            max={fields.checkinDate}
          />
        </Pair>
        <StayChoiceFields
          guestCount={guestCount}
          chosen={chosen}
          onChange={(next) => {
            setHasLines(false);
            setTouched(true);
            setChosen(next);
          }}
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
        {replaced.length > 0 && (
          <Notice $tone="warning" role="status">
            {t('The amounts were calculated again for these dates. Yours were: {amounts}.', {
              amounts: replaced.map(({ amount }) => amountText(amount, currency)).join('; '),
            })}
          </Notice>
        )}
        <OfferLines
          lines={lines}
          currency={currency}
          showsProblems={isTried}
          onChange={(next) => {
            setTouched(true);
            setReplaced([]);
            for (const purpose of takenOutOf(lines, next)) takenOut.current.add(purpose);
            setLines(next);
          }}
        />
        <Total>
          <dt>
            {t('Total')}
            {listCents !== null && (
              <small>
                {t('List price {list}', {
                  list: formatMoney(listCents, currency, currentLocale()),
                })}
              </small>
            )}
          </dt>
          <dd>{totalCents === null ? '–' : formatMoney(totalCents, currency, currentLocale())}</dd>
        </Total>
        <TextAreaField
          label={t('Your words to the guest')}
          hint={t(
            hasMail
              ? 'They stand in the mail and on the guest’s page.'
              : 'They stand on the guest’s page.',
          )}
          {...field('message')}
          rows={3}
          maxLength={OFFER_MESSAGE_LENGTH}
        />
        <Choice>
          <input
            type="checkbox"
            checked={fields.holdsNights}
            onChange={({ target }) => change({ holdsNights: target.checked })}
          />
          {t('Hold the nights until then, so that nobody else can have them')}
        </Choice>
        <Choice>
          <input
            type="checkbox"
            checked={fields.confirmsItself}
            onChange={({ target }) => change({ confirmsItself: target.checked })}
          />
          {t('The guest’s acceptance confirms the booking; otherwise I confirm it myself')}
        </Choice>
        <BankDetailsMissing booking={booking} />
        {!hasMail && <NoMail guest={booking} />}
        {failure && <Notice $tone="error">{failure}</Notice>}
        <DialogActions>
          <WriteButton
            type="button"
            $variant="secondary"
            disabled={act.isPending || isWaiting}
            onClick={() => void save('save')}
          >
            {t('Save draft')}
          </WriteButton>
          <WriteButton type="submit" disabled={act.isPending || isWaiting || hasClash}>
            {act.isPending ? t('Sending...') : t('Send the offer')}
          </WriteButton>
        </DialogActions>
      </DialogForm>
      {isAsking && (
        <Dialog
          isOpen
          onClose={() => setAsking(false)}
          returnsFocus={() => !leadsToProblem.current}
          title={t('Close the offer?')}
          description={t(
            'What you have written is not saved. A draft stays with the booking, and the guest is not told of it.',
          )}
        >
          <DialogActions>
            <Button type="button" $variant="danger" onClick={onClose}>
              {t('Discard')}
            </Button>
            <WriteButton
              type="button"
              $variant="secondary"
              disabled={act.isPending || isWaiting}
              onClick={() => {
                setAsking(false);
                void save('save');
              }}
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

function amountText(typed: string, currency: Currency): string {
  const cents = typedCents(typed);
  return cents === null ? typed : formatMoney(cents, currency, currentLocale());
}

/** What a new offer begins with: what the guest asked for. */
function startOf(
  { checkinDate, checkoutDate, guestCount }: BookingJson,
  today: string,
): Pick<
  OfferJson,
  | 'checkinDate'
  | 'checkoutDate'
  | 'guestCount'
  | 'validUntil'
  | 'message'
  | 'holdsNights'
  | 'confirmsItself'
> {
  return {
    checkinDate,
    checkoutDate,
    guestCount,
    validUntil: defaultValidUntil(checkinDate, today),
    message: null,
    holdsNights: true,
    confirmsItself: true,
  };
}

const Total = styled.dl`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  margin: 0;
  padding-top: ${space(3)};
  border-top: 1px solid ${({ theme }) => theme.colors.ink};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  dd {
    margin: 0;
    color: ${({ theme }) => theme.colors.terracotta};
  }
  small {
    display: block;
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 400;
    color: ${({ theme }) => theme.colors.slate};
  }
`;
