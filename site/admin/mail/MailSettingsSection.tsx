import { LIMITS } from '@shared/contract/common';
import { MAIL_LIMITS, type MailSettings } from '@shared/contract/mail/mailSettings';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { CheckboxField, SelectField, TextField } from '../components/fields';
import { QueryState } from '../../components/QueryState';
import { mailSettingsQuery } from '../../queries/mailSettings';
import { space } from '../../styles/theme';
import { PasswordField } from '../access/PasswordField';
import { Actions } from '../components/cardStyles';
import { SaveNotice } from '../components/SaveNotice';
import { WriteButton } from '../components/WriteButton';
import { FailureText } from '../components/tabStyles';
import { SettingsGroup } from '../settings/SettingsGroup';
import { LockedMailSettings, lockedHint } from './LockedMailSettings';
import { isPlainAbroad, isSameAccount, MAIL_LABELS, portFor } from './mailSettingsForm';
import { MailTrialNote } from './MailTrialNote';
import { useMailSettingsForm, type MailSettingsForm } from './useMailSettingsForm';
import { t } from '../i18n/t';

export function MailSettingsSection() {
  const settings = useQuery(mailSettingsQuery(useApi()));
  return (
    <Section aria-labelledby="mail">
      <h2 id="mail">{t('Your mail server')}</h2>
      <QueryState
        query={settings}
        loading={t('Loading the mail settings…')}
        failed={t('The mail settings could not be loaded.')}
      >
        {(loaded) =>
          loaded.locked.server ? (
            <LockedMailSettings settings={loaded} />
          ) : (
            <MailForm settings={loaded} />
          )
        }
      </QueryState>
    </Section>
  );
}

function MailForm({ settings }: { settings: MailSettings }) {
  const { form, stored, busy, intend, failure, stale, trial } = useMailSettingsForm(settings);
  return (
    <form {...form.props} aria-labelledby="mail" aria-busy={busy !== null}>
      {stored.isPasswordUnreadable && (
        <FailureText role="alert">
          {t(
            'The stored password cannot be read any more: the database came from another server, or its key is gone. Please type the password again; mails wait until then.',
          )}
        </FailureText>
      )}
      <ServerFields form={form} stored={stored} />
      <AddressFields form={form} locked={settings.locked} />
      <Foot>
        <SaveNotice stale={stale} failure={failure} />
        {trial && <MailTrialNote trial={trial.result} way={trial.way} />}
        <Actions>
          {/* Not `disabled`, which would lose the focus. */}
          <WriteButton type="submit" aria-disabled={busy !== null} onClick={() => intend('save')}>
            {busy === 'save' ? t('Saving…') : t('Save mail settings')}
          </WriteButton>
          <WriteButton
            type="submit"
            $variant="secondary"
            aria-disabled={busy !== null}
            onClick={() => intend('test')}
          >
            {busy === 'test' ? t('Sending…') : t('Send me a test mail')}
          </WriteButton>
        </Actions>
      </Foot>
    </form>
  );
}

function ServerFields({ form, stored }: Pick<MailSettingsForm, 'form' | 'stored'>) {
  const { values } = form;
  /** A mail server's user is usually the address that mails come from and go to. */
  const offerAddresses = () => {
    const user = values.user.trim();
    if (!/^[^@\s]+@[^@\s]+$/.test(user)) return;
    for (const name of ['fromAddress', 'ownerAddress'] as const) {
      if (values[name] === '') form.setValue(name, user);
    }
  };
  return (
    <SettingsGroup
      title={t('How mails leave')}
      hint={t('Sends your mails. Your mail provider’s help calls it the outgoing server, or SMTP.')}
    >
      <TextField
        label={t(MAIL_LABELS.host)}
        hint={t('For example smtp.example.com')}
        {...form.field('host')}
        required
        autoCapitalize="none"
        spellCheck={false}
      />
      <SelectField
        label={t(MAIL_LABELS.security)}
        {...form.field('security')}
        options={[
          ['starttls', 'STARTTLS'],
          ['tls', 'TLS'],
          ['none', t('None')],
        ]}
        onValue={(security) => form.setValues({ security, port: portFor(security, values.port) })}
      />
      <TextField
        label={t(MAIL_LABELS.port)}
        hint={t('587 with STARTTLS, 465 with TLS')}
        {...form.field('port')}
        required
        inputMode="numeric"
      />
      {isPlainAbroad(values) && (
        <Accept
          label={t('I accept that everybody on the way can read the password and every mail')}
          value={values.acceptsPlain !== ''}
          onValue={(accepts) => {
            form.setValue('acceptsPlain', accepts ? 'yes' : '');
            form.setValue('security', values.security);
          }}
        />
      )}
      <TextField
        label={t(MAIL_LABELS.user)}
        hint={t('Often the whole mail address')}
        isOptional
        {...form.field('user')}
        onBlur={offerAddresses}
        maxLength={MAIL_LIMITS.user}
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        label={t('Password')}
        hint={
          !stored.hasPassword
            ? t('Kept encrypted, and never shown again')
            : isSameAccount(values, stored)
              ? t('A password is stored. Leave this empty to keep it.')
              : t('The stored password is for another server or user: please type it again.')
        }
        what={t('Password')}
        {...form.field('password')}
        autoComplete="new-password"
      />
    </SettingsGroup>
  );
}

function AddressFields({
  form,
  locked,
}: Pick<MailSettingsForm, 'form'> & Pick<MailSettings, 'locked'>) {
  return (
    <SettingsGroup
      title={t('Addresses')}
      hint={t(
        'Guests see the sender, and their replies go to you. You are notified of enquiries and messages at your address.',
      )}
    >
      <TextField
        label={t(MAIL_LABELS.fromName)}
        hint={locked.from ? lockedHint() : undefined}
        {...form.field('fromName')}
        required
        maxLength={LIMITS.name}
        readOnly={locked.from}
      />
      <TextField
        label={t(MAIL_LABELS.fromAddress)}
        hint={locked.from ? lockedHint() : undefined}
        {...form.field('fromAddress')}
        required
        type="email"
        readOnly={locked.from}
      />
      <TextField
        label={t(MAIL_LABELS.ownerAddress)}
        hint={locked.owner ? lockedHint() : undefined}
        {...form.field('ownerAddress')}
        required
        type="email"
        readOnly={locked.owner}
        autoComplete="email"
      />
    </SettingsGroup>
  );
}

const Section = styled.section`
  h2 {
    margin-bottom: ${space(5)};
    font-size: ${({ theme }) => theme.type.h4};
    outline: none;
    scroll-margin-top: ${space(6)};
  }
`;

const Accept = styled(CheckboxField)`
  grid-column: 1 / -1;
  padding: ${space(3)} ${space(4)};
  background: ${({ theme }) => theme.colors.saffronTint};
  border-radius: ${({ theme }) => theme.radii.control};
  font-size: ${({ theme }) => theme.type.small};
  font-weight: 600;
`;

const Foot = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-top: ${space(5)};
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
`;
