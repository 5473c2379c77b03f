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
 * Lets the signed-in owner through. Nobody, and anybody whose session could not be checked,
 * goes to sign-in; with a default password there is no way but to change it, and without the second
 * factor that the owner asks for none but to set one up. Afterwards the page that
 * was asked for opens, as the links in mails promise.
 */
export function SessionGate() {
  const session = useQuery(sessionQuery(useApi()));
  const { pathname, search, hash, state } = useLocation();
  /**
   * Whoever signed out here is done with the page; the next one begins at the start. A session that ends while a
   * password is chosen, where nobody signs out, goes on to what was asked for.
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

/**
 * Leads to sign-in. Nothing that was read stays in memory for whoever sits down next; forgotten any
 * earlier, it would be read again by screens that are still there.
 */
function WayOut({ state }: { state: unknown }) {
  const queryClient = useQueryClient();
  useEffect(() => forgetReadings(queryClient), [queryClient]);
  return <Navigate to="/admin/login" replace state={state} />;
}

/** Shown while the session is being checked. */
export function SessionCheck() {
  return (
    <Wait role="status">
      <Spinner />
      {t('Loading…')}
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
