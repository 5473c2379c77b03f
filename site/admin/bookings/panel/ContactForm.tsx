import type { BookingJson } from '@shared/contract/bookings/booking';
import { line, LIMITS, optionalEmail } from '@shared/contract/common';
import type { BookingUpdateInput } from '@shared/contract/bookings/ownerBooking';
import { LANGUAGE_CODES } from '@shared/i18n/languages';
import { useState } from 'react';
import * as z from 'zod/mini';
import { SelectField, TextField } from '../../components/fields';
import { languageName, languageOptions } from '../../components/inLanguage';
import { useForm } from '../../components/useForm';
import { useUnsavedChanges } from '../../components/useUnsavedChanges';
import { Notice, PanelForm } from '../../components/sectionStyles';
import { PanelFoot } from '../../components/PanelFoot';
import { useBookingSave } from './useBookingSave';
import { t } from '../../i18n/t';

const contactSchema = z.object({
  guestName: line(LIMITS.name, 'Full name is required'),
  guestEmail: optionalEmail('Please enter a valid email address'),
  guestPhone: line(LIMITS.phone),
  language: z.enum(LANGUAGE_CODES),
});
type ContactFields = z.infer<typeof contactSchema>;

/** @param onClose called with `true` if the guest's e-mail address has changed */
export function ContactForm({
  booking,
  onClose,
}: {
  booking: BookingJson;
  onClose: (isElsewhere: boolean) => void;
}) {
  const stored = contactOf(booking);
  /** The stored values at the time the form was opened. */
  const [base] = useState(stored);
  const form = useForm({
    schema: contactSchema,
    initial: base,
    onValid: (fields) => void handleSave(fields),
  });
  const { attempt, save } = useBookingSave(form);
  const handleSave = async (fields: ContactFields) => {
    const changes = changesBetween(stored, fields);
    if (Object.keys(changes).length === 0 || (await save(booking, changes))) {
      onClose(isElsewhere(stored, fields));
    }
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
      <TextField label={t('Email')} {...form.field('guestEmail')} type="email" isOptional />
      {stored.guestEmail !== '' && isElsewhere(stored, form.values) && (
        <Notice $tone="warning">
          {t(
            'The link in earlier mails stops working, so that nobody at the old address reads this guest’s page. The next mail brings a new one.',
          )}
        </Notice>
      )}
      <TextField label={t('Phone')} isOptional {...form.field('guestPhone')} type="tel" />
      <SelectField
        label={t('Language')}
        hint={t('Mails, offers and the guest’s page are in it.')}
        {...form.field('language')}
        options={languageOptions()}
      />
      <PanelFoot attempt={attempt} submit={t('Save changes')} onCancel={() => onClose(false)} />
    </PanelForm>
  );
}

function isElsewhere(before: ContactFields, after: ContactFields): boolean {
  const mailbox = ({ guestEmail }: ContactFields) => guestEmail.trim().toLowerCase();
  return mailbox(before) !== mailbox(after);
}

function contactOf({ guestName, guestEmail, guestPhone, language }: BookingJson): ContactFields {
  return { guestName, guestEmail, guestPhone: guestPhone ?? '', language };
}

function changesBetween(before: ContactFields, after: ContactFields): BookingUpdateInput {
  return {
    ...(after.guestName !== before.guestName && { guestName: after.guestName }),
    ...(after.guestEmail !== before.guestEmail && { guestEmail: after.guestEmail }),
    ...(after.guestPhone !== before.guestPhone && { guestPhone: after.guestPhone || null }),
    ...(after.language !== before.language && { language: after.language }),
  };
}
