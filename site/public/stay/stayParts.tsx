import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';
import { useStayText } from './stayText';

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
  padding: ${space(8)} 0;
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
  overflow-wrap: anywhere;
  scroll-margin-top: ${space(4)};
  @media print {
    ${({ $isPrinted }) => !$isPrinted && 'display: none;'}
    padding: ${space(3)} 0;
    break-inside: avoid;
  }
`;

const PartTitle = styled.h2`
  margin-bottom: ${space(4)};
  font-size: ${({ theme }) => theme.type.h3};
`;

/** Result of a form. */
export const Outcome = styled.p<{ $isProblem?: boolean }>`
  max-width: ${({ theme }) => theme.width.text};
  margin-top: ${space(5)};
  padding: ${space(3)} ${space(4)};
  background: ${({ $isProblem, theme }) => theme.colors[$isProblem ? 'coralTint' : 'palmTint']};
  border-left: 4px solid ${({ $isProblem, theme }) => theme.colors[$isProblem ? 'coral' : 'palm']};
  border-radius: ${({ theme }) => theme.radii.control};
  scroll-margin-top: 40vh;
  @media print {
    display: none;
  }
`;

/** A button that `copy.js` shows: without a script it could do nothing. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const { text } = useStayText();
  return (
    <Copy>
      <Button
        type="button"
        hidden
        $variant="secondary"
        $size="small"
        data-copy={value}
        aria-label={`${text('copy')}: ${label}`}
      >
        {text('copy')}
      </Button>
      <span role="status" data-copied={text('copied')} />
    </Copy>
  );
}

const Copy = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  margin-left: ${space(3)};
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.palm};
  [hidden] {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)} ${space(5)};
  align-items: baseline;
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
