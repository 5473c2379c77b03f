import type { Privacy } from '@shared/contract/privacy/privacy';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { SmallButton } from '../components/SmallButton';
import { privacyQuery, useReceiptName } from '../../queries/privacy';
import { showFailure } from '../components/showFailure';
import { space } from '../../styles/theme';
import { dateTimeText } from '../components/dateTimeText';
import { TitledCard } from '../components/TitledCard';
import { countsText } from './countsText';
import { PersonCard } from './PersonCard';
import { RetentionCard } from './RetentionCard';
import { t } from '../i18n/t';
import { SmallText } from '../../components/SmallText';
import { currentLocale } from '../i18n/language';

export function PrivacyPage() {
  const privacy = useQuery(privacyQuery(useApi()));
  return (
    <>
      <PersonCard />
      <QueryState
        query={privacy}
        loading={t('Loading the periods...')}
        failed={t('The periods could not be loaded.')}
      >
        {(data) => (
          <>
            <RetentionCard privacy={data} />
            <History {...data} />
            {data.receipts.length > 0 && <Receipts receipts={data.receipts} />}
          </>
        )}
      </QueryState>
    </>
  );
}

function History({ runs, erasures }: Privacy) {
  const events = [
    ...runs.map(({ at, removed }) => ({
      at,
      what: t('By itself: {removed}', { removed: countsText(removed) }),
    })),
    ...erasures.map(({ at, bookings, messages, mails, repeatedAt }) => ({
      at,
      what: repeatedAt
        ? t('A person was erased: {counts}; erased again after a backup was restored, {when}', {
            counts: countsText({ bookings, messages, mails }),
            when: dateTimeText(repeatedAt),
          })
        : t('A person was erased: {counts}', { counts: countsText({ bookings, messages, mails }) }),
    })),
  ].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <TitledCard
      id="privacy-history"
      title={t('What went')}
      about={t(
        'Earlier backups still contain it. When one is restored, everything erased since then is erased again.',
      )}
    >
      {events.length === 0 ? (
        <Note>{t('Nothing yet.')}</Note>
      ) : (
        <List>
          {events.map(({ at, what }) => (
            <li key={`${at} ${what}`}>
              <time dateTime={at}>{dateTimeText(at)}</time>
              <span>{what}</span>
            </li>
          ))}
        </List>
      )}
    </TitledCard>
  );
}

function Receipts({ receipts }: Pick<Privacy, 'receipts'>) {
  const [names, setNames] = useState<Record<string, string>>({});
  const read = useReceiptName();
  const handleShow = async (reference: string) => {
    try {
      const { guestName } = await read.mutateAsync(reference);
      setNames((known) => ({ ...known, [reference]: guestName ?? t('cannot be read any more') }));
    } catch (error) {
      showFailure(t('Not shown'), error);
    }
  };
  return (
    <TitledCard
      id="privacy-receipts"
      title={t('Names kept for the tax office')}
      about={t(
        'The guest’s name of a stay has to be kept until ten years after the year of the stay. It is encrypted, no search finds it, and it is deleted on the day below. Each time a name is read, this is recorded.',
      )}
    >
      <List>
        {receipts.map(({ reference, until }) => (
          <li key={reference}>
            <span>{t('{reference}, until {until}', { reference, until: longDayText(until) })}</span>
            {names[reference] === undefined ? (
              <SmallButton
                $variant="quiet"
                aria-label={t('Show the name of {reference}', { reference })}
                onClick={() => void handleShow(reference)}
              >
                {t('Show the name')}
              </SmallButton>
            ) : (
              <strong>{names[reference]}</strong>
            )}
          </li>
        ))}
      </List>
    </TitledCard>
  );
}

function longDayText(day: string): string {
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

const Note = styled(SmallText)`
  margin-top: ${space(4)};
`;

const List = styled.ul`
  margin: ${space(4)} 0 0;
  font-size: ${({ theme }) => theme.type.small};
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(5)};
    align-items: center;
    min-height: 44px;
    padding: ${space(2)} 0;
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
  }
  time {
    flex: 0 0 176px;
    color: ${({ theme }) => theme.colors.slate};
  }
`;
