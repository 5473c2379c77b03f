import type { Figures } from '@shared/contract/figures/figures';
import { parseCents } from '@shared/domain/prices/money';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Select } from '../../components/Field';
import { QueryState } from '../../components/QueryState';
import { figuresQuery } from '../../queries/figures';
import { space } from '../../styles/theme';
import { useToday } from '../components/useToday';
import { SmallButton } from '../components/SmallButton';
import { ScreenHead } from '../shell/ScreenHead';
import { StatCards } from './StatCards';
import { YearSections } from './YearSections';
import { t } from '../i18n/t';

/** A year's figures; the year is kept in the address: `?year=2027`. */
export function FiguresTab() {
  const [params, setParams] = useSearchParams();
  const thisYear = Number(useToday().slice(0, 4));
  const given = params.get('year') ?? '';
  const year = /^2[01]\d\d$/.test(given) ? Number(given) : thisYear;
  const figures = useQuery(figuresQuery(useApi(), year));
  const years = figures.data?.years ?? [];
  return (
    <>
      <ScreenHead title={t('Figures')}>
        <Tools>
          <YearSelect
            aria-label={t('Year')}
            value={year}
            onChange={({ target }) =>
              setParams(
                (current) => {
                  const next = new URLSearchParams(current);
                  next.set('year', target.value);
                  return next;
                },
                { replace: true },
              )
            }
          >
            {[...new Set([...years, year])]
              .toSorted((a, b) => b - a)
              .map((each) => (
                <option key={each}>{each}</option>
              ))}
          </YearSelect>
          <SmallButton onClick={() => window.print()}>{t('Print')}</SmallButton>
        </Tools>
      </ScreenHead>
      <QueryState
        query={figures}
        loading={t('Loading figures...')}
        failed={t('The figures could not be loaded.')}
        isEmpty={isNew}
        empty={<NothingYet />}
      >
        {(data) => (
          <Faded $isOld={figures.isPlaceholderData} aria-busy={figures.isPlaceholderData}>
            <StatCards figures={data} />
            <YearSections figures={data} />
          </Faded>
        )}
      </QueryState>
    </>
  );
}

function isNew({ years, current, previous }: Figures): boolean {
  return (
    years.length === 1 &&
    [...current.months, ...previous.months].every(
      ({ soldNights, blockedNights, importedNights, kept, requests }) =>
        soldNights + blockedNights + importedNights + requests.received === 0 &&
        parseCents(kept) === 0,
    )
  );
}

function NothingYet() {
  return (
    <>
      <h2>{t('Nothing to count yet')}</h2>
      <Body>
        {t(
          'With your first enquiry this page begins to fill. It will show nights sold, occupancy and revenue by month, the average nightly rate, how far ahead guests book, how long they stay and where they come from, each year beside the last one, and a report for your taxes.',
        )}
      </Body>
    </>
  );
}

const Tools = styled.div`
  display: flex;
  gap: ${space(2)};
  @media print {
    button {
      display: none;
    }
  }
`;

const YearSelect = styled(Select)`
  width: auto;
  min-height: 40px;
  padding: ${space(1)} ${space(3)};
  font-size: ${({ theme }) => theme.type.small};
  @media (pointer: coarse) {
    min-height: 44px;
    /* Smaller type makes iOS zoom into the field. */
    font-size: 1rem;
  }
`;

const Body = styled.p`
  max-width: 54ch;
`;

const Faded = styled.div<{ $isOld: boolean }>`
  opacity: ${({ $isOld }) => ($isOld ? 0.6 : 1)};
  transition: opacity ${({ theme }) => theme.motion.fast};
`;
