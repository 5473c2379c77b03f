import type { VillaSettings } from '@shared/contract/prices/settings';
import { PUBLIC_FALLBACKS } from '@shared/domain/publicDefaults';
import {
  convert,
  parseCents,
  parseRate,
  RATE_SCALE,
  type Cents,
  type Currency,
} from '@shared/domain/prices/money';
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

/** The lowest price of a night in the chosen currency, and a link to the calendar. */
export function StartingFrom() {
  const { t, content, money, startingPrice: lowest } = usePage();
  const langOf = useLangOf();
  const { data: settings } = useQuery(settingsQuery(useApi()));
  const currency = useCurrency((state) => state.currency);
  return (
    <Section $tone="sand" $isCompact>
      <Row>
        <div>
          <Title {...langOf('price.title')}>{content['price.title']}</Title>
          <Price>
            <span>{money(startingPrice(settings, lowest, currency), currency)}</span>{' '}
            <Unit>{t('price.perNight')}</Unit>
          </Price>
          <ContentText of="price.note" as={Note} />
        </div>
        <Button as={Link} to="/booking">
          {t('price.check')}
        </Button>
      </Row>
    </Section>
  );
}

/**
 * The lowest price of an available night. Falls back to the base price, and to the specification's value while
 * there are no settings.
 * @param lowest in the base currency
 */
export function startingPrice(
  settings: VillaSettings | undefined,
  lowest: string | null,
  currency: Currency,
): Cents {
  if (settings) {
    return convert(parseCents(lowest ?? settings.basePrice), settings.baseCurrency, currency, {
      gbpRateE4: parseRate(settings.gbpRate),
      usdRateE4: parseRate(settings.usdRate),
    });
  }
  return convert(PUBLIC_FALLBACKS.basePrice * 100, 'EUR', currency, {
    gbpRateE4: Math.round(PUBLIC_FALLBACKS.gbpFactor * RATE_SCALE),
    usdRateE4: Math.round(PUBLIC_FALLBACKS.usdFactor * RATE_SCALE),
  });
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
