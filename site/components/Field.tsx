import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { space } from '../styles/theme';

/** What fields say by themselves, in English unless the screens speak another language. */
export const fieldWords = {
  optional: 'optional',
  /** What is wrong with a field, in the screen's language. */
  sentence: (english: string) => english,
};

/** What a control needs so that its label, hint and error belong to it. */
export type ControlProps = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

/**
 * A labelled control with a hint and an error tied to it.
 * @param isOptional whether it may stay empty; or the word for that, where the screen is not English
 * @param before stands between the label and the control and describes it
 * @param error shown and announced; the control is marked invalid
 * @param children makes the control with the properties that tie it to its label
 */
export function Field({
  label,
  before,
  hint,
  error,
  isOptional = false,
  children,
}: {
  label: string;
  before?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean | string;
  children: (control: ControlProps) => ReactNode;
}) {
  const id = useId();
  const beforeId = `${id}-before`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [before && beforeId, hint && hintId, error && errorId]
    .filter(Boolean)
    .join(' ');
  return (
    <Wrapper>
      <Label htmlFor={id}>
        {label}
        {isOptional && (
          <Optional> ({isOptional === true ? fieldWords.optional : isOptional})</Optional>
        )}
      </Label>
      {before && <div id={beforeId}>{before}</div>}
      {children({
        id,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && (
        <ErrorText id={errorId} role="alert">
          {fieldWords.sentence(error)}
        </ErrorText>
      )}
    </Wrapper>
  );
}

const Wrapper = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-width: 0;
`;

const Label = styled.label`
  font-size: ${({ theme }) => theme.type.small};
  font-weight: 600;
`;

const Optional = styled.span`
  font-weight: 400;
  color: ${({ theme }) => theme.colors.slate};
`;

const Hint = styled.p`
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
`;

const ErrorText = styled.p`
  font-size: ${({ theme }) => theme.type.small};
  font-weight: 500;
  color: ${({ theme }) => theme.colors.coral};
`;

const control = css`
  width: 100%;
  min-height: 48px;
  padding: ${space(2.5)} ${space(3.5)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.edge};
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.ink};
  font-size: 1rem;
  line-height: 1.4;

  &:hover {
    border-color: ${({ theme }) => theme.colors.ocean};
  }
  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.colors.coral};
  }
`;

export const TextInput = styled.input`
  ${control}
`;

export const TextArea = styled.textarea`
  ${control}
  min-height: 128px;
  resize: vertical;
`;

export const Select = styled.select`
  ${control}
`;
