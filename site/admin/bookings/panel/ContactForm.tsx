import type { BookingJson } from '@shared/contract/bookings/booking';
import { email, line, LIMITS } from '@shared/contract/common';
import type { BookingUpdateInput } from '@shared/contract/bookings/ownerBooking';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../components/Button';
import { Field, TextInput } from '../../../components/Field';
import { useForm } from '../../components/useForm';
import { useUnsavedChanges } from '../../components/useUnsavedChanges';
import { WriteButton } from '../../components/WriteButton';
import { FormActions, Notice, PanelForm } from './panelStyles';
import { useBookingSave } from './useBookingSave';

const contactSchema = z.object({
  guestName: line(LIMITS.name, 'Full name is required'),
  guestEmail: email('Please enter a valid email address', 'Please enter a valid email address'),
  guestPhone: line(LIMITS.phone),
});
type ContactFields = z.infer<typeof contactSchema>;

/** Changes how the guest is called and reached. */
export function ContactForm({ booking, onClose }: { booking: BookingJson; onClose: () => void }) {
  const stored = contactOf(booking);
  /** As it was when the form was opened. */
  const [base] = useState(stored);
  const { isSaving, failure, save } = useBookingSave();
  const form = useForm({
    schema: contactSchema,
    initial: base,
    onValid: (fields) => void handleSave(fields),
  });
  const handleSave = async (fields: ContactFields) => {
    const changes = changesBetween(stored, fields);
    const error = Object.keys(changes).length === 0 ? null : await save(booking, changes);
    if (error === null) onClose();
    else form.showIssuesOf(error);
  };
  const isChangedElsewhere = Object.keys(changesBetween(base, stored)).length > 0;
  useUnsavedChanges(Object.keys(changesBetween(base, form.values)).length > 0);

  return (
    <PanelForm {...form.props} aria-label="Change contact details">
      {isChangedElsewhere && (
        <Notice $tone="warning">
          Changed in another window meanwhile:{' '}
          {[stored.guestName, stored.guestEmail, stored.guestPhone].filter(Boolean).join(', ')}.
          Saving replaces that.
        </Notice>
      )}
      <Field label="Name" error={form.issues.guestName}>
        {(control) => <TextInput {...control} {...form.control('guestName')} required />}
      </Field>
      <Field label="Email" error={form.issues.guestEmail}>
        {(control) => (
          <TextInput {...control} {...form.control('guestEmail')} type="email" required />
        )}
      </Field>
      <Field label="Phone" isOptional error={form.issues.guestPhone}>
        {(control) => <TextInput {...control} {...form.control('guestPhone')} type="tel" />}
      </Field>
      {failure && <Notice $tone="error">{failure}</Notice>}
      <FormActions>
        <Button type="button" $variant="secondary" $size="small" onClick={onClose}>
          Keep as it is
        </Button>
        <WriteButton type="submit" $size="small" disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save changes'}
        </WriteButton>
      </FormActions>
    </PanelForm>
  );
}

function contactOf({ guestName, guestEmail, guestPhone }: BookingJson): ContactFields {
  return { guestName, guestEmail, guestPhone: guestPhone ?? '' };
}

/** The fields that differ, as they are sent; no number at all is told as `null`. */
function changesBetween(before: ContactFields, after: ContactFields): BookingUpdateInput {
  return {
    ...(after.guestName !== before.guestName && { guestName: after.guestName }),
    ...(after.guestEmail !== before.guestEmail && { guestEmail: after.guestEmail }),
    ...(after.guestPhone !== before.guestPhone && { guestPhone: after.guestPhone || null }),
  };
}
