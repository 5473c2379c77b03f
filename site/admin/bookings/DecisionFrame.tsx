import type { BookingJson } from '@shared/contract/bookings/booking';
import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { keepInConversation } from '../../stores/conversationDrafts';
import { space } from '../../styles/theme';
import { Notice } from '../components/sectionStyles';
import { stayText } from '../components/dateRangeText';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { t } from '../i18n/t';

/**
 * The dialog around a decision. Once another window has decided, there is nothing to ask: it says
 * what happened, and can only be closed. Words that were begun are kept in the conversation.
 */
export function DecisionFrame({
  booking,
  title,
  consequence,
  overtaken,
  words,
  keptWords,
  onClose,
  children,
}: {
  booking: BookingJson;
  title: string;
  consequence: string;
  /** What another window decided meanwhile; `null` while the question stands. */
  overtaken: string | null;
  /** The owner's own to the guest, as far as they are written. */
  words: string;
  /** Those of them that a failed try has left, which closing does not lose. */
  keptWords: string;
  onClose: () => void;
  /** @param dismiss leaves the question without an answer */
  children: (dismiss: () => void) => ReactNode;
}) {
  const isUnsent = overtaken !== null && words !== '';
  useEffect(() => {
    if (isUnsent) keepInConversation(booking.reference, words);
  }, [isUnsent, booking.reference, words]);
  const leave = useUnsavedChanges(overtaken === null && words !== '' && words !== keptWords);
  const dismiss = () => leave(onClose);
  const subject = `${booking.guestName}, ${stayText(booking)}.`;
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={overtaken ?? title}
      description={overtaken ? subject : `${subject} ${consequence}`}
    >
      {overtaken ? (
        <>
          {/* A title that changes is not announced by itself. */}
          <VisuallyHidden role="alert">{overtaken}</VisuallyHidden>
          {isUnsent && (
            <p>
              {t(
                'Your words are kept in the conversation with the guest, where you can send them.',
              )}
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

/** What stands in the way of a decision, or is to be thought of before it. */
export const Hindrance = styled(Notice)`
  margin: ${space(4)} 0;
`;
