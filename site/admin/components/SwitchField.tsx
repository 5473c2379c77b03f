import { useId } from 'react';
import styled from 'styled-components';
import type { FieldProps } from './fields';
import { space } from '../../styles/theme';

export function SwitchField({
  label,
  name,
  value,
  onValue,
}: Omit<FieldProps<boolean>, 'hint' | 'before' | 'isOptional'>) {
  const id = useId();
  return (
    <Line>
      <label htmlFor={id}>{label}</label>
      <Switch
        id={id}
        type="checkbox"
        role="switch"
        name={name}
        checked={value}
        aria-checked={value}
        onChange={({ target }) => onValue(target.checked)}
      />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  min-height: 44px;
  label {
    flex: 1;
    padding: ${space(2)} 0;
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 600;
    cursor: pointer;
  }
`;

const Switch = styled.input`
  appearance: none;
  position: relative;
  width: 44px;
  height: 26px;
  margin: 0;
  background: ${({ theme }) => theme.colors.edge};
  border-radius: ${({ theme }) => theme.radii.pill};
  cursor: pointer;
  transition: background-color ${({ theme }) => theme.motion.fast};
  &::before {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 20px;
    height: 20px;
    background: ${({ theme }) => theme.colors.surface};
    border-radius: 50%;
    transition: transform ${({ theme }) => theme.motion.fast};
  }
  &:checked {
    background: ${({ theme }) => theme.colors.ocean};
  }
  &:checked::before {
    transform: translateX(18px);
  }
`;
