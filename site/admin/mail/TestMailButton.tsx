import { useSendTestMail } from '../../queries/mail';
import { showToast } from '../../stores/toasts';
import { mailFailureText } from './mailFailureText';
import { SmallWriteButton } from '../components/SmallButton';
import { t } from '../i18n/t';
import { showFailure } from '../components/showFailure';

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
    <SmallWriteButton disabled={test.isPending} onClick={handleClick}>
      {test.isPending ? t('Sending…') : t('Send me a test mail')}
    </SmallWriteButton>
  );
}
