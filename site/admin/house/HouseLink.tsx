import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { houseLinkQuery, useCreateHouseLink, useDeleteHouseLink } from '../../queries/house';
import { space } from '../../styles/theme';
import { SecretLinkCard, type SecretLinkTexts } from '../components/SecretLinkCard';
import { t } from '../i18n/t';

export function HouseLink() {
  const link = useQuery(houseLinkQuery(useApi()));
  const create = useCreateHouseLink();
  const remove = useDeleteHouseLink();
  return (
    <Below>
      <QueryState
        query={link}
        loading={t('Loading the calendar link...')}
        failed={t('The calendar link could not be loaded.')}
      >
        {({ linkUrl, madeAt }) => (
          <SecretLinkCard
            id="house-link"
            heading="h2"
            texts={TEXTS}
            linkUrl={linkUrl}
            isUnreadable={madeAt !== null && linkUrl === null}
            create={create}
            remove={remove}
          />
        )}
      </QueryState>
    </Below>
  );
}

const TEXTS: SecretLinkTexts = {
  title: 'Calendar link for the house',
  about:
    'Whoever looks after the house adds it to the calendar of their phone, and sees arrivals, departures, how many come, extras and your notes for the house: no names, no amounts. Whoever has the address can read it.',
  made: 'Calendar link made',
  copyNext: 'Send it to whoever looks after the house. They add it as a calendar by its address.',
  renewTitle: 'Make a new link?',
  renewAbout: 'The old address stops working at once. Everybody who reads it needs the new one.',
  stopTitle: 'Stop sharing the plan of the house?',
  stopAbout:
    'The address stops working at once, for good. Calendars that read it stay as they are or become empty.',
  stopped: 'Plan of the house no longer shared',
};

const Below = styled.div`
  margin-top: ${space(8)};
  @media print {
    display: none;
  }
`;
