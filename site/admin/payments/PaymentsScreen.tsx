import type { OpenPayment } from '@shared/contract/payments/duePayments';
import type { Permission } from '@shared/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { useSearchParams } from 'react-router';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { openPaymentsQuery } from '../../queries/payments';
import { usePermissions } from '../access/usePermissions';
import { t, type Sentence } from '../i18n/t';
import { PriceTermsSection } from '../prices/terms/PriceTermsSection';
import { ScreenHead } from '../shell/ScreenHead';
import { TabButton, TabList, TabPanel } from '../tabParts';
import { BankDetailsPage } from './BankDetailsPage';
import { KeepPayments } from './KeepPayments';
import { OpenPaymentRows, PAYMENTS_ID } from './OpenPaymentRows';
import { RecordedPayments } from './RecordedPayments';

/** The tabs of open amounts, most urgent first. */
const OPEN_TABS = [
  { id: 'overdue', label: 'Overdue', none: 'Nothing is overdue.' },
  { id: 'giveBack', label: 'To give back', none: 'Nothing is to be given back.' },
  { id: 'due', label: 'Due', none: 'Nothing is due.' },
] as const satisfies { id: OpenPayment['state']; label: Sentence; none: Sentence }[];

const OTHER_TABS = [
  { id: 'received', label: 'Received', permission: 'bookings', screen: RecordedPayments },
  { id: 'terms', label: 'Terms{#payments}', permission: 'prices', screen: Terms },
  { id: 'bank', label: 'Bank', permission: 'settings', screen: BankDetailsPage },
] as const satisfies {
  id: string;
  label: Sentence;
  permission: Permission;
  screen: () => unknown;
}[];

/** Money of all bookings; the tab is kept in the address, and is at first the most urgent one with something in it. */
export function PaymentsScreen() {
  const open = useQuery(openPaymentsQuery(useApi()));
  const can = usePermissions();
  const [search, setSearch] = useSearchParams();
  const others = OTHER_TABS.filter(({ permission }) => can(permission));
  const rowsOf = (id: string) => open.data?.rows.filter(({ state }) => state === id) ?? [];
  const tab =
    [...OPEN_TABS, ...others].find(({ id }) => id === search.get('tab'))?.id ??
    OPEN_TABS.find(({ id }) => rowsOf(id).length > 0)?.id ??
    'due';
  return (
    <>
      <ScreenHead title={t('Payments')} id={PAYMENTS_ID} />
      <Tabs.Root value={tab} onValueChange={(id) => setSearch({ tab: id })}>
        <TabList aria-label={t('Payments')} chosen={tab}>
          {OPEN_TABS.map(({ id, label }) => (
            <TabButton key={id} value={id}>
              {rowsOf(id).length > 0 ? `${t(label)} (${rowsOf(id).length})` : t(label)}
            </TabButton>
          ))}
          {others.map(({ id, label }) => (
            <TabButton key={id} value={id}>
              {t(label)}
            </TabButton>
          ))}
        </TabList>
        {OPEN_TABS.map(({ id, none }) => (
          <TabPanel key={id} value={id}>
            <QueryState
              query={open}
              loading={t('Loading payments…')}
              failed={t('Payments could not be loaded.')}
            >
              {({ isKept }) =>
                isKept ? (
                  <OpenPaymentRows rows={rowsOf(id)} none={t(none)} />
                ) : (
                  <p>{t('You do not record payments here, so nothing is ever due.')}</p>
                )
              }
            </QueryState>
          </TabPanel>
        ))}
        {others.map(({ id, screen: Screen }) => (
          <TabPanel key={id} value={id}>
            <Screen />
          </TabPanel>
        ))}
      </Tabs.Root>
    </>
  );
}

function Terms() {
  const can = usePermissions();
  return (
    <>
      <PriceTermsSection title={t('Payment terms')} parts={['paymentTerms']} />
      {can('settings') && <KeepPayments />}
    </>
  );
}
