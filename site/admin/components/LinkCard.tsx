import { Link } from 'react-router';
import styled from 'styled-components';
import { space } from '../../styles/theme';

export function LinkCard({
  to,
  title,
  caption,
  isCurrent = false,
}: {
  to: string;
  title: string;
  caption: string;
  isCurrent?: boolean;
}) {
  return (
    <Card to={to} aria-current={isCurrent ? 'page' : undefined}>
      <strong>{title}</strong>
      <span>{caption}</span>
    </Card>
  );
}

const Card = styled(Link)`
  display: flex;
  flex-direction: column;
  justify-content: center;
  height: 100%;
  min-height: 44px;
  padding: ${space(2)} ${space(4)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  line-height: 1.4;
  text-decoration: none;
  transition: border-color ${({ theme }) => theme.motion.fast};
  strong {
    font-weight: 600;
    color: ${({ theme }) => theme.colors.ocean};
  }
  span {
    /* On phones the content below must stay visible. */
    display: none;
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
    ${({ theme }) => theme.up.tablet} {
      display: inline;
    }
  }
  &:hover,
  &[aria-current='page'] {
    border-color: ${({ theme }) => theme.colors.ocean};
  }
`;
