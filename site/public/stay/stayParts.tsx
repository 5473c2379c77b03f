import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';

/**
 * A part of the guest's page with its heading.
 * @param id link target
 * @param isPrinted whether it is printed
 */
export function StayPart({
  id,
  title,
  isPrinted = true,
  children,
}: {
  id: string;
  title: string;
  isPrinted?: boolean;
  children: ReactNode;
}) {
  return (
    <Part id={id} aria-labelledby={`${id}-title`} $isPrinted={isPrinted}>
      <PartTitle id={`${id}-title`}>{title}</PartTitle>
      {children}
    </Part>
  );
}

const Part = styled.section<{ $isPrinted: boolean }>`
  min-width: 0;
  margin-top: ${space(5)};
  padding: ${space(5)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  overflow-wrap: anywhere;
  ${({ theme }) => theme.up.tablet} {
    padding: ${space(6)};
  }
  @media print {
    ${({ $isPrinted }) => !$isPrinted && 'display: none;'}
    padding: ${space(3)} 0;
    border-width: 1px 0 0;
    border-radius: 0;
    break-inside: avoid;
  }
`;

const PartTitle = styled.h2`
  margin-bottom: ${space(3)};
  font-size: ${({ theme }) => theme.type.h4};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)} ${space(5)};
  margin: 0;
  dt {
    color: ${({ theme }) => theme.colors.slate};
  }
  dd {
    margin: 0;
    font-weight: 500;
  }
`;

/** A form's values, printed instead of the form. */
export const OnPaper = styled(Facts)`
  display: none;
  @media print {
    display: grid;
  }
`;

export const OnScreen = styled.p`
  @media print {
    display: none;
  }
`;

/** The server validates: browsers would complain in their own language. */
export const StayForm = styled.form.attrs({ noValidate: true })`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(4)};
  @media print {
    display: none;
  }
`;

export const FieldRow = styled.div`
  display: grid;
  gap: ${space(4)};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const SendButton = styled(Button).attrs({ type: 'submit' })`
  justify-self: start;
  ${({ theme }) => theme.up.tablet} {
    min-width: 12em;
  }
  @media (max-width: 480px) {
    justify-self: stretch;
  }
`;

/** Unfolds without a script. */
export const Folded = styled.details`
  margin-top: ${space(3)};
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
  summary {
    min-height: 48px;
    padding: ${space(3)} 0;
    font-weight: 600;
    color: ${({ theme }) => theme.colors.ocean};
    cursor: pointer;
  }
  @media print {
    display: none;
  }
`;
