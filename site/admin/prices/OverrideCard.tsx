import type { PriceOverrideJson } from '@shared/contract/prices/override';
import { addDays, type PlainDate } from '@shared/domain/date';
import type { Currency } from '@shared/domain/prices/money';
import type { OverrideTie } from '@shared/domain/prices/overrideTies';
import { overrideStatus } from '@shared/domain/prices/overrideStatus';
import { useId } from 'react';
import styled from 'styled-components';
import { Badge } from '../../components/Badge';
import { space } from '../../styles/theme';
import { nightRangeTitle } from '../components/dateRangeText';
import { SmallButton, SmallWriteButton } from '../components/SmallButton';
import { Actions } from '../components/cardStyles';
import {
  overrideNightsText,
  priceText,
  STATUS_TEXTS,
  STATUS_TONES,
  stayRuleText,
} from './overrideText';
import { SmallText } from '../../components/SmallText';
import { t } from '../i18n/t';

export function OverrideCard({
  override,
  ties,
  currency,
  today,
  onEdit,
  onToggle,
  onDelete,
}: {
  override: PriceOverrideJson;
  ties: readonly OverrideTie<PriceOverrideJson>[];
  currency: Currency;
  today: PlainDate;
  onEdit: () => void;
  onToggle: () => void;
  onDelete: () => void;
}) {
  const nameId = useId();
  const status = overrideStatus(override, today);
  const stayText = stayRuleText(override);
  const ofThis = (label: string) => `${label} ${override.name}`;
  const toggle = override.isActive ? t('Deactivate') : t('Activate');
  return (
    <Card id={`override-${override.id}`} aria-labelledby={nameId}>
      <div>
        <Head>
          <h2 id={nameId}>{override.name}</h2>
          <Badge $tone={STATUS_TONES[status]}>{t(STATUS_TEXTS[status])}</Badge>
        </Head>
        <p>{overrideNightsText(override)}</p>
        {override.description && <Description>{override.description}</Description>}
        {stayText && <Description>{stayText}</Description>}
        {ties.map(({ other, wins, first, last }) => (
          <Tie key={other.id}>
            {wins
              ? t('{nights}: “{name}” has the same priority, and wins because it is newer.', {
                  nights: nightRangeTitle(first, addDays(last, 1)),
                  name: other.name,
                })
              : t(
                  '{nights}: “{name}” has the same priority, and this one wins because it is newer.',
                  {
                    nights: nightRangeTitle(first, addDays(last, 1)),
                    name: other.name,
                  },
                )}
          </Tie>
        ))}
      </div>
      <Figures>
        <strong>{priceText(override, currency)}</strong>
        {override.priority > 0 && (
          <span>{t('Priority {priority}', { priority: override.priority })}</span>
        )}
      </Figures>
      <Buttons>
        <SmallButton aria-label={ofThis(t('Edit'))} onClick={onEdit}>
          {t('Edit')}
        </SmallButton>
        <SmallWriteButton aria-label={ofThis(toggle)} onClick={onToggle}>
          {toggle}
        </SmallWriteButton>
        <SmallButton $variant="danger" aria-label={ofThis(t('Delete'))} onClick={onDelete}>
          {t('Delete')}
        </SmallButton>
      </Buttons>
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  gap: ${space(3)} ${space(8)};
  padding: ${space(5)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
  h2 {
    font-family: ${({ theme }) => theme.fonts.text};
    font-size: 1.0625rem;
    font-weight: 600;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(3)};
  margin-bottom: ${space(1)};
`;

const Description = styled(SmallText)`
  margin-top: ${space(1)};
  white-space: pre-line;
`;

const Tie = styled.p`
  margin-top: ${space(2)};
  padding: ${space(1.5)} ${space(3)};
  background: ${({ theme }) => theme.colors.saffronTint};
  border-radius: ${({ theme }) => theme.radii.control};
  font-size: ${({ theme }) => theme.type.small};
`;

const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(3)};
  strong {
    font-size: 1.0625rem;
    font-weight: 600;
    color: ${({ theme }) => theme.colors.terracotta};
  }
  span {
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
  ${({ theme }) => theme.up.tablet} {
    flex-direction: column;
    align-items: end;
  }
`;

const Buttons = styled(Actions)`
  ${({ theme }) => theme.up.tablet} {
    grid-column: 1 / -1;
  }
`;
