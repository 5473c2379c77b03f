import type { BookingJson } from '@shared/contract/bookings/booking';
import { LIMITS } from '@shared/contract/common';
import type { AnswerableRequest } from '@shared/contract/stay/ownerStay';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useAnswerStayRequest } from '../../../queries/stay';
import {
  keepInConversation,
  NO_DRAFT,
  saveConversationDraft,
  useConversationDrafts,
} from '../../../stores/conversationDrafts';
import { showToast } from '../../../stores/toasts';
import { TextAreaField } from '../../components/fields';
import { FormDialog } from '../../components/FormDialog';
import { inLanguage } from '../../components/inLanguage';
import { useAttempt } from '../../components/useAttempt';
import { useForm } from '../../components/useForm';
import { useMailDelivery } from '../../mail/useMailDelivery';
import { t } from '../../i18n/t';

/** Declines a guest's request with a text that goes into the conversation. Typed text survives closing. */
export function StayAnswerDialog({
  booking,
  request,
  title,
  isWaiting,
  onClose,
}: {
  booking: BookingJson;
  request: AnswerableRequest;
  title: string;
  /** False once the guest has withdrawn the request. */
  isWaiting: boolean;
  onClose: () => void;
}) {
  const draftOf = `wish ${request.id}`;
  const answer = useAnswerStayRequest(booking);
  const hasMail = useMailDelivery(booking) !== 'none';
  const { guestName } = booking;
  const [initial] = useState(
    () => useConversationDrafts.getState().drafts[draftOf]?.text ?? request.refusal,
  );
  const form = useForm({
    schema: z.object({ text: z.string().check(z.trim()) }),
    initial: { text: initial },
    onValid: ({ text }) =>
      void attempt.run(async () => {
        await answer.mutateAsync({ id: request.id, text });
        saveConversationDraft(draftOf, NO_DRAFT);
        showToast({
          title: t('Answer sent'),
          ...(hasMail && { description: t('{guestName} is notified by mail.', { guestName }) }),
        });
        onClose();
      }),
  });
  const attempt = useAttempt(
    { failed: 'This was not sent. What you typed is still here.' },
    { form },
  );
  const message = form.values.text.trim();
  const handleClose = () => {
    if (!isWaiting && message !== '' && message !== request.refusal) {
      keepInConversation(booking.reference, message);
    }
    onClose();
  };
  return (
    <FormDialog
      title={title}
      form={form}
      attempt={attempt}
      isUnsaved={false}
      cancel={t('Not yet')}
      submit={t('Send to the guest')}
      isHeldBack={message === ''}
      onClose={handleClose}
    >
      <TextAreaField
        label={t('Your message to {guestName}', { guestName })}
        hint={
          hasMail
            ? t('The guest reads your message on their page and is notified by mail{inLanguage}.', {
                inLanguage: inLanguage(booking.language),
              })
            : t(
                booking.guestEmail === ''
                  ? 'The guest reads it on their page. There is no email address, so please tell them yourself as well.'
                  : 'The guest reads them on their page. Mail is not set up, so please tell them yourself as well.',
              )
        }
        {...form.field('text')}
        onValue={(text) => {
          form.setValue('text', text);
          saveConversationDraft(draftOf, { text, files: [] });
        }}
        rows={8}
        maxLength={LIMITS.longText}
      />
    </FormDialog>
  );
}
