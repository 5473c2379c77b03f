import type { BookingEnquiryInput } from '@shared/contract/bookings/booking';
import { TEXT_LIMITS } from '@shared/contract/textLimits';
import type { QuoteJson } from '@shared/contract/prices/price';
import { typedEmail } from '@shared/domain/emailAddress';
import { centsOfNumber, formatCents } from '@shared/domain/prices/money';
import type { Stay } from '@shared/domain/bookings/stayRules';
import type { TextKey } from '@shared/i18n/translate';
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
import { usePage } from '../PageContext';
import { guestSendFailureText } from '../../api/failureText';
import type { Party } from './hoverPrice';
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

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (enquiry.isSending()) return;
    forget();
    if (details.guestName.trim() === '') return refuse('guestName', 'nameRequired');
    if (details.guestEmail.trim() === '') return refuse('guestEmail', 'emailRequired');
    if (!SIMPLE_EMAIL.test(typedEmail(details.guestEmail)))
      return refuse('guestEmail', 'emailInvalid');
    if (!stay) return refuse(null, 'datesRequired');
    if (!quote) return refuse(null, 'priceRequired');
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
    enquiry.mutate(body, { onError: handleFailure });
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

  return (
    <Form ref={form} onSubmit={handleSubmit} noValidate>
      <Field label={t('enquiry.name')} error={issues['guestName']}>
        {(props) => (
          <TextInput {...props} {...control('guestName', TEXT_LIMITS.name)} autoComplete="name" />
        )}
      </Field>
      <Field label={t('enquiry.email')} error={issues['guestEmail']}>
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
        error={issues['guestPhone']}
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
        error={issues['specialRequests']}
        isOptional={t('field.optional')}
      >
        {(props) => <TextArea {...props} {...control('specialRequests', TEXT_LIMITS.longText)} />}
      </Field>
      <PrivacyNote of="enquiry" />
      {problem && <Problem role="alert">{problem}</Problem>}
      <Send>
        <Button type="submit" disabled={!quote || enquiry.isPending}>
          {t(
            enquiry.isPending
              ? 'enquiry.sending'
              : hasNewPrice
                ? 'enquiry.sendAgain'
                : 'enquiry.send',
          )}
        </Button>
        {quote && (
          <strong>
            {t('enquiry.total', { total: money(centsOfNumber(quote.total), quote.currency) })}
          </strong>
        )}
      </Send>
    </Form>
  );
}

/** Faults of the input, and the server's refusals. */
function useFaults(onPriceChanged: (quote: QuoteJson) => void) {
  const { t, money } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [hasNewPrice, setHasNewPrice] = useState(false);

  const refuse = (
    name: keyof GuestDetails | null,
    reason: 'nameRequired' | 'emailRequired' | 'emailInvalid' | 'datesRequired' | 'priceRequired',
  ) => {
    const description = t(`enquiry.${reason}.text` satisfies TextKey);
    // The text is at the field already; repeating it in the toast would cover more of a phone's screen.
    showToast({
      title: t(`enquiry.${reason}.title`),
      ...(name === null && { description }),
      tone: 'destructive',
    });
    if (!name) return;
    setIssues({ [name]: description });
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };

  const handleFailure = (error: Error) => {
    const body = error instanceof ApiError ? error.body : null;
    if (body?.code === 'price_changed' && body.quote) {
      onPriceChanged(body.quote);
      setHasNewPrice(true);
      setProblem(
        t('enquiry.priceChanged', {
          total: money(centsOfNumber(body.quote.total), body.quote.currency),
        }),
      );
      return;
    }
    if (body?.issues) setIssues(issuesByField(body.issues));
    const message = guestSendFailureText(error, t('enquiry.failed.text'), t);
    setProblem(message);
    showToast({ title: t('enquiry.failed.title'), description: message, tone: 'destructive' });
  };

  const forget = () => {
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

const Send = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(5)};
  font-variant-numeric: tabular-nums;
`;

const Problem = styled.p`
  padding: ${space(4)};
  background: ${({ theme }) => theme.colors.coralTint};
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.coral};
`;
