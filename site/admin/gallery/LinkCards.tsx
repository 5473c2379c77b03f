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
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(5)};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Card = styled(Link)`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 64px;
  padding: ${space(3)} ${space(5)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  text-decoration: none;
  transition: border-color ${({ theme }) => theme.motion.fast};
  strong {
    font-weight: 600;
  }
  span {
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
  &:hover,
  &[aria-current='page'] {
    border-color: ${({ theme }) => theme.colors.ocean};
  }
`;
