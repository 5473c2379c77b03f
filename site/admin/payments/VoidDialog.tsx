import { voidInputSchema, type ReceiptJson } from '@shared/contract/payments/payments';
import { TextField } from '../components/fields';
import { useVoidReceipt } from '../../queries/payments';
import { useForm } from '../components/useForm';
import { FormDialog } from '../components/FormDialog';
import { useAttempt } from '../components/useAttempt';
import { t } from '../i18n/t';

export function VoidDialog({
  bookingId,
  receipt,
  onClose,
}: {
  bookingId: number;
  receipt: ReceiptJson;
  onClose: () => void;
}) {
  const mark = useVoidReceipt(bookingId);
  const form = useForm({
    schema: voidInputSchema,
    initial: { reason: '' },
    onValid: ({ reason }) =>
      void attempt.run(async () => {
        await mark.mutateAsync({ id: receipt.id, reason });
        onClose();
      }),
  });
  const attempt = useAttempt(
    { done: 'The receipt is void', failed: 'The receipt was not changed.' },
    { form },
  );
  return (
    <FormDialog
      title={t('Mark receipt {number} as void?', { number: receipt.number })}
      description={t(
        'It stays, with its number and your reason on it, and cannot be made valid again. A new receipt of the payment gets the next number.',
      )}
      form={form}
      attempt={attempt}
      submit={t('Mark as void')}
      tone="danger"
      onClose={onClose}
    >
      <TextField label={t('Reason')} {...form.field('reason')} required />
    </FormDialog>
  );
}
