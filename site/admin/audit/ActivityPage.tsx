import { AUDIT_AREAS, type AuditArea, type AuditEntryJson } from '@shared/contract/audit/audit';
import { exportActivity } from '@shared/contract/audit/auditEndpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { QueryState } from '../../components/QueryState';
import { useDebouncedValue } from '../../components/useDebouncedValue';
import { activityQuery } from '../../queries/privacy';
import { space } from '../../styles/theme';
import { SelectField, TextField } from '../components/fields';
import { dateTimeText } from '../components/dateTimeText';
import { DownloadButton } from '../components/DownloadButton';
import { useShowMore } from '../components/useShowMore';
import { t, type Sentence } from '../i18n/t';
import { deedOf } from './deedText';

const AREA_TEXT: Record<AuditArea, Sentence> = {
  bookings: 'Bookings',
  calendar: 'Calendar',
  prices: 'Prices',
  settings: 'Settings',
  content: 'Site',
  gallery: 'Gallery',
  mail: 'Mail',
  access: 'Signing in',
  exports: 'Downloads',
  privacy: 'Privacy',
};

export function ActivityPage() {
  const [area, setArea] = useState<AuditArea | ''>('');
  const [subject, setSubject] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const asked = useDebouncedValue(subject.trim(), 300);
  const filter = {
    ...(area && { area }),
    ...(asked && { subject: asked }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const query = useInfiniteQuery(activityQuery(useApi(), filter));
  const entries = query.data?.pages.flatMap((page) => page.entries);
  const showMore = useShowMore(entries, query.fetchNextPage, elementId);
  const search = new URLSearchParams(filter).toString();
  return (
    <>
      <Filters role="search" aria-label={t('Activity')}>
        <SelectField<AuditArea | ''>
          label={t('About{#subject}')}
          value={area}
          options={[
            ['', t('Everything')],
            ...AUDIT_AREAS.map((one) => [one, t(AREA_TEXT[one])] as const),
          ]}
          onValue={setArea}
        />
        <TextField
          label={t('Reference or name')}
          value={subject}
          onValue={setSubject}
          maxLength={200}
        />
        <TextField label={t('From')} value={from} onValue={setFrom} type="date" />
        <TextField label={t('Until')} value={to} onValue={setTo} type="date" />
        <DownloadButton
          address={search ? `${exportActivity.path}?${search}` : exportActivity.path}
          texts={{ label: 'Download as CSV', done: 'Saved', failed: 'Not saved' }}
          isFresh
        />
      </Filters>
      <QueryState
        query={{ ...query, data: entries }}
        loading={t('Loading the activity...')}
        failed={t('The activity could not be loaded.')}
        isEmpty={(list) => list.length === 0}
        empty={t('Nothing to show here')}
      >
        {(list) => (
          <List>
            {list.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </List>
        )}
      </QueryState>
      {query.hasNextPage && (
        <Button
          type="button"
          $variant="secondary"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => !query.isFetchingNextPage && showMore()}
        >
          {query.isFetchingNextPage ? t('Loading...') : t('Show more')}
        </Button>
      )}
    </>
  );
}

function elementId({ id }: AuditEntryJson): string {
  return `activity-${id}`;
}

function Entry({ entry }: { entry: AuditEntryJson }) {
  const { who, did, lines } = deedOf(entry);
  return (
    <li id={elementId(entry)} tabIndex={-1}>
      <time dateTime={entry.at}>{dateTimeText(entry.at)}</time>
      <div>
        <p>
          {who !== null && <strong>{who}</strong>} <span>{did}</span>
        </p>
        {lines.length > 0 && (
          <Lines>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Lines>
        )}
      </div>
    </li>
  );
}

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(160px, 100%), 1fr));
  gap: ${space(3)};
  align-items: end;
  margin-bottom: ${space(5)};
`;

const List = styled.ol`
  margin: 0 0 ${space(5)};
  font-size: ${({ theme }) => theme.type.small};
  & > li {
    display: grid;
    gap: ${space(1)} ${space(5)};
    padding: ${space(2.5)} 0;
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
    overflow-wrap: anywhere;
    ${({ theme }) => theme.up.tablet} {
      grid-template-columns: 168px 1fr;
    }
  }
  time {
    font-variant-numeric: tabular-nums;
    color: ${({ theme }) => theme.colors.slate};
  }
`;

const Lines = styled.ul`
  color: ${({ theme }) => theme.colors.slate};
`;
