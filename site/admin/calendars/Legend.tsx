import type { OwnerCalendar } from '@shared/contract/calendars/calendar';
import type { SeasonColour } from '@shared/domain/prices/season';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { TONE_TEXTS, TONES, type Tone } from './bars';
import { seasonTint } from './seasonTint';
import { toneFill } from './tones';
import { translated } from '../i18n/language';
import { t } from '../i18n/t';

/** Explains only what the calendar shows. */
export function Legend({
  tones,
  seasons,
  hasOverrides,
}: {
  tones: ReadonlySet<Tone>;
  seasons: OwnerCalendar['seasons'];
  hasOverrides: boolean;
}) {
  return (
    <List aria-label={t('Legend')}>
      {TONES.filter((tone) => tones.has(tone)).map((tone) => (
        <li key={tone}>
          <Swatch $tone={tone} aria-hidden />
          <span>{t(TONE_TEXTS[tone])}</span>
        </li>
      ))}
      {hasOverrides && (
        <li>
          <Underlined aria-hidden>◆</Underlined>
          <span>{t('Price override')}</span>
        </li>
      )}
      {seasons.map(({ name, colour }) => (
        <li key={name}>
          <SeasonSwatch $colour={colour} aria-hidden />
          <span>{translated(name)}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(5)};
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
  li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
`;

const Swatch = styled.span<{ $tone: Tone }>`
  width: 28px;
  height: 14px;
  border-radius: ${({ theme }) => theme.radii.pill};
  ${({ $tone }) => toneFill($tone)}
`;

const SeasonSwatch = styled.span<{ $colour: SeasonColour }>`
  position: relative;
  width: 28px;
  height: 14px;
  ${({ $colour }) => seasonTint($colour)}
`;

export const OverrideMark = styled.span`
  font-size: 0.625rem;
  color: ${({ theme }) => theme.colors.bougainvillea};
`;

const Underlined = styled(OverrideMark)`
  padding: 0 ${space(1.5)};
  border-bottom: 2px solid;
`;

export const Key = styled.div`
  order: 1;
  margin: ${space(4)} 0;
  ${({ theme }) => theme.up.tablet} {
    order: 0;
    margin-top: 0;
  }
`;
