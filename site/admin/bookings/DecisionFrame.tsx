import type { BookingJson } from '@shared/contract/bookings/booking';
import styled from 'styled-components';
import { useEffect, type ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { keepInConversation } from '../../stores/conversationDrafts';
import { stayText } from '../components/dateRangeText';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { Choices } from '../../components/Choices';
import { space } from '../../styles/theme';
import { t } from '../i18n/t';

/**
 * The dialog around a decision. If another window has decided, it only says so and can be closed. Unsent text is
 * kept in the conversation.
 */
export function DecisionFrame({
  booking,
  title,
  consequence,
  conflict,
  text,
  keptText,
  onClose,
  children,
}: {
  booking: BookingJson;
  title: string;
  consequence: string;
  /** Message about the decision that another window has made meanwhile; `null` if there is none. */
  conflict: string | null;
  text: string;
  /** Text of a failed attempt. Closing the dialog keeps it. */
  keptText: string;
  onClose: () => void;
  children: (dismiss: () => void) => ReactNode;
}) {
  const isUnsent = conflict !== null && text !== '';
  useEffect(() => {
    if (isUnsent) keepInConversation(booking.reference, text);
  }, [isUnsent, booking.reference, text]);
  const leave = useUnsavedChanges(conflict === null && text !== '' && text !== keptText);
  const dismiss = () => leave(onClose);
  const subject = `${booking.guestName}, ${stayText(booking)}.`;
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={conflict ?? title}
      description={conflict ? subject : `${subject} ${consequence}`}
    >
      {conflict ? (
        <>
          {/* Screen readers do not announce a changed title. */}
          <VisuallyHidden role="alert">{conflict}</VisuallyHidden>
          {isUnsent && (
            <p>
              {t('Your message is kept in the conversation with the guest, where you can send it.')}
            </p>
          )}
          <DialogActions>
            <Button type="button" onClick={onClose}>
              {t('Close')}
            </Button>
          </DialogActions>
        </>
      ) : (
        children(dismiss)
      )}
    </Dialog>
  );
}

export const DecisionChoices = styled(Choices)`
  margin: ${space(4)} 0;
`;
