import type { DiscountJson } from '@shared/contract/prices/priceTerms';
import styled from 'styled-components';
import { Quiet } from '../../components/SmallText';
import { space } from '../../styles/theme';
import { useText } from '../PageContext';

/** Discounts for long stays, such as `7 nights and more: −10%`. */
export function DiscountNotes({ discounts }: { discounts: readonly DiscountJson[] }) {
  const t = useText();
  if (discounts.length === 0) return null;
  return (
    <div>
      <List aria-label={t('discount.title')}>
        {discounts
          .toSorted((a, b) => a.percent - b.percent)
          .map(({ kind, threshold, percent }, index) => (
            // Discounts have no id.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{t(`discount.${kind}`, { threshold, percent })}</li>
          ))}
      </List>
      {discounts.length > 1 && <Quiet>{t('discount.best')}</Quiet>}
    </div>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  li {
    padding: ${space(1)} ${space(3)};
    background: ${({ theme }) => theme.colors.surface};
    border: 1px solid ${({ theme }) => theme.colors.stone};
    border-radius: ${({ theme }) => theme.radii.control};
    font-size: ${({ theme }) => theme.type.small};
  }
`;
