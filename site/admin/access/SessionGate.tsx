import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Spinner } from '../../components/Spinner';
import { forgetReadings, sessionQuery } from '../../queries/session';
import { space } from '../../styles/theme';
import { LiveUpdates } from '../LiveUpdates';
import { CHANGE_PASSWORD, returnState, SECOND_FACTOR } from './returnTo';
import { t } from '../i18n/t';

/**
 * Renders the screens of a signed-in user. Users without a session, or whose session could not be checked, are
 * redirected to login. A default password must be changed and a required second factor set up first. Then the requested
 * page opens, so that links in mails lead to their target.
 */
export function SessionGate() {
  const session = useQuery(sessionQuery(useApi()));
  const { pathname, search, hash, state } = useLocation();
  /**
   * After a sign-out, the next user starts on the start page. A session that ends on the password page is not a
   * sign-out, so the next sign-in opens the requested page.
   */
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const isSignedIn = session.data?.authenticated ?? false;
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  const isOnTheWay = pathname === CHANGE_PASSWORD || pathname === SECOND_FACTOR;
  const asked = isOnTheWay ? state : returnState(pathname + search + hash);
  if (session.isPending) return <SessionCheck />;
  if (!session.data?.authenticated)
    return <WayOut state={wasSignedIn && pathname !== CHANGE_PASSWORD ? null : asked} />;
  if (session.data.requiresPasswordChange && pathname !== CHANGE_PASSWORD) {
    return <Navigate to={CHANGE_PASSWORD} replace state={asked} />;
  }
  const lacksFactor = session.data.requiresSecondFactor ?? false;
  if (!session.data.requiresPasswordChange && lacksFactor && pathname !== SECOND_FACTOR) {
    return <Navigate to={SECOND_FACTOR} replace state={asked} />;
  }
  return (
    <>
      {!session.data.requiresPasswordChange && !lacksFactor && <LiveUpdates />}
      <Outlet />
    </>
  );
}

/** Redirects to login and clears the cache. Clearing it earlier would make mounted screens fetch again. */
function WayOut({ state }: { state: unknown }) {
  const queryClient = useQueryClient();
  useEffect(() => forgetReadings(queryClient), [queryClient]);
  return <Navigate to="/admin/login" replace state={state} />;
}

export function SessionCheck() {
  return (
    <Wait role="status">
      <Spinner />
      <span>{t('Loading…')}</span>
    </Wait>
  );
}

const Wait = styled.p`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(3)};
  min-height: 100dvh;
  color: ${({ theme }) => theme.colors.slate};
`;
