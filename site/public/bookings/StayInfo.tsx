import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { VillaSettings } from '@shared/contract/prices/settings';
import type { PlainDate } from '@shared/domain/date';
import { PUBLIC_FALLBACKS } from '@shared/domain/publicDefaults';
import { formatTime } from '@shared/i18n/formatTime';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { minimumsOf } from './minimumStays';

export function StayInfo({
  settings,
  days,
}: {
  settings: VillaSettings | undefined;
  days: ReadonlyMap<PlainDate, AvailabilityDay>;
}) {
  const { t, language } = usePage();
  const rules = settings ?? PUBLIC_FALLBACKS;
  const minimums = minimumsOf(days, rules);
  return (
    <Card>
      <Title>{t('info.title')}</Title>
      <dl>
        <dt>{t('info.checkin')}</dt>
        <dd>{t('info.checkinText', { time: formatTime(rules.checkinTime, language) })}</dd>
        <dt>{t('info.checkout')}</dt>
        <dd>{t('info.checkoutText', { time: formatTime(rules.checkoutTime, language) })}</dd>
        <dt>{t('info.minimum')}</dt>
        <dd>
          {'least' in minimums ? t('info.minimumRange', minimums) : t('info.minimumText', minimums)}
        </dd>
      </dl>
    </Card>
  );
}

const Card = styled.section`
  padding: ${space(6)};
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.card};
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(2)} ${space(5)};
    margin: 0;
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
`;

const Title = styled.h2`
  margin-bottom: ${space(3)};
  font-size: ${({ theme }) => theme.type.h4};
`;
