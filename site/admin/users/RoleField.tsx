import type { Role } from '@shared/domain/access/permissions';
import { useId } from 'react';
import styled from 'styled-components';
import { Choice, Choices } from '../../components/Choices';
import { space } from '../../styles/theme';
import type { BoundField } from '../components/useForm';
import { ROLE_TEXTS, ROLES_TO_GIVE } from './roleText';
import { t } from '../i18n/t';

export function RoleField({ value, onValue }: Pick<BoundField<Role>, 'value' | 'onValue'>) {
  const name = useId();
  return (
    <Choices>
      <legend>{t('Role')}</legend>
      {ROLES_TO_GIVE.map((role) => (
        <RoleChoice key={role}>
          <input
            type="radio"
            name={name}
            value={role}
            checked={role === value}
            onChange={() => onValue(role)}
            aria-describedby={`${name}-${role}`}
            aria-label={t(ROLE_TEXTS[role].name)}
          />
          <span>
            <strong>{t(ROLE_TEXTS[role].name)}</strong>
            <small id={`${name}-${role}`}>{t(ROLE_TEXTS[role].may)}</small>
          </span>
        </RoleChoice>
      ))}
    </Choices>
  );
}

const RoleChoice = styled(Choice)`
  align-items: start;
  padding: ${space(3)};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.control};
  &:has(:checked) {
    border-color: ${({ theme }) => theme.colors.ocean};
  }
  strong {
    display: block;
    font-weight: 600;
  }
  small {
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
`;
