import { VILLA } from '@shared/villa';
import { Link } from 'react-router';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { useLogout } from '../../queries/session';
import { showToast } from '../../stores/toasts';
import { leaveSafely } from '../../stores/unsavedChanges';
import { space } from '../../styles/theme';
import { useHost } from '../platform';

/** The bar of the back office; on wide screens it stays while the page scrolls. */
export function DashboardHeader() {
  const { siteUrl } = useHost();
  const logout = useLogout();
  const handleLogout = () =>
    // Not `mutate`: this screen is gone by the time that its callbacks would be called.
    logout.mutateAsync().then(
      () =>
        showToast({
          title: 'Logged out',
          description: 'You have been signed out of the admin panel',
        }),
      () =>
        showToast({
          title: 'Logout error',
          description: 'There was an issue logging out',
          tone: 'destructive',
        }),
    );
  return (
    <Bar>
      <Inner>
        <House to="/admin">{VILLA.name} Admin</House>
        <Nav aria-label="Admin">
          <a href={siteUrl}>View site</a>
          <Link to="/admin/change-password">Change password</Link>
        </Nav>
        <Button
          type="button"
          $variant="secondary"
          $size="small"
          disabled={logout.isPending}
          onClick={() => leaveSafely(handleLogout)}
        >
          Logout
        </Button>
      </Inner>
    </Bar>
  );
}

const Bar = styled.header`
  z-index: 20;
  background: ${({ theme }) => theme.colors.ground};
  border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
  ${({ theme }) => theme.up.tablet} {
    position: sticky;
    top: 0;
  }
`;

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  max-width: 1320px;
  min-height: 64px;
  margin: 0 auto;
  padding: ${space(2)} ${space(4)} ${space(1)};
  ${({ theme }) => theme.up.tablet} {
    flex-wrap: nowrap;
    padding: 0 ${space(8)};
  }
`;

const House = styled(Link)`
  margin-right: auto;
  padding: ${space(2.5)} 0;
  font-family: ${({ theme }) => theme.fonts.display};
  font-size: 1.25rem;
  font-weight: 500;
  letter-spacing: -0.02em;
  line-height: 1.2;
  color: ${({ theme }) => theme.colors.ink};
  text-decoration: none;
`;

const Nav = styled.nav`
  display: flex;
  gap: ${space(1)};
  order: 1;
  flex-basis: 100%;
  margin-left: ${space(-2)};
  ${({ theme }) => theme.up.tablet} {
    order: 0;
    flex-basis: auto;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 ${space(2)};
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 500;
    line-height: 1.2;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
