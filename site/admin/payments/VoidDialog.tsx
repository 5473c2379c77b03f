import { voidInputSchema, type ReceiptJson } from '@shared/contract/payments/payments';
import { useState } from 'react';
import { failureText } from '../../api/failureText';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { Field, TextInput } from '../../components/Field';
import { useVoidReceipt } from '../../queries/payments';
import { showToast } from '../../stores/toasts';
import { Notice } from '../components/sectionStyles';
import { useForm } from '../components/useForm';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { WriteButton } from '../components/WriteButton';
import { t } from '../i18n/t';

/** Asks why a receipt is void before it is marked so. */
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
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    schema: voidInputSchema,
    initial: { reason: '' },
    onValid: (fields) => void handleVoid(fields),
  });
  const handleVoid = async ({ reason }: { reason: string }) => {
    if (mark.isPending) return;
    setFailure(null);
    try {
      await mark.mutateAsync({ id: receipt.id, reason });
      showToast({ title: t('Receipt {number} is void', { number: receipt.number }) });
      onClose();
    } catch (error) {
      setFailure(failureText(error, t('The receipt was not changed.')));
    }
  };
  const leave = useUnsavedChanges(form.values.reason.trim() !== '');
  const dismiss = () => leave(onClose);
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={t('Mark receipt {number} as void?', { number: receipt.number })}
      description={t(
        'It stays, with its number and your reason on it, and cannot be made valid again. A new receipt of the payment gets the next number.',
      )}
    >
      <DialogForm {...form.props}>
        <Field label={t('Reason')} error={form.issues.reason}>
          {(control) => <TextInput {...control} {...form.control('reason')} required />}
        </Field>
        {failure !== null && (
          <Notice $tone="error" role="alert">
            {failure}
          </Notice>
        )}
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={dismiss}>
            {t('Cancel')}
          </Button>
          <WriteButton type="submit" $variant="danger" disabled={mark.isPending}>
            {t('Mark as void')}
          </WriteButton>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
