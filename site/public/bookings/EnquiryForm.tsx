import type { BookingEnquiryInput } from '@shared/contract/bookings/booking';
import { TEXT_LIMITS } from '@shared/contract/textLimits';
import type { QuoteJson } from '@shared/contract/prices/price';
import { typedEmail } from '@shared/domain/emailAddress';
import { centsOfNumber, formatCents } from '@shared/domain/prices/money';
import type { Stay } from '@shared/domain/bookings/stayRules';
import { useRef, useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { ApiError } from '../../api/client';
import { Button } from '../../components/Button';
import { Field, TextArea, TextInput } from '../../components/Field';
import { issuesByField } from '../../components/formIssues';
import type { GuestDetails } from '../../stores/enquiryDraft';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { PrivacyNote } from '../legal/PrivacyNote';
import { HostContact } from '../messages/HostContact';
import { usePage, useText } from '../PageContext';
import { guestSendFailureText } from '../../api/failureText';
import type { Party } from './hoverPrice';
import { NextSteps } from './NextSteps';
import { firstPaymentOfQuote } from './firstPayment';
import type { useEnquiry } from './useEnquiry';

const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * The second step. It keeps the input and handles the server's answers in place: it asks about a new price and
 * names nights that were taken meanwhile.
 * @param quote the displayed price, `null` while it is calculated
 */
export function EnquiryForm({
  stay,
  party,
  hasExtras = false,
  quote,
  details,
  onDetails,
  onPriceChanged,
  enquiry,
}: {
  stay: Stay | null;
  party: Party;
  hasExtras?: boolean;
  quote: QuoteJson | null;
  details: GuestDetails;
  onDetails: (details: GuestDetails) => void;
  onPriceChanged: (quote: QuoteJson) => void;
  /** Owned by the page, so that an attempt outlives the form while the guest looks at other dates. */
  enquiry: ReturnType<typeof useEnquiry>;
}) {
  const { t, language, legal, money } = usePage();
  const { form, issues, setIssues, problem, hasNewPrice, refuse, handleFailure, forget } =
    useFaults(onPriceChanged);
  // Set until the attempt fails: after a success the form is about to leave the page.
  const isSent = useRef(false);

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // `isPending` only updates on the next render, after a second press.
    if (isSent.current || enquiry.isPending) return;
    forget();
    const mistakes = mistakesIn(details);
    if (mistakes.length > 0) return refuse(mistakes);
    if (!stay || !quote) return refuse([[null, stay ? 'priceRequired' : 'datesRequired']]);
    const body: BookingEnquiryInput = {
      ...details,
      language,
      checkinDate: stay.checkinDate,
      checkoutDate: stay.checkoutDate,
      ...party,
      currency: quote.currency,
      totalAmount: formatCents(centsOfNumber(quote.total)),
      priceBreakdown: quote.priceBreakdown,
      privacyVersion: legal.privacyVersion,
    };
    isSent.current = true;
    enquiry.mutate(
      { body, quote },
      {
        onError: (error) => {
          isSent.current = false;
          handleFailure(error);
        },
      },
    );
  };

  const control = (name: keyof GuestDetails, maxLength: number) => ({
    name,
    maxLength,
    value: details[name],
    onChange: (event: { target: { value: string } }) => {
      onDetails({ ...details, [name]: event.target.value });
      setIssues(({ [name]: _edited, ...rest }) => rest);
    },
  });

  const total = quote && money(centsOfNumber(quote.total), quote.currency);
  const alert = problem ?? (hasNewPrice && total ? t('enquiry.priceChanged', { total }) : null);
  const titles = Object.values(issues).flatMap(({ title }) => title ?? []);
  return (
    <Form ref={form} onSubmit={handleSubmit} noValidate>
      <Field label={t('enquiry.name')} error={issues['guestName']?.text}>
        {(props) => (
          <TextInput {...props} {...control('guestName', TEXT_LIMITS.name)} autoComplete="name" />
        )}
      </Field>
      <Field label={t('enquiry.email')} error={issues['guestEmail']?.text}>
        {(props) => (
          <TextInput
            {...props}
            {...control('guestEmail', TEXT_LIMITS.email)}
            type="email"
            autoComplete="email"
          />
        )}
      </Field>
      <Field
        label={t('enquiry.phone')}
        error={issues['guestPhone']?.text}
        isOptional={t('field.optional')}
      >
        {(props) => (
          <TextInput
            {...props}
            {...control('guestPhone', TEXT_LIMITS.phone)}
            type="tel"
            autoComplete="tel"
          />
        )}
      </Field>
      <Field
        label={t('enquiry.requests')}
        // Extras are chosen there instead of requested here.
        hint={t(hasExtras ? 'enquiry.requestsHintWithExtras' : 'enquiry.requestsHint')}
        error={issues['specialRequests']?.text}
        isOptional={t('field.optional')}
      >
        {(props) => <TextArea {...props} {...control('specialRequests', TEXT_LIMITS.longText)} />}
      </Field>
      {titles.length > 0 && (
        // Not announced: each field announces its own.
        <Problem as="ul">
          {titles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </Problem>
      )}
      {alert && <Problem role="alert">{alert}</Problem>}
      <Send>
        <div>
          <Button type="submit" disabled={!quote || enquiry.isPending}>
            {t(
              enquiry.isPending
                ? 'enquiry.sending'
                : hasNewPrice
                  ? 'enquiry.sendAgain'
                  : 'enquiry.send',
            )}
          </Button>
          {total && <strong>{t('enquiry.total', { total })}</strong>}
          <PrivacyNote of="enquiry" />
        </div>
        <NextSteps payment={quote && firstPaymentOfQuote(quote)} />
      </Send>
      <HostContact />
    </Form>
  );
}

/** A field, or `null` for the stay, and what is wrong with it. */
type Mistake = readonly [
  field: keyof GuestDetails | null,
  reason: 'nameRequired' | 'emailRequired' | 'emailInvalid' | 'datesRequired' | 'priceRequired',
];

/** All mistakes in the guest's details, in the order of the form. */
function mistakesIn({ guestName, guestEmail }: GuestDetails): Mistake[] {
  const mistakes: Mistake[] = [];
  if (guestName.trim() === '') mistakes.push(['guestName', 'nameRequired']);
  if (guestEmail.trim() === '') mistakes.push(['guestEmail', 'emailRequired']);
  else if (!SIMPLE_EMAIL.test(typedEmail(guestEmail)))
    mistakes.push(['guestEmail', 'emailInvalid']);
  return mistakes;
}

/** What is wrong with a field. @property title only of mistakes that the form itself has found */
type Issue = { title?: string; text: string };

/** Mistakes in the input, and the server's refusals. */
function useFaults(onPriceChanged: (quote: QuoteJson) => void) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [issues, setIssues] = useState<Record<string, Issue>>({});
  const [problem, setProblem] = useState<string | null>(null);
  /** The price was not the one that the guest sent. */
  const [hasNewPrice, setHasNewPrice] = useState(false);

  const refuse = (mistakes: readonly Mistake[]) => {
    const found: Record<string, Issue> = {};
    for (const [field, reason] of mistakes) {
      const title = t(`enquiry.${reason}.title`);
      const text = t(`enquiry.${reason}.text`);
      if (field) found[field] = { title, text };
      else setProblem(`${title}. ${text}`);
    }
    setIssues(found);
    const [first] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const handleFailure = (error: Error) => {
    const body = error instanceof ApiError ? error.body : null;
    if (body?.code === 'price_changed' && body.quote) {
      onPriceChanged(body.quote);
      setHasNewPrice(true);
      return;
    }
    if (body?.issues) {
      const texts = Object.entries(issuesByField(body.issues));
      setIssues(Object.fromEntries(texts.map(([field, text]) => [field, { text }])));
    }
    const message = guestSendFailureText(error, t('enquiry.failed.text'), t);
    setProblem(message);
    showToast({ title: t('enquiry.failed.title'), description: message, tone: 'destructive' });
  };

  const forget = () => {
    setHasNewPrice(false);
    setIssues({});
    setProblem(null);
  };

  return { form, issues, setIssues, problem, hasNewPrice, refuse, handleFailure, forget };
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
`;

/** What happens next stands beside the button if there is room, else below it. */
const Send = styled.div`
  display: grid;
  gap: ${space(6)} ${space(10)};
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: start;
    gap: ${space(3)} ${space(5)};
  }
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Problem = styled.p`
  margin: 0;
  padding: ${space(4)};
  list-style: none;
  background: ${({ theme }) => theme.colors.coralTint};
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.coral};
`;
