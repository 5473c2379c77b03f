import { Link } from 'react-router';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { keepFootSpace } from '../../components/footSpace';
import { space } from '../../styles/theme';
import { useText } from '../PageContext';
import { useStartingPrice } from './StartingFrom';

/**
 * Price and link to the calendar, in reach on phones. Sticks to the window's bottom below the first screen and ends
 * with the sections, above the footer.
 */
export function BookBar() {
  const t = useText();
  return (
    <Bar ref={keepFootSpace}>
      <span>{t('price.from', { price: useStartingPrice() })}</span>
      <Button as={Link} to="/booking">
        {t('price.checkDates')}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  z-index: 10;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  padding: ${space(2)} ${space(5)} calc(${space(2)} + env(safe-area-inset-bottom, 0px));
  background: ${({ theme }) => theme.colors.ground};
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  ${({ theme }) => theme.up.tablet} {
    padding-inline: ${space(10)};
  }
  ${({ theme }) => theme.up.desktop} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
