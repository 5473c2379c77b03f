import { codeSchema, type TotpSetup } from '@shared/contract/access/factors';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { Field, TextInput } from '../../components/Field';
import { useAccountChanges } from '../../queries/account';
import { space } from '../../styles/theme';
import { CopyButton } from '../components/CopyButton';
import { AttemptFailure } from '../components/AttemptFailure';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { WriteButton } from '../components/WriteButton';
import { QrCode } from './QrCode';
import { t } from './texts.en';

/** Sets an authenticator app up: its secret as a picture and as text, and a first code. */
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
  const attempt = useAttempt(WORDS);
  const form = useForm({
    schema: codeSchema,
    initial: { code: '' },
    onValid: ({ code }) => {
      if (attempt.isBusy) return;
      void attempt.run(async () => {
        const { recoveryCodes } = await confirmTotp.mutateAsync(code).catch((error: unknown) => {
          form.showIssuesOf(error);
          throw error;
        });
        onDone(recoveryCodes);
      });
    },
  });
  const grouped = secret.replaceAll(/.{4}(?=.)/g, '$& ');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('account.setUpAnAuthenticator')}
      description={t('account.openTheAppOn')}
    >
      <Picture>
        <QrCode text={uri} label={t('account.qrCodeForThe')} />
      </Picture>
      <OnThisPhone>
        <Button as="a" href={uri} $variant="secondary" $size="small">
          {t('account.openInTheApp')}
        </Button>
      </OnThisPhone>
      <Secret>
        <div>{t.parts('account.noCameraTypeThis', { part: <code>{grouped}</code> })}</div>
        <CopyButton text={secret} what={t('account.whatKey')} next={t('account.pasteItIntoThe')} />
      </Secret>
      <DialogForm {...form.props} aria-busy={attempt.isBusy}>
        <Field
          label={t('account.code')}
          hint={t('account.theSixDigitsThat')}
          error={form.issues.code}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.control('code')}
              data-first-focus
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={12}
            />
          )}
        </Field>
        {form.issues.code === undefined && <AttemptFailure attempt={attempt} />}
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <WriteButton type="submit" aria-disabled={attempt.isBusy}>
            {attempt.isBusy ? t('account.checking') : t('account.turnItOn')}
          </WriteButton>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}

const WORDS = {
  done: {
    get title() {
      return t('account.authenticatorAppSetUp');
    },
  },
  failed: {
    get title() {
      return t('account.theCodeWasNot');
    },
  },
} as const;

const Picture = styled.div`
  width: 200px;
  margin: ${space(5)} auto ${space(4)};
`;

/** Nobody scans a picture on the screen that shows it. */
const OnThisPhone = styled.p`
  margin-bottom: ${space(4)};
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
  margin-bottom: ${space(5)};
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
