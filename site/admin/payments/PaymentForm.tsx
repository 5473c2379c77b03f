import type { BookingJson } from '@shared/contract/bookings/booking';
import { line, LIMITS } from '@shared/contract/common';
import {
  paymentInputSchema,
  type AccountJson,
  type BookingPayments,
  type NewPayment,
  type PaymentJson,
} from '@shared/contract/payments/payments';
import { WAYS, type Direction, type Purpose } from '@shared/domain/payments/paymentState';
import { formatCents, parseCents, type Cents, type Currency } from '@shared/domain/prices/money';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../api/client';
import { CheckboxField, SelectField, TextField } from '../components/fields';
import { useRecordPayment, useUpdatePayment } from '../../queries/payments';
import { showToast } from '../../stores/toasts';
import { Pair, PanelForm } from '../components/sectionStyles';
import { AskBeforeDialog } from '../components/AskBeforeDialog';
import { typedPrice } from '../components/typedAmount';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { useToday } from '../components/useToday';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { PanelFoot } from '../components/PanelFoot';
import { isNothing, WAY_TEXT, WHAT_TEXT, whatOf, type What } from './paymentText';
import { t } from '../i18n/t';
import { centsText, moneyText, shortDayText } from '../components/formats';

const GIVEN_BACK: What = 'out stay';
const WHATS = Object.keys(WHAT_TEXT) as What[];
const schema = z.object({
  what: z.enum(WHATS),
  amount: typedPrice('Amount'),
  paidOn: paymentInputSchema.shape.paidOn,
  way: z.enum(WAYS),
  note: line(LIMITS.shortText),
  lowersPrice: z.boolean(),
});
type Fields = z.infer<typeof schema>;

type Props = {
  booking: BookingJson;
  data: BookingPayments;
  payment: PaymentJson | null;
  direction: Direction;
  onClose: () => void;
};

export function PaymentForm(props: Props) {
  return props.payment === null ? <NewPayment {...props} /> : <OldPayment {...props} />;
}

function NewPayment({ booking, data, direction, onClose }: Props) {
  const today = useToday();
  const record = useRecordPayment(booking.id);
  const what = likely(data, direction);
  return (
    <FieldsForm
      initial={{
        what,
        amount: openAmount(what, data),
        paidOn: today,
        way: 'transfer',
        note: '',
        // Returning an overpayment leaves the price as it is. Any other return means that a lower price was agreed.
        lowersPrice: isNothing(data.stay.giveBack),
      }}
      openOf={(what) => openAmount(what, data)}
      mostOf={(what) => unpaidOf(what, data)}
      currency={data.currency}
      canLower={booking.status === 'confirmed'}
      save={record.mutateAsync}
      texts={{
        label: t('Record a payment'),
        button: t('Record'),
        done: t('Payment recorded'),
      }}
      onClose={onClose}
    />
  );
}

function OldPayment({ booking, data, payment, onClose }: Props & { payment: PaymentJson | null }) {
  // The caller shows this only with a payment.
  const stored = payment as PaymentJson;
  const update = useUpdatePayment(booking.id, stored);
  const { amount, paidOn, way, note, lowersPrice } = stored;
  return (
    <FieldsForm
      initial={{ what: whatOf(stored), amount, paidOn, way, note: note ?? '', lowersPrice }}
      mostOf={(what) => {
        const unpaid = unpaidOf(what, data);
        // The stored amount already counts as paid, so add it back.
        return what === whatOf(stored)
          ? formatCents(parseCents(unpaid) + parseCents(amount))
          : unpaid;
      }}
      currency={data.currency}
      canLower={booking.status === 'confirmed' || lowersPrice}
      save={update.mutateAsync}
      texts={{
        label: t('Change the payment'),
        button: t('Save changes'),
        done: t('Payment changed'),
      }}
      onClose={onClose}
    />
  );
}

type FormProps = {
  initial: Fields;
  openOf?: (what: What) => string;
  /** Unpaid amount of a kind. The form asks for confirmation before it records more. */
  mostOf: (what: What) => string;
  currency: Currency;
  canLower: boolean;
  save: (body: NewPayment) => Promise<unknown>;
  texts: { label: string; button: string; done: string };
  onClose: () => void;
};

function usePaymentFields({ initial, openOf, mostOf, canLower, save, texts, onClose }: FormProps) {
  const today = useToday();
  const [question, setQuestion] = useState<Question | null>(null);
  const form = useForm({ schema, initial, onValid: (fields) => handleValid(fields) });
  const attempt = useAttempt({ failed: 'The payment was not saved.' }, { form });
  useUnsavedChanges(form.isChanged);
  const handleValid = ({ what, ...fields }: z.infer<typeof schema>) => {
    const [direction, purpose] = what.split(' ') as [Direction, Purpose];
    const body = {
      ...fields,
      direction,
      purpose,
      lowersPrice: canLower && what === GIVEN_BACK && fields.lowersPrice,
    };
    const above = parseCents(body.amount) - parseCents(mostOf(what));
    // The server rejects returning more than is held, and days in the future.
    if (direction === 'in' && above > 0 && fields.paidOn <= today) {
      // Clears the failure of the last attempt.
      void attempt.run(async () => setQuestion({ kind: 'above', above, body }));
    } else handleSave({ ...body, isRepeated: false });
  };
  const handleSave = (body: NewPayment) =>
    void attempt.run(async () => {
      setQuestion(null);
      try {
        await save(body);
      } catch (error) {
        if (!(error instanceof ApiError && error.body?.code === 'payment_exists')) throw error;
        setQuestion({ kind: 'exists', body });
        return;
      }
      showToast({ title: texts.done });
      onClose();
    });
  const handleWhat = (what: What) => {
    // Keeps a typed amount, but replaces a proposed one.
    const isProposed = openOf?.(form.values.what) === form.values.amount;
    form.setValues({ what, ...(openOf && isProposed && { amount: openOf(what) }) });
  };
  return { form, attempt, question, setQuestion, handleSave, handleWhat };
}

