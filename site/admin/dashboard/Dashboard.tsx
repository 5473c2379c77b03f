import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { MailNotice } from '../mail/MailNotice';
import { PartBoundary } from '../components/PartBoundary';
import { TabButton, TabList, TabPanel } from '../tabParts';
import { useScreenTitle } from '../components/useScreenTitle';
import { DashboardHeader } from './DashboardHeader';
import { QuickActions } from './QuickActions';
import { SummaryCards } from './SummaryCards';
import { TABS, type TabId } from './tabs';

/** State of an address that leads to its tab, also from this screen: a menu's. */
export const LEADS_TO_TAB = { leadsToTab: true } as const;

/** The owner's first screen: figures, quick ways, and a tab for each matter. */
export function Dashboard() {
  const heading = useScreenTitle('Dashboard');
  const tabs = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find(({ id }) => id === search.get('tab')) ?? TABS[0];

  // Each tab is a page of the history; the open one is not there twice.
  const openTab = (id: string) => setSearch({ tab: id }, { replace: id === tab.id });
  const leadToTabs = () => {
    tabs.current?.scrollIntoView();
    tabs.current?.querySelector<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true });
  };
  const handleQuickAction = (id: TabId) => {
    openTab(id);
    leadToTabs();
  };
  // A link of another screen that names a tab leads as far as the cards of this one do.
  const wasSent = useRef(useNavigationType() === 'PUSH' && search.has('tab'));
  const { key, state } = useLocation();
  useEffect(() => {
    const isLedTo =
      (state as Partial<typeof LEADS_TO_TAB> | null)?.leadsToTab && !search.has('booking');
    if (wasSent.current || isLedTo) leadToTabs();
    wasSent.current = false;
    // oxlint-disable-next-line exhaustive-deps -- once for each address that was gone to
  }, [key]);

  return (
    <>
      <DashboardHeader />
      <Main>
        <Intro>
          <h1 ref={heading} tabIndex={-1}>
            Dashboard
          </h1>
          <QuickActions onOpen={handleQuickAction} />
        </Intro>
        <PartBoundary rest="The tabs below still work.">
          <MailNotice />
          <SummaryCards />
        </PartBoundary>
        {/* Opened by a press and not by the focus, which comes back to a tab that was not left. */}
        <TabArea ref={tabs} value={tab.id} onValueChange={openTab} activationMode="manual">
          <TabList aria-label="Dashboard" chosen={tab.id}>
            {TABS.map(({ id, label, note: Note }) => (
              <TabButton key={id} value={id}>
                {label}
                {Note && <Note />}
              </TabButton>
            ))}
          </TabList>
          <TabPanel value={tab.id}>
            {/* Another tab begins without this one's error. */}
            <PartBoundary key={tab.id} rest="The other tabs still work.">
              <tab.panel />
            </PartBoundary>
          </TabPanel>
        </TabArea>
      </Main>
    </>
  );
}

const Main = styled.main`
  max-width: 1320px;
  margin: 0 auto;
  padding: ${space(6)} ${space(4)} ${space(24)};
  font-size: 0.9375rem;
  line-height: 1.5;
  ${({ theme }) => theme.up.tablet} {
    padding: ${space(8)} ${space(8)} ${space(24)};
  }
`;

const Intro = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(5)};
  margin-bottom: ${space(6)};
  h1 {
    font-size: clamp(1.75rem, 1.55rem + 0.85vw, 2.25rem);
    outline: none;
  }
`;

/** As high as the window, so that it can be led to before its tab has loaded. */
const TabArea = styled(Tabs.Root)`
  min-height: 100svh;
  margin-top: ${space(10)};
`;
