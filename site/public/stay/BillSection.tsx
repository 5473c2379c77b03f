import type { StayPage } from '@shared/contract/stay/stayPage';
import { formatDay } from '@shared/domain/date';
import { billLineKey, billLines } from '@shared/domain/prices/billLines';
import { centsOfNumber, type Cents } from '@shared/domain/prices/money';
import { paymentDueDates } from '@shared/domain/prices/paymentDueDates';
import { billLineText, paymentTexts } from '@shared/i18n/billText';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { StayPart } from './stayParts';
import { Quiet } from '../../components/SmallText';
import { useStayText } from './stayText';

export function BillSection({ page }: { page: StayPage }) {
  const { text } = useStayText();
  return (
    <StayPart id="price" title={text('bill.title')}>
      <BillRows {...page} hasPayments={!page.payments && !page.isOver} />
    </StayPart>
  );
}

/**
 * A price as a bill. With another agreed amount only the total is shown, because the list price's lines do not
 * add up to it.
 */
export function BillRows({
  hasPayments = true,
  ...priced
}: Pick<StayPage, 'quote' | 'currency' | 'totalCents' | 'checkinDate'> & {
  hasPayments?: boolean;
}) {
  const { t, texts, language, locale, today, money: format } = usePage();
  const { text } = useStayText();
  const { quote, currency, totalCents } = priced;
  const money = (cents: Cents) => format(cents, currency);
  const addsUp = quote.currency === currency && centsOfNumber(quote.total) === totalCents;
  const due = hasPayments ? paymentDueDates(priced, today) : null;
  return (
    <>
      <Rows>
        {(addsUp ? billLines(quote, language) : []).map((line, index) => (
          <Row key={billLineKey(line, index)}>
            <dt>{billLineText(line, texts, money, language)}</dt>
            <dd>{money(line.cents)}</dd>
          </Row>
        ))}
        <Total>
          <dt>{t('bill.total')}</dt>
          <dd>{money(totalCents)}</dd>
        </Total>
      </Rows>
      {!addsUp && <Quiet>{text('bill.agreed')}</Quiet>}
      {due && (
        <Quiet>
          {paymentTexts(due, texts, money, (date) => formatDay(date, locale)).join(' ')}
        </Quiet>
      )}
    </>
  );
}

const Rows = styled.dl`
  margin: 0;
  font-variant-numeric: tabular-nums;
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(1.5)} 0;
  dd {
    margin: 0;
    white-space: nowrap;
  }
`;

const Total = styled(Row)`
  margin-top: ${space(2)};
  padding-top: ${space(3)};
  border-top: 1px solid ${({ theme }) => theme.colors.ink};
  font-weight: 600;
  dd {
    color: ${({ theme }) => theme.colors.terracotta};
  }
`;
