import { REPORT_BASES, type ReportBasis } from '@shared/contract/figures/figures';
import { addDays, formatDay } from '@shared/domain/date';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { reportUrl } from '../../queries/figures';
import { space } from '../../styles/theme';
import { DownloadButton } from '../components/DownloadButton';
import { SelectField } from '../components/fields';
import { currentLocale } from '../i18n/language';
import { t, type Sentence } from '../i18n/t';
import { FigureArea } from './FigureSection';

const BASES: Readonly<Record<ReportBasis, readonly [label: Sentence, explained: Sentence]>> = {
  stay: [
    'Stays, by their nights',
    'Each confirmed stay with the nights that fall into the period, accommodation and fees apart. Money kept or written off counts on the day of check-in.',
  ],
  received: [
    'Money, by the day received',
    'Each payment for a stay on the day you recorded it for, less what you gave back. A security deposit counts only if you kept a part of it.',
  ],
  touristTax: [
    'Tourist tax, by month',
    'Guests, nights, exempt nights and the tax of each month, as councils ask for them.',
  ],
};

/** Of a year: 12 months, 4 quarters or 1 year, by number of months. */
const periodOf = (year: number, months: number, index: number) => {
  const firstOf = (month: number) =>
    `${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  return {
    from: firstOf(index * months),
    to: addDays(firstOf((index + 1) * months), -1),
  };
};

function periodsOf(year: number): (readonly [value: string, label: string])[] {
  const months = Array.from(
    { length: 12 },
    (_, index) =>
      [
        `1 ${index}`,
        formatDay(periodOf(year, 1, index).from, currentLocale(), {
          month: 'long',
          year: 'numeric',
        }),
      ] as const,
  );
  const quarters = Array.from(
    { length: 4 },
    (_, index) => [`3 ${index}`, t('Quarter {n} of {year}', { n: index + 1, year })] as const,
  );
  return [['12 0', String(year)], ...quarters, ...months];
}

export function TaxReport({ year }: { year: number }) {
  const heading = useId();
  const [basis, setBasis] = useState<ReportBasis>('stay');
  const [period, setPeriod] = useState('12 0');
  const [months = 12, index = 0] = period.split(' ').map(Number);
  const query = { basis, ...periodOf(year, months, index) };
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading}>{t('For your taxes')}</h2>
      <Row>
        <SelectField
          label={t('Period')}
          value={period}
          options={periodsOf(year)}
          onValue={setPeriod}
        />
        <SelectField
          label={t('Report')}
          value={basis}
          options={REPORT_BASES.map((one) => [one, t(BASES[one][0])])}
          onValue={setBasis}
        />
        {(['pdf', 'csv'] as const).map((kind) => (
          <DownloadButton
            key={kind}
            address={reportUrl(kind, query)}
            isFresh
            variant="secondary"
            texts={{
              label: kind === 'pdf' ? 'Report as PDF' : 'Report as CSV',
              done: 'Report saved',
              failed: 'The report could not be saved',
            }}
          />
        ))}
      </Row>
      <p>
        <span>{t(BASES[basis][1])}</span>{' '}
        <span>{t('It is a summary for your records, not an invoice.')}</span>
      </p>
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
  margin: ${space(4)} 0;
`;
