import type { BookingJson } from '@shared/contract/bookings/booking';
import { LIMITS } from '@shared/contract/common';
import type { AnswerableRequest } from '@shared/contract/stay/ownerStay';
import { useState, type SyntheticEvent } from 'react';
import { failureText } from '../../../api/failureText';
import { Button } from '../../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../../components/Dialog';
import { Field, TextArea } from '../../../components/Field';
import { useAnswerStayRequest } from '../../../queries/stay';
import {
  keepInConversation,
  NO_DRAFT,
  saveConversationDraft,
  useConversationDrafts,
} from '../../../stores/conversationDrafts';
import { showToast } from '../../../stores/toasts';
import { inLanguage } from '../../components/inLanguage';
import { WriteButton } from '../../components/WriteButton';
import { useMailDelivery } from '../../mail/useMailDelivery';
import { Notice } from '../../components/sectionStyles';
import { t } from '../../i18n/t';

/**
 * The owner's no to what a guest asks for: words in the guest's language, to be changed, which go into
 * the conversation. What was typed stays when the dialog is closed.
 */
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
  /** Whether the wish still waits: one that the guest has taken back brings this dialog up no more. */
  isWaiting: boolean;
  onClose: () => void;
}) {
  const draftOf = `wish ${request.id}`;
  const [text, setText] = useState(
    () => useConversationDrafts.getState().drafts[draftOf]?.text ?? request.refusal,
  );
  const answer = useAnswerStayRequest(booking);
  const hasMail = useMailDelivery() !== 'none';
  const { guestName } = booking;
  const dismiss = () => {
    const words = text.trim();
    if (!isWaiting && words !== '' && words !== request.refusal) {
      keepInConversation(booking.reference, words);
    }
    onClose();
  };
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (answer.isPending || text.trim() === '') return;
    try {
      await answer.mutateAsync({ id: request.id, text: text.trim() });
    } catch {
      // Said below.
      return;
    }
    saveConversationDraft(draftOf, NO_DRAFT);
    showToast({
      title: t('Answer sent'),
      ...(hasMail && { description: t('{guestName} is told by mail.', { guestName }) }),
    });
    onClose();
  };
  return (
    <Dialog isOpen onClose={dismiss} title={title}>
      <DialogForm onSubmit={(event) => void handleSubmit(event)}>
        <Field
          label={t('Your words to {guestName}', { guestName })}
          hint={
            hasMail
              ? t('The guest reads them on their page and is told by mail{inLanguage}.', {
                  inLanguage: inLanguage(booking.language),
                })
              : t(
                  'The guest reads them on their page. Mail is not set up, so please tell them yourself as well.',
                )
          }
        >
          {(control) => (
            <TextArea
              {...control}
              rows={8}
              maxLength={LIMITS.longText}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                saveConversationDraft(draftOf, { text: target.value, files: [] });
              }}
            />
          )}
        </Field>
        {answer.isError && (
          <Notice $tone="error" role="alert">
            {failureText(answer.error, t('This was not sent. What you typed is still here.'))}
          </Notice>
        )}
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={dismiss}>
            {t('Not yet')}
          </Button>
          <WriteButton type="submit" disabled={answer.isPending || text.trim() === ''}>
            {t('Send to the guest')}
          </WriteButton>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
