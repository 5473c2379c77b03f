import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { SmallText } from '../../components/SmallText';
import { PAYMENTS_EXPORT_URL, recordedPaymentsQuery } from '../../queries/payments';
import { space } from '../../styles/theme';
import { bookingHref } from '../bookings/useOpenBooking';
import { DownloadButton } from '../components/DownloadButton';
import { SelectField } from '../components/fields';
import { moneyText, shortDayText } from '../components/formats';
import { useToday } from '../components/useToday';
import { t } from '../i18n/t';
import { PaymentRows } from './paymentRows';
import { isNothing, WAY_TEXT, WHAT_TEXT, whatOf } from './paymentText';

/** What was received and given back in a year, latest first, with its sums. */
export function RecordedPayments() {
  const thisYear = Number(useToday().slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const payments = useQuery(recordedPaymentsQuery(useApi(), year));
  return (
    <>
      <Head>
        <SelectField
          label={t('Year')}
          value={String(year)}
          options={(payments.data?.years ?? [year]).map((each) => [String(each), String(each)])}
          onValue={(value) => setYear(Number(value))}
        />
        <DownloadButton
          address={`${PAYMENTS_EXPORT_URL}?from=${year}-01-01&to=${year}-12-31`}
          variant="secondary"
          isFresh
          texts={{
            label: 'Download as CSV',
            done: 'Payments saved',
            failed: 'The payments could not be downloaded',
          }}
        />
      </Head>
      <QueryState
        query={payments}
        loading={t('Loading payments…')}
        failed={t('Payments could not be loaded.')}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p>{t('Nothing was recorded in {year}.', { year })}</p>}
      >
        {({ rows, currency, received, returned, kept }) => (
          <>
            <Sums>
              <span>
                {t('{received} received, {returned} given back', {
                  received: moneyText(received, currency),
                  returned: moneyText(returned, currency),
                })}
              </span>
              {!isNothing(kept) && (
                <span>{t(', {kept} kept for damage', { kept: moneyText(kept, currency) })}</span>
              )}
            </Sums>
            <PaymentRows>
              {rows.map((row) => (
                <li key={row.id}>
                  <span>
                    <Link to={bookingHref(row.reference)}>{row.guestName}</Link>
                    <small>{t(WHAT_TEXT[whatOf(row)])}</small>
                    <small>
                      {[
                        shortDayText(row.paidOn),
                        ...(row.direction === 'off' ? [] : [t(WAY_TEXT[row.way])]),
                        ...(row.note === null ? [] : [row.note]),
                      ].join(' · ')}
                    </small>
                  </span>
                  <b>{`${row.direction === 'out' ? '−' : ''}${moneyText(row.amount, row.currency)}`}</b>
                </li>
              ))}
            </PaymentRows>
          </>
        )}
      </QueryState>
      <SmallText>
        {t('Receipts confirm payments; in Portugal invoices are written by a certified program.')}
      </SmallText>
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};
  select {
    min-width: 120px;
  }
`;

const Sums = styled.p`
  margin: ${space(3)} 0;
  font-weight: 600;
`;
