import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { SmallText } from '../../components/SmallText';
import { plainHeading } from './cardStyles';
import { Section } from './sectionStyles';

/**
 * A section of a booking that shows one line until it is opened, or named by the address.
 * @param id of the heading, see {@link showSection}
 * @param next the line: what comes next, or the sum
 * @param isWanted opens it from outside
 */
export function Fold({
  id,
  title,
  badge,
  next,
  isWanted = false,
  ref,
  children,
}: {
  id: string;
  title: string;
  badge?: ReactNode;
  next?: ReactNode;
  isWanted?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}) {
  const isNamed = useLocation().hash === `#${id}`;
  const [isOpen, setOpen] = useState(isNamed);
  useEffect(() => {
    if (isNamed) showSection(id);
  }, [isNamed, id]);
  return (
    <Tight ref={ref} aria-labelledby={id}>
      <details
        open={isOpen || isWanted}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <Title>
            <h3 id={id}>{title}</h3>
            {badge}
          </Title>
          {next && <SmallText>{next}</SmallText>}
        </summary>
        <Content>{children}</Content>
      </details>
    </Tight>
  );
}

/** Scrolls to a section by the id of its heading, and opens it if it is folded. */
export function showSection(id: string): void {
  const heading = document.getElementById(id);
  const details = heading?.closest('details');
  if (details) details.open = true;
  heading?.scrollIntoView({ block: 'start' });
  const target = heading?.closest('summary') ?? heading;
  target?.focus({ preventScroll: true });
}

const Tight = styled(Section)`
  padding: 0;
  summary {
    position: relative;
    min-height: 44px;
    padding: ${space(3)} ${space(6)} ${space(3)} 0;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '›';
    position: absolute;
    top: ${space(3)};
    right: ${space(1)};
    color: ${({ theme }) => theme.colors.slate};
    transform: rotate(90deg);
  }
  details[open] > summary::after {
    transform: rotate(-90deg);
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  h3 {
    ${plainHeading}
  }
`;

const Content = styled.div`
  padding-bottom: ${space(5)};
`;
