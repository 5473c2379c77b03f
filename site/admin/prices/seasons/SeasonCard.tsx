import type { SeasonJson } from '@shared/contract/prices/season';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { useId } from 'react';
import styled from 'styled-components';
import { SmallButton } from '../../components/SmallButton';
import { Actions } from '../../components/cardStyles';
import { space } from '../../../styles/theme';
import { stayRuleText } from '../overrideText';
import { seasonRangeText, SEASON_SHADES } from './ownerRules';
import { translated } from '../../i18n/language';
import { t } from '../../i18n/t';
import { moneyText } from '../../components/formats';

export function SeasonCard({
  season,
  settings,
  onEdit,
  onDelete,
}: {
  season: SeasonJson;
  settings: VillaSettings;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const nameId = useId();
  const name = translated(season.name);
  const amount = {
    base: settings.basePrice,
    high: settings.highSeasonPrice,
    peak: settings.peakSeasonPrice,
    own: season.ownPrice ?? settings.basePrice,
  }[season.tier];
  const rules = stayRuleText(season);
  return (
    <Card aria-labelledby={nameId} $shade={SEASON_SHADES[season.colour]}>
      <div>
        <h3 id={nameId}>{name}</h3>
        <p>{season.ranges.map(seasonRangeText).join(', ')}</p>
        {rules && <p>{rules}</p>}
      </div>
      <strong>
        {t('{amount} per night', {
          amount: moneyText(amount, settings.baseCurrency),
        })}
      </strong>
      <Actions>
        <SmallButton aria-label={t('Edit {name}', { name })} onClick={onEdit}>
          {t('Edit')}
        </SmallButton>
        <SmallButton $variant="danger" aria-label={t('Delete {name}', { name })} onClick={onDelete}>
          {t('Delete')}
        </SmallButton>
      </Actions>
    </Card>
  );
}

const Card = styled.article<{ $shade: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(6)};
  padding: ${space(4)} ${space(5)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-left: 6px solid ${({ $shade }) => $shade};
  border-radius: ${({ theme }) => theme.radii.card};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  > div:first-child {
    flex: 1 1 220px;
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
  h3 {
    font-family: ${({ theme }) => theme.fonts.text};
    font-size: 1.0625rem;
    font-weight: 600;
    color: ${({ theme }) => theme.colors.ink};
  }
  strong {
    font-weight: 600;
    color: ${({ theme }) => theme.colors.terracotta};
  }
`;
