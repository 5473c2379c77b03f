import { useId } from 'react';
import styled from 'styled-components';
import { Choice } from '../../components/Choices';
import { space } from '../../styles/theme';

/** A radio button with a title and a sentence about it. */
export function OptionCard({
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
    <Card>
      <input
        type="radio"
        name={name}
        aria-label={title}
        aria-describedby={textId}
        checked={isChosen}
        onChange={onChoose}
      />
      <span>
        <strong>{title}</strong>
        <small id={textId}>{text}</small>
      </span>
    </Card>
  );
}

const Card = styled(Choice)`
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
    font-variant-numeric: tabular-nums;
  }
`;
