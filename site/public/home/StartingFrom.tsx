import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { settingsQuery } from '../../queries/publicReads';
import { useCurrency } from '../../stores/currency';
import { space } from '../../styles/theme';
import { useLangOf, usePage } from '../PageContext';
import { Section, Wide } from '../Section';
import { ContentText } from '../ContentText';
import { PriceYear } from './PriceYear';
import { startingPrice } from './startingPrice';

/** The lowest price of a night in the chosen currency, and a link to the calendar. */
export function StartingFrom() {
  const { t, content } = usePage();
  const langOf = useLangOf();
  const price = useStartingPrice();
  return (
    <Section $tone="sand" $isCompact>
      <Row>
        <div>
          <Title {...langOf('price.title')}>{content['price.title']}</Title>
          <Price>
            <span>{price}</span> <Unit>{t('price.perNight')}</Unit>
          </Price>
          <ContentText of="price.note" as={Note} />
        </div>
        <Button as={Link} to="/booking">
          {t('price.check')}
        </Button>
      </Row>
      <PriceYear />
    </Section>
  );
}

/** The lowest price of a night, in the chosen currency. */
export function useStartingPrice(): string {
  const { money, startingPrice: lowest } = usePage();
  const { data: settings } = useQuery(settingsQuery(useApi()));
  const currency = useCurrency((state) => state.currency);
  return money(startingPrice(settings, lowest, currency), currency);
}

const Row = styled(Wide)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(8)};
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.type.h3};
`;

const Price = styled.p`
  margin-top: ${space(2)};
  font-family: ${({ theme }) => theme.fonts.display};
  font-size: ${({ theme }) => theme.type.h1};
  line-height: 1.1;
  font-variant-numeric: tabular-nums;
  color: var(--accent);
`;

const Unit = styled.span`
  font-family: ${({ theme }) => theme.fonts.text};
  font-size: ${({ theme }) => theme.type.body};
  color: var(--quiet);
`;

const Note = styled.p`
  margin-top: ${space(3)};
  color: var(--quiet);
`;
