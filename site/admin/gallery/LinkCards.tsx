import { Link } from 'react-router';
import styled from 'styled-components';
import { space } from '../../styles/theme';

const CARDS = [
  { to: '/admin/gallery', title: 'Gallery Manager', caption: 'Photographs of the villa' },
  {
    to: '/admin/settings',
    title: 'Villa Settings',
    caption: 'Pricing, amenities, villa configuration',
  },
  {
    to: '/admin#recent-bookings',
    title: 'Booking Management',
    caption: 'Reservations and enquiries',
  },
] as const;

/** The way to the other parts of the back office, this one among them. */
export function LinkCards() {
  return (
    <nav aria-label="Parts of the back office">
      <List>
        {CARDS.map(({ to, title, caption }) => (
          <li key={to}>
            <Card to={to} aria-current={to === '/admin/gallery' ? 'page' : undefined}>
              <strong>{title}</strong>
              <span>{caption}</span>
            </Card>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
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
  height: 100%;
  justify-content: center;
  min-height: 44px;
  padding: ${space(2)} ${space(4)};
  line-height: 1.4;
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  text-decoration: none;
  transition: border-color ${({ theme }) => theme.motion.fast};
  strong {
    font-weight: 600;
  }
  span {
    /* On a phone the photographs must not lie a screen below. */
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
