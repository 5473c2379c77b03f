import {
  HERO_SCALE,
  type HeroPosition,
  type VillaSettings,
} from '@shared/contract/prices/settings';
import type { HeroPlacing } from '../../components/heroImage';
import type { SettingsFields } from './settingsFields';
import type { Sentence } from '../i18n/t';

export type PreviewMode = 'desktop' | 'mobile';

export const PLACING_FIELDS = {
  desktop: { position: 'heroImagePosition', scale: 'heroImageScale' },
  mobile: { position: 'heroImagePositionMobile', scale: 'heroImageScaleMobile' },
} as const;

export const POSITION_TEXTS: Readonly<Record<HeroPosition, Sentence>> = {
  'center center': 'Center center',
  'center top': 'Center top',
  'center bottom': 'Center bottom',
  'left center': 'Left center',
  'right center': 'Right center',
  'left top': 'Left top',
  'right top': 'Right top',
  'left bottom': 'Left bottom',
  'right bottom': 'Right bottom',
};

export type HeroFields = Pick<
  SettingsFields,
  keyof SettingsFields & keyof VillaSettings & `hero${string}`
>;

export function placingOf(fields: HeroFields, mode: PreviewMode): HeroPlacing {
  const { position, scale } = PLACING_FIELDS[mode];
  return { position: fields[position], scale: Number(fields[scale]) || HERO_SCALE.default };
}
