import type { ReportPeriod } from '@shared/contract/figures/figures';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { reportUrl } from '../../queries/figures';
import { space } from '../../styles/theme';
import { SelectField } from '../components/fields';
import { DownloadButton } from '../components/DownloadButton';
import { Actions } from '../components/cardStyles';
import { FigureArea } from './FigureSection';
import { t } from '../i18n/t';

const PERIODS = {
  calendar: (year: number) => ({
    label: t('January to December {year}', { year }),
    period: { from: `${year}-01-01`, to: `${year}-12-31` },
  }),
  april: (year: number) => ({
    label: t('6 April {year} to 5 April {next} (United Kingdom)', { year, next: year + 1 }),
    period: { from: `${year}-04-06`, to: `${year + 1}-04-05` },
  }),
} satisfies Record<string, (year: number) => { label: string; period: ReportPeriod }>;
type PeriodId = keyof typeof PERIODS;
const PERIOD_IDS = Object.keys(PERIODS) as PeriodId[];

export function TaxReport({ year }: { year: number }) {
  const heading = useId();
  const [id, setId] = useState<PeriodId>('calendar');
  const { period } = PERIODS[id](year);
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading}>{t('For your taxes')}</h2>
      <p>
        {t(
          'Every confirmed stay of a tax year with what falls to its nights in that year, accommodation and fees apart. Tourist tax, which is the council’s, has a column of its own. A stay over New Year is divided by its nights. Money kept after a cancellation stands in the year in which the stay would have begun. It is a summary for your records, not an invoice.',
        )}
      </p>
      <Row>
        <SelectField
          label={t('Tax year')}
          value={id}
          options={PERIOD_IDS.map((one) => [one, PERIODS[one](year).label])}
          onValue={setId}
        />
        <Actions>
          <DownloadButton
            address={reportUrl('pdf', period)}
            isFresh
            variant="secondary"
            texts={{
              label: 'Report as PDF',
              done: 'Report saved',
              failed: 'The report could not be saved',
            }}
          />
          <DownloadButton
            address={reportUrl('csv', period)}
            isFresh
            variant="secondary"
            texts={{
              label: 'Report as CSV',
              done: 'Report saved',
              failed: 'The report could not be saved',
            }}
          />
        </Actions>
      </Row>
    </Section>
  );
}

const Section = styled(FigureArea)`
  background: none;
  > p {
    max-width: 62ch;
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
  @media print {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(4)};
  margin-top: ${space(4)};
`;
