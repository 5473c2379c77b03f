import type { Simulation, SimulatePriceInput } from '@shared/contract/prices/simulate';
import { billLineKey, billLines, type BillLine } from '@shared/domain/prices/billLines';
import { addDays, isPlainDate } from '@shared/domain/date';
import { centsOfNumber, CURRENCIES, type Currency } from '@shared/domain/prices/money';
import { billLineText } from '@shared/i18n/billText';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../../api/ApiContext';
import { QueryState } from '../../../components/QueryState';
import { useDebouncedValue } from '../../../components/useDebouncedValue';
import { simulationQuery } from '../../../queries/simulator';
import { priceTermsQuery, settingsQuery } from '../../../queries/publicReads';
import { space } from '../../../styles/theme';
import { SelectField, TextField } from '../../components/fields';
import { useToday } from '../../components/useToday';
import { Notice } from '../../components/sectionStyles';
import { sourceText } from '../sourceText';
import { TabHead } from '../../components/tabStyles';
import { MoneyTable } from '../../components/MoneyTable';
import { t, type Sentence } from '../../i18n/t';
import { currentLanguage, ruleTexts } from '../../i18n/language';
import { SmallText } from '../../../components/SmallText';
import { centsText, dayMonthText, moneyText } from '../../components/formats';

const TYPING_MS = 300;

const NO_EXTRAS: Readonly<Record<string, string>> = {};

/** Explains the price of any stay: which rule sets each part, and why guests cannot book it. */
export function PriceSimulator() {
  const api = useApi();
  const settings = useQuery(settingsQuery(api));
  const { data: terms } = useQuery(priceTermsQuery(api));
  const today = useToday();
  const [typed, setTyped] = useState({
    checkinDate: '',
    checkoutDate: '',
    guestCount: '2',
    currency: null as Currency | null,
    bookingDate: null as string | null,
    children: '0',
    pets: '0',
    extras: NO_EXTRAS,
  });
  const fields = { ...typed, bookingDate: typed.bookingDate ?? today };
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  const baseCurrency = settings.data?.baseCurrency;
  const currency = fields.currency ?? baseCurrency;
  const asked = useDebouncedValue(JSON.stringify({ ...fields, currency }), TYPING_MS);
  const input = inputOf(JSON.parse(asked) as typeof fields);
  const query = useQuery({
    // Without an input the query is disabled.
    ...simulationQuery(api, input ?? NO_INPUT),
    enabled: input !== null,
  });
  const dateField = (label: string, name: 'checkinDate' | 'checkoutDate' | 'bookingDate') => (
    <TextField
      label={label}
      value={fields[name]}
      onValue={(value) => change({ [name]: value })}
      type="date"
    />
  );
  return (
    <section aria-labelledby="price-simulator">
      <TabHead>
        <h2 id="price-simulator">{t('Why this price')}</h2>
      </TabHead>
      <SmallText>
        {t('What a guest would see for a stay, and which rule applies. Nothing is stored.')}
      </SmallText>
      <Fields>
        {dateField(t('Check-in'), 'checkinDate')}
        {dateField(t('Check-out'), 'checkoutDate')}
        <TextField
          label={t('Guests')}
          value={fields.guestCount}
          onValue={(guestCount) => change({ guestCount })}
          type="number"
          min={1}
          step={1}
        />
        <SelectField
          label={t('Currency')}
          value={currency ?? 'EUR'}
          options={CURRENCIES.map((code) => [code, code])}
          onValue={(chosen) => change({ currency: chosen })}
        />
        {dateField(t('Booked on'), 'bookingDate')}
        {terms?.touristTax.isOn && (
          <Count
            label={t('Children among them')}
            value={fields.children}
            onChange={(children) => change({ children })}
          />
        )}
        {terms && terms.fees.maxPets > 0 && (
          <Count
            label={t('Pets')}
            max={terms.fees.maxPets}
            value={fields.pets}
            onChange={(pets) => change({ pets })}
          />
        )}
        {terms?.fees.extras.map(({ id, name, per, maxQuantity }) => (
          <Count
            key={id}
            label={t('Extra: {name}', { name })}
            max={per === 'piece' ? maxQuantity : 1}
            value={fields.extras[id] ?? '0'}
            onChange={(pieces) => change({ extras: { ...fields.extras, [id]: pieces } })}
          />
        ))}
      </Fields>
      {input === null || !baseCurrency ? (
        <SmallText>{t('Choose check-in and check-out to see the price.')}</SmallText>
      ) : (
        <QueryState
          query={query}
          loading={t('Calculating...')}
          failed={t('The price could not be calculated.')}
        >
          {(simulation) => (
            <Answer simulation={simulation} baseCurrency={baseCurrency} currency={input.currency} />
          )}
        </QueryState>
      )}
    </section>
  );
}

