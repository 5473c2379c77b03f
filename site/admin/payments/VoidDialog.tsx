import { voidInputSchema, type ReceiptJson } from '@shared/contract/payments/payments';
import { useState } from 'react';
import { failureText } from '../../api/failureText';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { Field, TextInput } from '../../components/Field';
import { useVoidReceipt } from '../../queries/payments';
import { showToast } from '../../stores/toasts';
import { Notice } from '../bookings/panel/panelStyles';
import { useForm } from '../components/useForm';
import { WriteButton } from '../components/WriteButton';

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
      showToast({ title: `Receipt ${receipt.number} is void` });
      onClose();
    } catch (error) {
      setFailure(failureText(error, 'The receipt was not changed.'));
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Mark receipt ${receipt.number} as void?`}
      description="It stays, with its number and your reason on it, and cannot be made valid again. A new receipt of the payment gets the next number."
    >
      <DialogForm {...form.props}>
        <Field label="Reason" error={form.issues.reason}>
          {(control) => <TextInput {...control} {...form.control('reason')} required />}
        </Field>
        {failure !== null && <Notice $tone="error">{failure}</Notice>}
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <WriteButton type="submit" $variant="danger" disabled={mark.isPending}>
            Mark as void
          </WriteButton>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
