import styled from 'styled-components';
import { space } from '../../styles/theme';
import { usePermissions } from '../access/usePermissions';
import { LinkCard } from '../components/LinkCard';
import { t } from '../i18n/t';

const CARDS = [
  {
    to: '/admin/gallery',
    permission: 'gallery',
    title: 'Gallery Manager',
    caption: 'Photographs of the villa',
  },
  {
    to: '/admin/settings',
    permission: 'settings',
    title: 'Villa Settings',
    caption: 'Pricing, amenities, villa configuration',
  },
  {
    to: '/admin#recent-bookings',
    permission: 'bookings',
    title: 'Booking Management',
    caption: 'Reservations and enquiries',
  },
] as const;

export function LinkCards() {
  const can = usePermissions();
  return (
    <nav aria-label={t('Parts of the back office')}>
      <List>
        {CARDS.filter(({ permission }) => can(permission)).map(({ to, title, caption }) => (
          <li key={to}>
            <LinkCard
              to={to}
              title={t(title)}
              caption={t(caption)}
              isCurrent={to === '/admin/gallery'}
            />
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
