import { useId } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';

export function Choice({
  name,
  isChosen,
  onChoose,
  title,
  text,
}: {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  title: string;
  text: string;
}) {
  const textId = useId();
  return (
    <label>
      <input
        type="radio"
        name={name}
        aria-describedby={textId}
        checked={isChosen}
        onChange={onChoose}
      />
      {title}
      <small id={textId}>{text}</small>
    </label>
  );
}

export const Choices = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  margin: ${space(4)} 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space(1)};
    font-weight: 600;
  }
  label {
    display: grid;
    grid-template-columns: 20px 1fr;
    gap: 0 ${space(3)};
    min-height: 44px;
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${({ theme }) => theme.colors.stone};
    border-radius: ${({ theme }) => theme.radii.control};
    font-weight: 600;
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: ${({ theme }) => theme.colors.ocean};
  }
  input {
    width: 20px;
    height: 20px;
    margin: 2px 0 0;
    accent-color: ${({ theme }) => theme.colors.ocean};
  }
  small {
    grid-column: 2;
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 400;
    color: ${({ theme }) => theme.colors.slate};
    font-variant-numeric: tabular-nums;
  }
`;
