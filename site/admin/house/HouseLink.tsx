import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { houseLinkQuery, useCreateHouseLink, useDeleteHouseLink } from '../../queries/house';
import { space } from '../../styles/theme';
import { SecretLinkCard, type SecretLinkWords } from '../components/SecretLinkCard';
import { t } from './texts.en';

/** The plan of the house as a calendar, for the telephones of those who look after it. */
export function HouseLink() {
  const link = useQuery(houseLinkQuery(useApi()));
  const create = useCreateHouseLink();
  const remove = useDeleteHouseLink();
  return (
    <Below>
      <QueryState
        query={link}
        loading={t('house.loadingTheCalendarLink')}
        failed={t('house.theCalendarLinkCould')}
      >
        {({ linkUrl, madeAt }) => (
          <SecretLinkCard
            id="house-link"
            heading="h2"
            words={WORDS}
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

const WORDS: SecretLinkWords = {
  get title() {
    return t('house.calendarLinkForThe');
  },
  get about() {
    return t('house.whoeverLooksAfterThe');
  },
  get made() {
    return t('house.calendarLinkMade');
  },
  get copyNext() {
    return t('house.sendItToWhoever');
  },
  get renewTitle() {
    return t('house.makeANewLink');
  },
  get renewAbout() {
    return t('house.theOldAddressStops');
  },
  get stopTitle() {
    return t('house.stopSharingThePlan');
  },
  get stopAbout() {
    return t('house.theAddressStopsWorking');
  },
  get stopped() {
    return t('house.planOfTheHouse');
  },
};

const Below = styled.div`
  margin-top: ${space(8)};
  @media print {
    display: none;
  }
`;