function FieldsForm(props: FormProps) {
  const { currency, canLower, texts, onClose } = props;
  const { form, attempt, question, setQuestion, handleSave, handleWhat } = usePaymentFields(props);
  const isOff = form.values.what.startsWith('off');
  const isKept = form.values.what === 'off security';
  return (
    <PanelForm {...form.props} aria-label={texts.label}>
      <SelectField
        label={t('What it was')}
        {...form.field('what')}
        options={WHATS.map((what) => [what, t(WHAT_TEXT[what])])}
        onValue={handleWhat}
      />
      <Pair>
        <TextField
          label={t('Amount ({currency})', { currency })}
          {...form.field('amount')}
          inputMode="decimal"
          required
        />
        <TextField label={t('Day')} {...form.field('paidOn')} type="date" required />
      </Pair>
      {canLower && form.values.what === GIVEN_BACK && (
        <CheckboxField
          label={t('Lower the price of the stay by it')}
          hint={t(
            'For a discount or a refund. Without it the guest owes the amount again, as after a payment that was made twice or by mistake.',
          )}
          {...form.field('lowersPrice')}
        />
      )}
      {!isOff && (
        <SelectField
          label={t('Paid by')}
          {...form.field('way')}
          options={WAYS.map((way) => [way, t(WAY_TEXT[way])])}
        />
      )}
      <TextField
        label={isKept ? t('Reason') : t('Note')}
        isOptional={!isKept}
        hint={
          isKept
            ? t('The guest reads it on the page of the stay.')
            : t('The guest does not see it.')
        }
        {...form.field('note')}
        maxLength={LIMITS.shortText}
      />
      <PanelFoot attempt={attempt} cancel={t('Cancel')} submit={texts.button} onCancel={onClose} />
      {question && (
        <AskBefore
          question={question}
          currency={currency}
          onRecord={() => handleSave({ ...question.body, isRepeated: question.kind === 'exists' })}
          onClose={() => setQuestion(null)}
        />
      )}
    </PanelForm>
  );
}

type Question = { body: NewPayment } & ({ kind: 'above'; above: Cents } | { kind: 'exists' });

function AskBefore({
  question,
  currency,
  onRecord,
  onClose,
}: {
  question: Question;
  currency: Currency;
  onRecord: () => void;
  onClose: () => void;
}) {
  const { body } = question;
  const amount = moneyText(body.amount, currency);
  return (
    <AskBeforeDialog
      title={
        question.kind === 'above'
          ? t('Record {amount}?', { amount })
          : t('Record it a second time?')
      }
      description={
        question.kind === 'above'
          ? t('That is {above} more than is open. What is too much is then to be given back.', {
              above: centsText(question.above, currency),
            })
          : t(
              '{amount} on {day} is recorded already. Somebody else may have entered the same transfer.',
              { amount, day: shortDayText(body.paidOn) },
            )
      }
      confirmLabel={t('Record all the same')}
      onConfirm={onRecord}
      onClose={onClose}
    />
  );
}

function likely({ stay, security, schedule }: BookingPayments, direction: Direction): What {
  if (direction === 'out') {
    return isNothing(stay.giveBack) && !isNothing(security.giveBack) ? 'out security' : 'out stay';
  }
  const next = schedule.find(({ state, kind }) => state !== 'paid' && kind !== 'kept');
  return next?.kind === 'security' && !isNothing(security.outstanding) ? 'in security' : 'in stay';
}

function accountOf(what: What, { stay, security }: BookingPayments): AccountJson {
  return what.endsWith('security') ? security : stay;
}

/** The unpaid amount of a kind. A cancelled stay can have one, although nothing is due any more. */
function unpaidOf(what: What, data: BookingPayments): string {
  const { outstanding, scheduled, received, returned } = accountOf(what, data);
  const unpaid = parseCents(scheduled) - parseCents(received) + parseCents(returned);
  return formatCents(Math.max(parseCents(outstanding), unpaid));
}

function openAmount(what: What, data: BookingPayments): string {
  const { outstanding, giveBack } = accountOf(what, data);
  // How much is kept for damage is for the owner to say.
  if (what === 'off security') return '';
  const next = data.schedule.find(
    ({ state, kind }) => state !== 'paid' && kind !== 'kept' && kind !== 'security',
  );
  const amount = what.startsWith('out')
    ? giveBack
    : what === 'in stay' && next && !isNothing(outstanding)
      ? formatCents(parseCents(next.amount) - parseCents(next.paid))
      : outstanding;
  return isNothing(amount) ? '' : amount;
}
