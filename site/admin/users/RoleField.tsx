import type { Role } from '@shared/domain/access/permissions';
import { useId } from 'react';
import { Choices } from '../../components/Choices';
import type { BoundField } from '../components/useForm';
import { ROLE_TEXTS, ROLES_TO_GIVE } from './roleText';
import { OptionCard } from '../components/OptionCard';
import { t } from '../i18n/t';

export function RoleField({ value, onValue }: Pick<BoundField<Role>, 'value' | 'onValue'>) {
  const name = useId();
  return (
    <Choices>
      <legend>{t('Role')}</legend>
      {ROLES_TO_GIVE.map((role) => (
        <OptionCard
          key={role}
          name={name}
          isChosen={role === value}
          onChoose={() => onValue(role)}
          title={t(ROLE_TEXTS[role].name)}
          text={t(ROLE_TEXTS[role].may)}
        />
      ))}
    </Choices>
  );
}
