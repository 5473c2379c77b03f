import {
  HERO_SCALE,
  type HeroPosition,
  type VillaSettings,
} from '@shared/contract/prices/settings';
import type { HeroPlacing } from '../../components/heroImage';
import type { SettingsFields } from './settingsForm';
import { t } from '../i18n/t';

/** Which visitors the preview stands for. */
export type PreviewMode = 'desktop' | 'mobile';

/** The fields that place the hero image for either of them. */
export const PLACING_FIELDS = {
  desktop: { position: 'heroImagePosition', scale: 'heroImageScale' },
  mobile: { position: 'heroImagePositionMobile', scale: 'heroImageScaleMobile' },
} as const;

/** What the places are called. */
export const POSITION_TEXTS: Readonly<Record<HeroPosition, string>> = {
  get 'center center'() {
    return t('Center center');
  },
  get 'center top'() {
    return t('Center top');
  },
  get 'center bottom'() {
    return t('Center bottom');
  },
  get 'left center'() {
    return t('Left center');
  },
  get 'right center'() {
    return t('Right center');
  },
  get 'left top'() {
    return t('Left top');
  },
  get 'right top'() {
    return t('Right top');
  },
  get 'left bottom'() {
    return t('Left bottom');
  },
  get 'right bottom'() {
    return t('Right bottom');
  },
};

/** The hero fields as they are typed. */
export type HeroFields = Pick<
  SettingsFields,
  keyof SettingsFields & keyof VillaSettings & `hero${string}`
>;

/** The placing that the form holds for one kind of visitor. */
export function placingOf(fields: HeroFields, mode: PreviewMode): HeroPlacing {
  const { position, scale } = PLACING_FIELDS[mode];
  return { position: fields[position], scale: Number(fields[scale]) || HERO_SCALE.default };
}
