import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { SmallText } from './SmallText';
import { space } from '../styles/theme';

/** English default texts. The back office replaces them with its own language. */
export const fieldTexts = {
  optional: 'optional',
  sentence: (english: string) => english,
};

export type ControlProps = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

/**
 * A labelled control with a hint and an error.
 * @param isOptional whether it may be empty, or the translated word for that
 * @param before content between label and control that describes the control
 * @param error shown and announced; marks the control as invalid
 * @param children renders the control with the given properties
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
        <span>{label}</span>
        {isOptional && (
          <Optional> ({isOptional === true ? fieldTexts.optional : isOptional})</Optional>
        )}
      </Label>
      {before && <div id={beforeId}>{before}</div>}
      {children({
        id,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {hint && <SmallText id={hintId}>{hint}</SmallText>}
      {error && (
        <ErrorText id={errorId} role="alert">
          {fieldTexts.sentence(error)}
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
  &::file-selector-button {
    margin-right: ${space(3)};
    padding: ${space(1)} ${space(3)};
    background: ${({ theme }) => theme.colors.sand};
    border: 0;
    border-radius: ${({ theme }) => theme.radii.control};
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
`;

export const TextArea = styled.textarea`
  ${control}
  min-height: 128px;
  resize: vertical;
`;

export const Select = styled.select`
  ${control}
`;
