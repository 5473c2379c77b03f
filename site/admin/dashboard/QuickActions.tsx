import { Link } from 'react-router';
import styled from 'styled-components';
import { space } from '../../styles/theme';

const CARDS = [
  {
    to: '/admin/gallery',
    title: 'Gallery Manager',
    caption: 'Upload and order photographs',
  },
  {
    to: '/admin/settings',
    title: 'Villa Settings',
    caption: 'Prices, rules and hero image',
  },
  {
    to: '#recent-bookings',
    title: 'View Bookings',
    caption: 'Who is coming, what to answer',
  },
  {
    to: '/admin/pricing#price-overrides',
    title: 'Price Overrides',
    caption: 'Prices for chosen nights',
  },
] as const;

/** Cards that lead to other tabs, in one row: on phones it is pushed sideways. */
export function QuickActions() {
  return (
    <List>
      {CARDS.map(({ to, title, caption }) => (
        <li key={to}>
          <Card to={to}>
            <strong>{title}</strong>
            <span>{caption}</span>
          </Card>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  gap: ${space(2)};
  overflow-x: auto;
  /* What the focus draws around a card lies outside of it. */
  margin: ${space(-1.5)};
  padding: ${space(1.5)};
  li {
    flex: 1 0 auto;
    ${({ theme }) => theme.up.tablet} {
      flex: 1 1 0;
    }
  }
`;

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
    /* On a phone the bookings must not lie two screens below. */
    display: none;
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
    ${({ theme }) => theme.up.tablet} {
      display: inline;
    }
  }
  &:hover {
    border-color: ${({ theme }) => theme.colors.ocean};
  }
`;
