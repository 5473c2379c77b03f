import { useSendTestMail } from '../../queries/mail';
import { showToast } from '../../stores/toasts';
import { mailFailureText } from './mailFailureText';
import { WriteButton } from '../components/WriteButton';
import { t } from '../i18n/t';
import { showFailure } from '../components/showFailure';

/** Sends the owner a mail at once and tells what came of it. */
export function TestMailButton() {
  const test = useSendTestMail();

  const handleClick = () => {
    test.mutate(undefined, {
      onSuccess: (trial) =>
        trial.isSent
          ? showToast({
              title: t('Test mail sent'),
              description: t('It is on its way to {recipient}.', { recipient: trial.recipient }),
            })
          : showToast({
              title: t('The test mail was not sent'),
              description: [mailFailureText(trial, null), trial.answer].filter(Boolean).join(' '),
              tone: 'destructive',
            }),
      onError: (error) => showFailure(t('The test mail was not sent'), error),
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
      {test.isPending ? t('Sending…') : t('Send me a test mail')}
    </WriteButton>
  );
}
