import styled from 'styled-components';
import { space } from '../../styles/theme';

export function ToggleGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <Row role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={value === option.value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  button {
    min-height: 40px;
    padding: 0 ${space(4)};
    background: none;
    border: 1px solid transparent;
    border-radius: ${({ theme }) => theme.radii.control};
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 600;
    color: ${({ theme }) => theme.colors.slate};
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.edge};
    color: ${({ theme }) => theme.colors.ink};
  }
  @media (pointer: coarse) {
    button {
      min-height: 44px;
    }
  }
`;