function Count({
  label,
  max,
  value,
  onChange,
}: {
  label: string;
  max?: number;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <TextField
      label={label}
      value={value}
      onValue={onChange}
      type="number"
      min={0}
      max={max}
      step={1}
    />
  );
}

function Answer({
  simulation: { quote, nights, issues },
  baseCurrency,
  currency,
}: {
  simulation: Simulation;
  baseCurrency: Currency;
  currency: Currency;
}) {
  const money = (cents: number) => centsText(cents, currency);
  return (
    <div role="status">
      {issues.length > 0 ? (
        <Notice $tone="warning">
          <p>{t('Guests cannot book this stay:')}</p>
          <ul>
            {issues.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Notice $tone="info">{t('Guests can book this stay.')}</Notice>
      )}
      {quote && (
        <MoneyTable>
          <caption>{t('{nights} {nights|night|nights}', { nights: quote.nights })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Part')}</th>
              <th scope="col">{t('Because of')}</th>
              <th scope="col">{t('Amount')}</th>
            </tr>
          </thead>
          <tbody>
            {nights.map((run) => (
              <tr key={run.start}>
                <th scope="row">
                  <span>{nightsText(run)}</span>
                  <small>
                    <span>{`${run.nights} × ${money(centsOfNumber(run.rate))}`}</span>{' '}
                    {currency !== baseCurrency && (
                      <span>{`(${moneyText(run.basePrice, baseCurrency)})`}</span>
                    )}
                  </small>
                </th>
                <td>{sourceText(run.source)}</td>
                <td>{money(centsOfNumber(run.total))}</td>
              </tr>
            ))}
            {billLines(quote).map(
              (line, index) =>
                line.kind !== 'nights' && (
                  <tr key={billLineKey(line, index)}>
                    <th scope="row">{billLineText(line, ruleTexts(), money, currentLanguage())}</th>
                    <td>{chargeSource(line.kind)}</td>
                    <td>{money(line.cents)}</td>
                  </tr>
                ),
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('Total')}
              </th>
              <td>{money(centsOfNumber(quote.total))}</td>
            </tr>
          </tfoot>
        </MoneyTable>
      )}
    </div>
  );
}

function nightsText({ start, end }: Simulation['nights'][number]): string {
  const last = addDays(end, -1);
  return start === last
    ? t('Night of {start}', { start: dayMonthText(start) })
    : t('Nights {start} to {last}', { start: dayMonthText(start), last: dayMonthText(last) });
}

const CHARGE_SOURCES: Partial<Record<BillLine['kind'], Sentence>> = {
  discount: 'Discounts: the best for the guest',
  unnamedDiscount: 'Discounts: the best for the guest',
  extraGuests: 'Extra guest fee of Settings',
  cleaning: 'Cleaning fee of Settings',
  pets: 'Pet fee',
  extra: 'Extra that the guest chose',
  touristTax: 'Tourist tax; no revenue',
};

function chargeSource(kind: BillLine['kind']): string {
  const source = CHARGE_SOURCES[kind];
  return source ? t(source) : '';
}

function inputOf({
  checkinDate,
  checkoutDate,
  guestCount,
  currency,
  bookingDate,
  children,
  pets,
  extras,
}: {
  checkinDate: string;
  checkoutDate: string;
  guestCount: string;
  currency: Currency | null;
  bookingDate: string;
  children: string;
  pets: string;
  extras: Readonly<Record<string, string>>;
}): SimulatePriceInput | null {
  const guests = Number(guestCount);
  const areDates = [checkinDate, checkoutDate, bookingDate].every(isPlainDate);
  if (!areDates || !currency || !Number.isInteger(guests) || guests < 1) return null;
  const chosen = Object.entries(extras).flatMap(([id, pieces]) =>
    countOf(pieces) > 0 ? [{ id, quantity: countOf(pieces) }] : [],
  );
  return {
    checkinDate,
    checkoutDate,
    guestCount: guests,
    currency,
    bookingDate,
    ...(countOf(children) > 0 && { children: countOf(children) }),
    ...(countOf(pets) > 0 && { pets: countOf(pets) }),
    ...(chosen.length > 0 && { extras: chosen }),
  };
}

function countOf(text: string): number {
  return /^\d{1,2}$/.test(text) ? Number(text) : 0;
}

const NO_INPUT: SimulatePriceInput = {
  checkinDate: '',
  checkoutDate: '',
  guestCount: 1,
  currency: 'EUR',
};

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${space(4)};
  margin: ${space(4)} 0 ${space(5)};
`;
