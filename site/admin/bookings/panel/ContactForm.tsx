import type { BookingJson } from '@shared/contract/bookings/booking';
import { email, line, LIMITS } from '@shared/contract/common';
import type { BookingUpdateInput } from '@shared/contract/bookings/ownerBooking';
import { isLanguage, LANGUAGE_CODES } from '@shared/i18n/languages';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../components/Button';
import { Field, Select } from '../../../components/Field';
import { TextField } from '../../components/fields';
import { languageName } from '../../components/inLanguage';
import { LanguageOptions } from '../../components/LanguageOptions';
import { useForm } from '../../components/useForm';
import { useUnsavedChanges } from '../../components/useUnsavedChanges';
import { WriteButton } from '../../components/WriteButton';
import { FormActions, Notice, PanelForm } from '../../components/sectionStyles';
import { useBookingSave } from './useBookingSave';
import { t } from '../../i18n/t';

const contactSchema = z.object({
  guestName: line(LIMITS.name, 'Full name is required'),
  guestEmail: email('Please enter a valid email address', 'Please enter a valid email address'),
  guestPhone: line(LIMITS.phone),
  /** The field is a list, so that nothing else can be in it. */
  language: z.pipe(z.string(), z.enum(LANGUAGE_CODES)),
});
type ContactFields = z.infer<typeof contactSchema>;
/** As they are typed and chosen. */
type ContactValues = z.input<typeof contactSchema>;

/**
 * Changes how the guest is called and reached.
 * @param onClose told whether mails go elsewhere now
 */
export function ContactForm({
  booking,
  onClose,
}: {
  booking: BookingJson;
  onClose: (isElsewhere: boolean) => void;
}) {
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
    if (error === null) onClose(isElsewhere(stored, fields));
    else form.showIssuesOf(error);
  };
  const isChangedElsewhere = Object.keys(changesBetween(base, stored)).length > 0;
  useUnsavedChanges(Object.keys(changesBetween(base, form.values)).length > 0);

  return (
    <PanelForm {...form.props} aria-label={t('Change contact details')}>
      {isChangedElsewhere && (
        <Notice $tone="warning">
          {t('Changed in another window meanwhile: {stored}. Saving replaces that.', {
            stored: [
              stored.guestName,
              stored.guestEmail,
              stored.guestPhone,
              languageName(stored.language),
            ]
              .filter(Boolean)
              .join(', '),
          })}
        </Notice>
      )}
      <TextField label={t('Name')} {...form.field('guestName')} required />
      <TextField label={t('Email')} {...form.field('guestEmail')} type="email" required />
      {isElsewhere(stored, form.values) && (
        <Notice $tone="warning">
          {t(
            'The link in earlier mails stops working, so that nobody at the old address reads this guest’s page. The next mail brings a new one.',
          )}
        </Notice>
      )}
      <TextField label={t('Phone')} isOptional {...form.field('guestPhone')} type="tel" />
      <Field
        label={t('Language')}
        hint={t('Mails, offers and the guest’s page are in it.')}
        error={form.issues.language}
      >
        {(control) => (
          <Select
            {...control}
            name="language"
            value={form.values.language}
            onChange={({ target }) => form.setValue('language', target.value)}
          >
            <LanguageOptions />
          </Select>
        )}
      </Field>
      {failure && <Notice $tone="error">{failure}</Notice>}
      <FormActions>
        <Button type="button" $variant="secondary" $size="small" onClick={() => onClose(false)}>
          {t('Keep as it is')}
        </Button>
        <WriteButton type="submit" $size="small" disabled={isSaving}>
          {isSaving ? t('Saving...') : t('Save changes')}
        </WriteButton>
      </FormActions>
    </PanelForm>
  );
}

/** Whether the mails go to another mailbox, however the address is spelt. */
function isElsewhere(before: ContactValues, after: ContactValues): boolean {
  const mailbox = ({ guestEmail }: ContactValues) => guestEmail.trim().toLowerCase();
  return mailbox(before) !== mailbox(after);
}

function contactOf({ guestName, guestEmail, guestPhone, language }: BookingJson): ContactFields {
  return { guestName, guestEmail, guestPhone: guestPhone ?? '', language };
}

/** The fields that differ, as they are sent; no number at all is told as `null`. */
function changesBetween(before: ContactValues, after: ContactValues): BookingUpdateInput {
  return {
    ...(after.guestName !== before.guestName && { guestName: after.guestName }),
    ...(after.guestEmail !== before.guestEmail && { guestEmail: after.guestEmail }),
    ...(after.guestPhone !== before.guestPhone && { guestPhone: after.guestPhone || null }),
    ...(after.language !== before.language &&
      isLanguage(after.language) && { language: after.language }),
  };
}
