import type { InvitationJson, UserJson } from '@shared/contract/access/users';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { SmallButton } from '../components/SmallButton';
import { space } from '../../styles/theme';
import { dateTimeText } from '../components/dateTimeText';
import { Actions, plainHeading } from '../components/cardStyles';
import { ROLE_TEXTS } from './roleText';
import { t } from '../i18n/t';

/** A user. Nobody can change or remove themselves here. */
export function UserRow({
  user: { username, name, email, role, isSelf, lastLoginAt },
  onChangeRole,
  onRemove,
}: {
  user: UserJson;
  onChangeRole: () => void;
  onRemove: () => void;
}) {
  const state =
    lastLoginAt === null
      ? t('never signed in')
      : t('last signed in {lastLoginAt}', { lastLoginAt: dateTimeText(lastLoginAt) });
  const shown = name === null ? username : t('{name}, as {username}', { name, username });
  return (
    <PersonRow name={isSelf ? t('{shown} (you)', { shown }) : shown} {...{ role, email, state }}>
      {!isSelf && (
        <Actions>
          <SmallButton
            aria-label={t('Change role of {username}', { username })}
            onClick={onChangeRole}
          >
            {t('Change role')}
          </SmallButton>
          <SmallButton
            $variant="danger"
            aria-label={t('Remove {username}', { username })}
            onClick={onRemove}
          >
            {t('Remove')}
          </SmallButton>
        </Actions>
      )}
    </PersonRow>
  );
}

export function InvitationRow({
  invitation: { name, email, role, expiresAt, isExpired },
  onRenew,
  onWithdraw,
}: {
  invitation: InvitationJson;
  onRenew: () => void;
  onWithdraw: () => void;
}) {
  const state = isExpired
    ? t('the link has expired')
    : t('until {expiresAt}', { expiresAt: dateTimeText(expiresAt) });
  return (
    <PersonRow {...{ name, role, email, state }}>
      <Actions>
        <SmallButton aria-label={t('New link for {name}', { name })} onClick={onRenew}>
          {t('New link')}
        </SmallButton>
        <SmallButton
          $variant="danger"
          aria-label={t('Withdraw the invitation for {name}', { name })}
          onClick={onWithdraw}
        >
          {t('Withdraw')}
        </SmallButton>
      </Actions>
    </PersonRow>
  );
}

/** @param state of the invitation or account */
function PersonRow({
  name,
  role,
  email,
  state,
  children,
}: Pick<UserJson, 'role' | 'email'> & { name: string; state: string; children: ReactNode }) {
  const nameId = useId();
  return (
    <Row aria-labelledby={nameId}>
      <div>
        <h3 id={nameId}>{name}</h3>
        <p>
          <span>{t(ROLE_TEXTS[role].name)}</span> {email !== null && <span>{`· ${email}`}</span>}{' '}
          <span>{`· ${state}`}</span>
        </p>
      </div>
      {children}
    </Row>
  );
}

export const PeopleList = styled.ul`
  margin: ${space(4)} 0 0;
  li {
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
  }
  li:last-child {
    margin-bottom: ${space(-4)};
  }
`;

const Row = styled.article`
  display: grid;
  gap: ${space(3)} ${space(8)};
  align-items: center;
  padding: ${space(4)} 0;
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: 1fr auto;
  }
  h3 {
    ${plainHeading}
    overflow-wrap: anywhere;
  }
  p {
    font-size: ${({ theme }) => theme.type.small};
    font-variant-numeric: tabular-nums;
    color: ${({ theme }) => theme.colors.slate};
    overflow-wrap: anywhere;
  }
`;
