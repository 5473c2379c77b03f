import styled from 'styled-components';
import { space } from '../../../styles/theme';
import { t, type Sentence } from '../../i18n/t';
import { SmallButton } from '../../components/SmallButton';
import { Choices } from '../../../components/Choices';

export function optionsOf<Value extends string>(names: Readonly<Record<Value, Sentence>>) {
  return Object.entries<Sentence>(names).map(([value, name]) => [value as Value, t(name)] as const);
}

export function TermsItem({
  label,
  children,
  onRemove,
}: {
  label: string;
  children: React.ReactNode;
  onRemove: () => void;
}) {
  return (
    <Item role="group" aria-label={label}>
      {children}
      <SmallButton $variant="quiet" onClick={onRemove}>
        {t('Remove {label}', { label })}
      </SmallButton>
    </Item>
  );
}

export const TermsPair = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  min-width: 0;
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const TermsGroup = styled(Choices)`
  gap: ${space(3)};
  > button {
    justify-self: start;
  }
`;

const Item = styled.div`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(3)};
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.control};
  > button {
    justify-self: start;
  }
`;
