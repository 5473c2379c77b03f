import { useSendTestMail } from '../../queries/mail';
import { showToast } from '../../stores/toasts';
import { failureText } from '../../api/failureText';
import { WriteButton } from '../components/WriteButton';

/** Sends the owner a mail at once and tells what came of it. */
export function TestMailButton() {
  const test = useSendTestMail();

  const handleClick = () => {
    test.mutate(undefined, {
      onSuccess: ({ isSent, recipient, reason }) =>
        isSent
          ? showToast({
              title: 'Test mail sent',
              description: `It is on its way to ${recipient}.`,
            })
          : showToast({
              title: 'The test mail was not sent',
              description: reason ?? 'Please try again.',
              tone: 'destructive',
            }),
      onError: (error) =>
        showToast({
          title: 'The test mail was not sent',
          description: failureText(error),
          tone: 'destructive',
        }),
    });
  };

  return (
    <WriteButton
      type="button"
      $variant="secondary"
      $size="small"
      disabled={test.isPending}
      onClick={handleClick}
    >
      {test.isPending ? 'Sending…' : 'Send me a test mail'}
    </WriteButton>
  );
}
