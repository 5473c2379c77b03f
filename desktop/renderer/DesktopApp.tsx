import type { DesktopState, Place } from '@shared/contract/desktop';
import { AdminApp } from '@site/admin/AdminApp';
import { LazyPart } from '@site/admin/components/LazyPart';
import { loadPart } from '@site/admin/components/loadPart';
import { LEADS_TO_SCREEN } from '@site/admin/components/useScreenTitle';
import { useLanguage } from '@site/admin/i18n/language';
import type { Host } from '@site/admin/platform';
import { showToast } from '@site/stores/toasts';
import { leaveSafely } from '@site/stores/unsavedChanges';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { bridge, useDesktopState } from './bridge';
import { LocalVillaBar } from './LocalVillaBar';
import { fetchNoted } from './screenReads';
import { StartFailure } from './StartFailure';
import { StatusBar } from './StatusBar';
import { t } from './texts';

const Connect = loadPart(async () => (await import('./Connect')).Connect);

/**
 * The window: the current villa's back office, or the connect screen. Inside the router, so that blocked navigation
 * asks as in the browser.
 */
export function DesktopApp() {
  const answer = useDesktopState();
  if (!answer) return null;
  if ('failure' in answer) return <StartFailure failure={answer.failure} />;
  return (
    <>
      <OpenRequests />
      <DesktopNotices />
      <Screens state={answer.state} />
    </>
  );
}

function Screens({ state }: { state: DesktopState }) {
  const { pathname } = useLocation();
  const siteUrl = state.current?.origin ?? '';
  const { isOffline } = state;
  const language = useLanguage((spoken) => spoken.language);
  const { language: known } = state.preferences;
  useEffect(() => {
    // Menu, tray and notifications use the screens' language.
    if (language !== known) void bridge.setPreferences({ language });
  }, [language, known]);
  const readOnlyReason = isOffline ? t('There is no connection, so nothing can be changed.') : null;
  const host = useMemo<Host>(
    () => ({
      // A new function after a reconnect, which reopens the event stream and refetches everything.
      fetch: (input, init) => fetchNoted(siteUrl, input, init),
      siteUrl,
      villaName: siteUrl && new URL(siteUrl).host,
      saveFile: bridge.saveFile,
      saveSheet: bridge.saveSheet,
      printSheet: bridge.printSheet,
      readOnlyReason,
    }),
    [siteUrl, readOnlyReason],
  );
  if (!state.current || pathname === '/') {
    return (
      <>
        <LazyPart waiting={null}>
          <Connect state={state} />
        </LazyPart>
        {/* This page shows no villa's data. */}
        <StatusBar state={{ ...state, isOffline: false }} />
      </>
    );
  }
  return (
    <>
      <LocalVillaBar state={state} />
      {/* The key removes the previous villa's data from the screen. */}
      <AdminApp key={state.current.id} host={host} />
      <StatusBar state={state} />
    </>
  );
}

function OpenRequests() {
  const navigate = useNavigate();
  useEffect(() => {
    const open = async ({ villaId, page }: Place) => {
      if (villaId) await bridge.switchVilla(villaId);
      await navigate(page, { state: LEADS_TO_SCREEN });
    };
    return bridge.onOpen((place) => leaveSafely(() => open(place)));
  }, [navigate]);
  return null;
}

function DesktopNotices() {
  useEffect(() => bridge.onNotice((notice) => void showToast(notice)), []);
  return null;
}
