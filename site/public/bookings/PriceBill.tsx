import type { QuoteJson } from '@shared/contract/prices/price';
import { formatDayOfYear, formatShortDay } from '@shared/domain/date';
import { billLineKey, billLines, paymentOf } from '@shared/domain/prices/billLines';
import { centsOfNumber, type Cents } from '@shared/domain/prices/money';
import { countNights } from '@shared/domain/bookings/stayRules';
import { billLineText, paymentTexts } from '@shared/i18n/billText';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Quiet } from '../../components/SmallText';
import { useCurrency } from '../../stores/currency';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import type { StayPreview } from './hoverPrice';
import type { StayPrice } from './useStayPrice';

/** The price as a bill. Every figure comes from the server. */
export function PriceBill({
  summary,
  price,
  problem,
  hint,
  offer,
  onRetry,
}: {
  summary: string | null;
  price: StayPrice;
  problem: string | null;
  hint: string | null;
  /** The stay under the pointer, shown when there is no other content. */
  offer: StayPreview | null;
  /** Requests the price again. `null` when that is not needed or the foot offers it. */
  onRetry: (() => void) | null;
}) {
  const { t } = usePage();
  return (
    <Paper aria-live="polite" aria-busy={price.state === 'calculating'}>
      <Title>{t('bill.title')}</Title>
      {summary && <Summary>{summary}</Summary>}
      {problem ? (
        <Problem role="alert">{problem}</Problem>
      ) : price.state === 'known' ? (
        <Lines quote={price.quote} />
      ) : offer && price.state !== 'calculating' ? (
        <OfferLine offer={offer} />
      ) : (
        <Quiet>{(price.state === 'none' && hint) || t('bill.calculating')}</Quiet>
      )}
      {onRetry && (
        <Retry type="button" $variant="secondary" $size="small" onClick={onRetry}>
          {t('error.retry')}
        </Retry>
      )}
    </Paper>
  );
}

/** Hidden from screen readers: announced at each day, it would drown out the day itself. */
function OfferLine({ offer: { stay, cents } }: { offer: StayPreview }) {
  const { t, locale, money } = usePage();
  const currency = useCurrency((state) => state.currency);
  const day = (date: string) => formatDayOfYear(date, locale);
  return (
    <Quiet aria-hidden>
      {t('bill.offer', {
        nights: countNights(stay),
        from: day(stay.checkinDate),
        to: day(stay.checkoutDate),
        amount: money(cents, currency),
      })}
    </Quiet>
  );
}

function Lines({ quote }: { quote: QuoteJson }) {
  const page = usePage();
  const { t, locale, texts, language } = page;
  const money = (cents: Cents) => page.money(cents, quote.currency);
  const day = (date: string) => formatDayOfYear(date, locale);
  return (
    <Rows>
      {billLines(quote, language).map((line, index) => (
        <Row key={billLineKey(line, index)}>
          <dt>
            <span>{billLineText(line, texts, money, language)}</span>
            {line.kind === 'nights' && (
              <Dates>
                {t('bill.dates', { from: day(line.dates.start), to: day(line.dates.end) })}
              </Dates>
            )}
          </dt>
          <dd>{money(line.cents)}</dd>
        </Row>
      ))}
      <Total>
        <dt>{t('bill.total')}</dt>
        <dd>{money(centsOfNumber(quote.total))}</dd>
      </Total>
    </Rows>
  );
}

/** What is true of the price besides: average nights, and when it is to be paid. */
export function BillNotes({ quote }: { quote: QuoteJson }) {
  const page = usePage();
  const { t, locale, texts } = page;
  const money = (cents: Cents) => page.money(cents, quote.currency);
  return (
    <div>
      <Quiet>
        {quote.isAverageRate && (
          <span>{`${t('bill.average', { rate: money(centsOfNumber(quote.baseRate)) })}. `}</span>
        )}
        <span>{t('bill.note')}</span>
      </Quiet>
      {quote.payment && (
        <Quiet>
          {paymentTexts(paymentOf(quote.payment), texts, money, (date) =>
            formatShortDay(date, locale),
          ).join(' ')}
        </Quiet>
      )}
    </div>
  );
}

const Paper = styled.section`
  padding: ${space(6)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
`;

const Title = styled.h2`
  margin-bottom: ${space(4)};
  font-size: ${({ theme }) => theme.type.h4};
`;

const Summary = styled.p`
  margin-bottom: ${space(3)};
`;

const Rows = styled.dl`
  margin: 0;
  font-variant-numeric: tabular-nums;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(4)};
  padding: ${space(2)} 0;
  /* Wraps beside the figure; a figure without room for a word beside it has its own line. */
  dt {
    flex: 1 1 4em;
  }
  dd {
    margin: 0 0 0 auto;
    white-space: nowrap;
  }
`;

const Dates = styled.span`
  display: block;
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
`;

const Total = styled(Row)`
  margin-top: ${space(2)};
  padding-top: ${space(4)};
  border-top: 1px solid ${({ theme }) => theme.colors.ink};
  font-size: ${({ theme }) => theme.type.h4};
  font-weight: 600;
  dd {
    color: ${({ theme }) => theme.colors.terracotta};
  }
`;

const Retry = styled(Button)`
  margin-top: ${space(4)};
`;

const Problem = styled.p`
  color: ${({ theme }) => theme.colors.coral};
`;
