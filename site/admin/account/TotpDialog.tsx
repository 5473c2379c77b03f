import { codeSchema, type TotpSetup } from '@shared/contract/access/factors';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { TextField } from '../components/fields';
import { useAccountChanges } from '../../queries/account';
import { space } from '../../styles/theme';
import { CopyButton } from '../components/CopyButton';
import { FormDialog } from '../components/FormDialog';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { QrCode } from './QrCode';
import { t } from '../i18n/t';

/** Shows the secret as a QR code and as text, and asks for a first code. */
export function TotpDialog({
  setup: { uri, secret },
  onClose,
  onDone,
}: {
  setup: TotpSetup;
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}) {
  const { confirmTotp } = useAccountChanges();
  const form = useForm({
    schema: codeSchema,
    initial: { code: '' },
    onValid: ({ code }) =>
      void attempt.run(async () => onDone((await confirmTotp.mutateAsync(code)).recoveryCodes)),
  });
  const attempt = useAttempt(
    { done: 'Authenticator app set up', failed: 'The code was not right' },
    { form },
  );
  const grouped = secret.replaceAll(/.{4}(?=.)/g, '$& ');
  return (
    <FormDialog
      title={t('Set up an authenticator app{#title}')}
      description={t(
        'Open the app on your phone (1Password, Google Authenticator, Aegis or another) and scan this picture.',
      )}
      form={form}
      attempt={attempt}
      isUnsaved={false}
      submit={t('Turn it on')}
      busy={t('Checking...')}
      onClose={onClose}
    >
      <Picture>
        <QrCode text={uri} label={t('QR code for the authenticator app')} />
      </Picture>
      <OnThisPhone>
        <Button as="a" href={uri} $variant="secondary" $size="small">
          {t('Open in the app on this phone')}
        </Button>
      </OnThisPhone>
      <Secret>
        <div>
          {t.parts('No camera? Type this key instead: {part}', { part: <code>{grouped}</code> })}
        </div>
        <CopyButton text={secret} what={t('key')} next={t('Paste it into the app.')} />
      </Secret>
      <TextField
        label={t('Code')}
        hint={t('The six digits that the app shows')}
        {...form.field('code')}
        data-first-focus
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
      />
    </FormDialog>
  );
}

const Picture = styled.div`
  width: 200px;
  margin: 0 auto;
`;

/** A phone cannot scan its own screen. */
const OnThisPhone = styled.p`
  text-align: center;
  @media (hover: hover) and (pointer: fine) {
    display: none;
  }
`;

const Secret = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  margin-bottom: ${space(1)};
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
  & > div {
    flex: 1 1 240px;
  }
  code {
    color: ${({ theme }) => theme.colors.ink};
    font-size: inherit;
    overflow-wrap: anywhere;
  }
`;
