import type { VillaSettings } from '@shared/contract/prices/settings';
import { PUBLIC_FALLBACKS } from '@shared/domain/publicDefaults';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { useText } from '../PageContext';

/** Check-in, check-out and minimum stay, with the specification's fallbacks. */
export function StayInfo({ settings }: { settings: VillaSettings | undefined }) {
  const t = useText();
  const rules = settings ?? PUBLIC_FALLBACKS;
  return (
    <Card>
      <Title>{t('info.title')}</Title>
      <dl>
        <dt>{t('info.checkin')}</dt>
        <dd>{t('info.checkinText', { time: twelveHours(rules.checkinTime) })}</dd>
        <dt>{t('info.checkout')}</dt>
        <dd>{t('info.checkoutText', { time: twelveHours(rules.checkoutTime) })}</dd>
        <dt>{t('info.minimum')}</dt>
        <dd>{t('info.minimumText', { regular: rules.minStayRegular, peak: rules.minStayPeak })}</dd>
      </dl>
    </Card>
  );
}

/** `16:00` as `4:00 PM`. */
export function twelveHours(time: string): string {
  const [hours = '0', minutes = '00'] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
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
