import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { plainHeading } from '../components/cardStyles';

export function SettingsGroup({
  title,
  hint,
  heading: Heading = 'h3',
  children,
}: {
  title: string;
  hint: string;
  heading?: 'h2' | 'h3';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Group role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <div>
        <Heading id={id}>{title}</Heading>
        <p id={`${id}-hint`}>{hint}</p>
      </div>
      <GroupFields>{children}</GroupFields>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(6)} 0;
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
  :is(h2, h3) {
    ${plainHeading}
    line-height: 1.4;
  }
  :is(h2, h3) + p {
    max-width: 44ch;
    margin-top: ${space(1)};
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
  ${({ theme }) => theme.up.desktop} {
    grid-template-columns: 288px 1fr;
    gap: ${space(10)};
  }
`;

export const GroupFields = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(5)};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** Seldom needed fields. Its summary is as high as a finger needs. */
export const Folded = styled.details`
  grid-column: 1 / -1;
  > summary {
    min-height: 44px;
    padding: ${space(3)} 0;
    color: ${({ theme }) => theme.colors.ocean};
    cursor: pointer;
  }
`;

/** Spans all columns of a group. */
export const WideField = styled.div`
  grid-column: 1 / -1;
`;
