import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../../api/ApiContext';
import { QueryState } from '../../../components/QueryState';
import { calendarSyncQuery } from '../../../queries/calendarSync';
import { space } from '../../../styles/theme';
import { CalendarExportLink } from './ExportLink';
import { ImportedCalendars } from './ImportedCalendars';
import { t } from '../../i18n/t';

export function CalendarSync() {
  const sync = useQuery(calendarSyncQuery(useApi()));
  return (
    <Section aria-labelledby="other-calendars">
      <h2 id="other-calendars">{t('Other calendars')}</h2>
      <QueryState
        query={sync}
        loading={t('Loading other calendars...')}
        failed={t('The other calendars could not be loaded.')}
      >
        {({ linkUrl, isLinkUnreadable, feeds }) => (
          <>
            <CalendarExportLink linkUrl={linkUrl} isUnreadable={isLinkUnreadable} />
            <ImportedCalendars feeds={feeds} />
          </>
        )}
      </QueryState>
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${space(16)};
  @media print {
    display: none;
  }
  h2 {
    margin-bottom: ${space(5)};
    font-size: ${({ theme }) => theme.type.h4};
  }
`;
