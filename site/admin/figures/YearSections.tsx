import type { Figures } from '@shared/contract/figures/figures';
import {
  classText,
  LEAD_TIME_CLASSES,
  STAY_LENGTH_CLASSES,
  type ValueClass,
} from '@shared/domain/figures/classes';
import { countryName, monthName } from '@shared/domain/figures/figureTables';
import { totalsOf, type Totals } from '@shared/domain/figures/rates';
import { parseCents } from '@shared/domain/prices/money';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { FigureSection } from './FigureSection';
import { roundMoneyText } from './figureText';
import { HeatMap } from './HeatMap';
import { ShareBars, type Share } from './ShareBars';
import { TaxReport } from './TaxReport';
import { YearChart, type ChartSeries } from './YearChart';
import { fileWords } from '@shared/i18n/ownerFiles';
import { currentLanguage } from '../i18n/language';
import { t } from './texts.en';

/** Countries that are listed; the table behind has all. */
const MOST_COUNTRIES = 6;

/** The year's pictures, each with its table. */
export function YearSections({ figures }: { figures: Figures }) {
  const { current, previous, currency, takenNights, usesTodaysRates } = figures;
  const words = fileWords(currentLanguage());
  const months = current.months.map(({ month }) => monthName(month, words, 'short').slice(0, 3));
  const bothYears = (valueOf: (totals: Totals) => number | null): [ChartSeries, ChartSeries] => [
    {
      name: String(current.year),
      values: current.months.map((month) => valueOf(totalsOf([month]))),
    },
    {
      name: String(previous.year),
      values: previous.months.map((month) => valueOf(totalsOf([month]))),
    },
  ];
  const units = (cents: number | null) => (cents === null ? null : cents / 100);
  const money = (value: number) => roundMoneyText(Math.round(value * 100), currency);
  const years = t('figures.bothYears', { year: current.year, before: previous.year });
  const stays = (count: number) => t('figures.stays', { count });
  const classes = (
    all: readonly ValueClass[],
    now: readonly number[],
    before: readonly number[],
    nameOf: (range: string, last: number) => string,
  ): Share[] =>
    all.map((each, index) => ({
      // One that has no end is of many.
      name: nameOf(classText(each, words), each.to ?? each.from),
      value: now[index] ?? 0,
      text: stays(now[index] ?? 0),
      note: `${previous.year}: ${before[index] ?? 0}`,
    }));
  const origin = (name: string, share: { stays: number; nights: number; revenue: string }) => ({
    name,
    value: share.nights,
    text: roundMoneyText(parseCents(share.revenue), currency),
    note: t('figures.staysAndNights', { stays: stays(share.stays), nights: share.nights }),
  });
  const noStays = t('figures.noConfirmedStayBegins', { year: current.year });

  return (
    <Sections>
      <Wide>
        <FigureSection
          title={t('figures.revenueByMonth')}
          note={t(
            usesTodaysRates ? 'figures.revenueAtTodaysRates' : 'figures.revenueAtRatesOfBooking',
            { currency },
          )}
          table="revenue"
          figures={figures}
        >
          <YearChart
            kind="bars"
            name={t('figures.revenueByMonthYears', { years })}
            labels={months}
            series={bothYears(({ revenueCents }) => units(revenueCents))}
            format={money}
          />
        </FigureSection>
      </Wide>
      <FigureSection
        title={t('figures.nightsSold')}
        note={t('figures.occupancyIsNightsSold')}
        table="occupancy"
        figures={figures}
      >
        <YearChart
          kind="bars"
          name={t('figures.nightsSoldByMonth', { years })}
          labels={months}
          series={bothYears(({ soldNights }) => soldNights)}
          format={String}
        />
      </FigureSection>
      <FigureSection
        title={t('figures.averageNightlyRate')}
        note={t('figures.accommodationWithoutFeesDivided')}
        table="rates"
        figures={figures}
      >
        <YearChart
          kind="lines"
          name={t('figures.averageNightlyRateBy', { years })}
          labels={months}
          series={bothYears(({ averageRateCents }) => units(averageRateCents))}
          format={money}
        />
      </FigureSection>
      <Wide>
        <FigureSection
          title={t('figures.nightsOfYear', { year: current.year })}
          table="nights"
          figures={figures}
        >
          <HeatMap year={current.year} takenNights={takenNights} currency={currency} />
        </FigureSection>
      </Wide>
      <FigureSection
        title={t('figures.enquiriesAndWhatBecame')}
        note={t('figures.whatGuestsSentOver', { year: current.year })}
        table="requests"
        figures={figures}
      >
        <YearChart
          kind="bars"
          name={t('figures.enquiriesByMonthOf', { year: current.year })}
          labels={months}
          series={[
            {
              name: t('figures.confirmed'),
              values: current.months.map(({ requests }) => requests.confirmed),
            },
            {
              name: t('figures.received'),
              values: current.months.map(({ requests }) => requests.received),
            },
          ]}
          format={String}
        />
      </FigureSection>
      <FigureSection
        title={t('figures.howFarAheadGuests')}
        note={t('figures.daysFromTheBooking')}
        table="lead-time"
        figures={figures}
      >
        <ShareBars
          shares={classes(
            LEAD_TIME_CLASSES,
            current.leadTime.counts,
            previous.leadTime.counts,
            (range, last) => t('figures.rangeOfDays', { range, last }),
          )}
          empty={noStays}
        />
      </FigureSection>
      <FigureSection title={t('figures.howLongTheyStay')} table="stay-length" figures={figures}>
        <ShareBars
          shares={classes(
            STAY_LENGTH_CLASSES,
            current.stayLength.counts,
            previous.stayLength.counts,
            (range, last) => t('figures.rangeOfNights', { range, last }),
          )}
          empty={noStays}
        />
      </FigureSection>
      <FigureSection
        title={t('figures.whereGuestsComeFrom')}
        note={`${t('figures.byTheCountryCode')} ${t('figures.wholeStays')}`}
        table="countries"
        figures={figures}
      >
        <ShareBars
          shares={current.countries
            .filter(({ country }, index) => index < MOST_COUNTRIES || country === null)
            .map(({ country, ...share }) => origin(countryName(country, words), share))}
          empty={noStays}
        />
      </FigureSection>
      <FigureSection
        title={t('figures.howBookingsCameIn')}
        note={t('figures.wholeStays')}
        table="sources"
        figures={figures}
      >
        <ShareBars
          shares={current.sources.map(({ source, ...share }) =>
            origin(words.word(`files.source.${source}`), share),
          )}
          empty={noStays}
        />
      </FigureSection>
      <TaxReport year={current.year} />
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  margin: ${space(4)} 0;
  ${({ theme }) => theme.up.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
