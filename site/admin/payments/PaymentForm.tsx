import type { BookingJson } from '@shared/contract/bookings/booking';
import { line, LIMITS } from '@shared/contract/common';
import {
  paymentInputSchema,
  type BookingPayments,
  type PaymentInput,
  type PaymentJson,
} from '@shared/contract/payments/payments';
import { WAYS, type Direction, type Purpose, type Way } from '@shared/domain/payments/paymentState';
import { formatCents, parseCents } from '@shared/domain/prices/money';
import { useId, useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { failureText } from '../../api/failureText';
import { Button } from '../../components/Button';
import { Field, Select, TextInput } from '../../components/Field';
import { useRecordPayment, useUpdatePayment } from '../../queries/payments';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { FormActions, Notice, Pair, PanelForm } from '../bookings/panel/panelStyles';
import { typedPrice } from '../components/typedAmount';
import { useForm } from '../components/useForm';
import { useToday } from '../components/useToday';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { WriteButton } from '../components/WriteButton';
import { isNothing, WAY_TEXT, WHAT_TEXT, whatOf, type What } from './paymentText';
import { t } from './texts.en';

const GIVEN_BACK: What = 'out stay';
const WHATS = Object.keys(WHAT_TEXT) as What[];
const schema = z.object({
  what: z.string(),
  amount: typedPrice('Amount'),
  paidOn: paymentInputSchema.shape.paidOn,
  way: z.string(),
  note: line(LIMITS.shortText),
});
type Fields = { what: string; amount: string; paidOn: string; way: string; note: string };

type Props = {
  booking: BookingJson;
  data: BookingPayments;
  /** The one that is changed; `null` for a new one. */
  payment: PaymentJson | null;
  onClose: () => void;
};

/** Records a payment, or changes one. */
export function PaymentForm(props: Props) {
  return props.payment === null ? <NewPayment {...props} /> : <OldPayment {...props} />;
}

function NewPayment({ booking, data, onClose }: Props) {
  const today = useToday();
  const record = useRecordPayment(booking.id);
  const { what, amount } = proposed(data);
  return (
    <FieldsForm
      initial={{ what, amount, paidOn: today, way: 'transfer', note: '' }}
      currency={data.currency}
      // Too much of it goes back as it came; of a paid stay, less was agreed.
      lowersPrice={isNothing(data.stay.giveBack)}
      canLower={booking.status === 'confirmed'}
      save={record.mutateAsync}
      words={{
        label: t('payments.recordAPayment'),
        button: t('payments.record'),
        done: t('payments.paymentRecorded'),
      }}
      onClose={onClose}
    />
  );
}

function OldPayment({ booking, data, payment, onClose }: Props & { payment: PaymentJson | null }) {
  // The caller shows it for a payment only.
  const stored = payment as PaymentJson;
  const update = useUpdatePayment(booking.id, stored);
  const { amount, paidOn, way, note } = stored;
  return (
    <FieldsForm
      initial={{ what: whatOf(stored), amount, paidOn, way, note: note ?? '' }}
      currency={data.currency}
      lowersPrice={stored.lowersPrice}
      canLower={booking.status === 'confirmed' || stored.lowersPrice}
      save={update.mutateAsync}
      words={{
        label: t('payments.changeThePayment'),
        button: t('payments.saveChanges'),
        done: t('payments.paymentChanged'),
      }}
      onClose={onClose}
    />
  );
}

function FieldsForm({
  initial,
  currency,
  lowersPrice: initiallyLowers,
  canLower,
  save,
  words,
  onClose,
}: {
  initial: Fields;
  currency: string;
  /** Whether money given back lowers the price of the stay, as the form begins. */
  lowersPrice: boolean;
  /** Whether the booking's price can be lowered. */
  canLower: boolean;
  save: (body: PaymentInput) => Promise<unknown>;
  words: { label: string; button: string; done: string };
  onClose: () => void;
}) {
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const hintId = useId();
  const [lowersPrice, setLowersPrice] = useState(initiallyLowers);
  const form = useForm({
    schema,
    initial,
    onValid: (fields) => void handleSave(fields),
  });
  const handleSave = async ({ what, ...fields }: z.infer<typeof schema>) => {
    if (isSaving) return;
    setIsSaving(true);
    setFailure(null);
    const [direction, purpose] = what.split(' ') as [Direction, Purpose];
    try {
      // One of the options.
      await save({
        ...fields,
        way: fields.way as Way,
        direction,
        purpose,
        lowersPrice: canLower && what === GIVEN_BACK && lowersPrice,
      });
      showToast({ title: words.done });
      onClose();
    } catch (error) {
      form.showIssuesOf(error);
      setFailure(failureText(error, t('payments.thePaymentWasNot')));
      setIsSaving(false);
    }
  };
  useUnsavedChanges(
    JSON.stringify(form.values) !== JSON.stringify(initial) || lowersPrice !== initiallyLowers,
  );
  const list = (name: 'what' | 'way') => ({
    name,
    value: form.values[name],
    onChange: (event: { target: { value: string } }) => form.setValue(name, event.target.value),
  });
  return (
    <PanelForm {...form.props} aria-label={words.label}>
      <Field label={t('payments.whatItWas')}>
        {(control) => (
          <Select {...control} {...list('what')}>
            {WHATS.map((what) => (
              <option key={what} value={what}>
                {WHAT_TEXT[what]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Pair>
        <Field label={t('payments.amountCurrency', { currency })} error={form.issues.amount}>
          {(control) => (
            <TextInput
              {...control}
              {...form.control('amount')}
              inputMode="decimal"
              autoComplete="off"
              required
            />
          )}
        </Field>
        <Field label={t('payments.day')} error={form.issues.paidOn}>
          {(control) => <TextInput {...control} {...form.control('paidOn')} type="date" required />}
        </Field>
      </Pair>
      {canLower && form.values.what === GIVEN_BACK && (
        <Tick>
          <input
            type="checkbox"
            checked={lowersPrice}
            aria-describedby={hintId}
            onChange={(event) => setLowersPrice(event.target.checked)}
          />
          <span>
            {t('payments.lowerThePriceOf')}
            <small id={hintId}>{t('payments.forADiscountOr')}</small>
          </span>
        </Tick>
      )}
      <Field label={t('payments.paidBy')}>
        {(control) => (
          <Select {...control} {...list('way')}>
            {WAYS.map((way) => (
              <option key={way} value={way}>
                {WAY_TEXT[way]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t('payments.note')}
        isOptional
        hint={t('payments.theGuestDoesNot')}
        error={form.issues.note}
      >
        {(control) => (
          <TextInput {...control} {...form.control('note')} maxLength={LIMITS.shortText} />
        )}
      </Field>
      {failure !== null && <Notice $tone="error">{failure}</Notice>}
      <FormActions>
        <Button type="button" $variant="secondary" $size="small" onClick={onClose}>
          {t('payments.cancel')}
        </Button>
        <WriteButton type="submit" $size="small" disabled={isSaving}>
          {isSaving ? t('payments.saving') : words.button}
        </WriteButton>
      </FormActions>
    </PanelForm>
  );
}

/** What is most likely to be recorded next. */
function proposed({ stay, security, schedule }: BookingPayments): { what: What; amount: string } {
  const [back, securityBack] = [stay.giveBack, security.giveBack].map(parseCents);
  if (back) return { what: 'out stay', amount: formatCents(back) };
  if (securityBack) return { what: 'out security', amount: formatCents(securityBack) };
  const next = schedule.find(({ state, kind }) => state !== 'paid' && kind !== 'kept');
  if (!next) return { what: 'in stay', amount: '' };
  return {
    what: next.kind === 'security' ? 'in security' : 'in stay',
    amount: formatCents(parseCents(next.amount) - parseCents(next.paid)),
  };
}

const Tick = styled.label`
  display: flex;
  gap: ${space(3)};
  align-items: start;
  font-size: ${({ theme }) => theme.type.small};
  font-weight: 600;
  cursor: pointer;
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${({ theme }) => theme.colors.ocean};
  }
  small {
    display: block;
    margin-top: ${space(1)};
    font-weight: 400;
    color: ${({ theme }) => theme.colors.slate};
  }
`;
