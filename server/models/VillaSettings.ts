import { STAY_RULE_DEFAULTS, type HeroPosition } from '@shared/contract/prices/settings';
import type { Currency } from '@shared/domain/prices/money';
import {
  type Attributes,
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { trackChanges } from '../db/changes/trackChanges';
import { centsColumn, modelOptions, timestampColumn } from './columns';

export const SETTINGS_ID = 1;

/** Prices, rules, times and the hero picture: one row. Amounts are in `baseCurrency`. */
export function defineVillaSettings(sequelize: Sequelize) {
  class VillaSettings extends Model<
    InferAttributes<VillaSettings>,
    InferCreationAttributes<VillaSettings>
  > {
    declare id: number;
    declare basePriceCents: number;
    declare highSeasonPriceCents: number;
    declare peakSeasonPriceCents: number;
    declare baseCurrency: Currency;
    /** Pounds per euro, in ten-thousandths. */
    declare gbpRateE4: number;
    /** Dollars per euro, in ten-thousandths. */
    declare usdRateE4: number;
    declare cleaningFeeCents: number;
    declare extraGuestFeeCents: number;
    declare maxGuests: number;
    declare minStayRegular: number;
    declare minStayPeak: number;
    declare minDaysToNextBooking: number;
    /** Free nights kept between two stays. */
    declare gapNights: CreationOptional<number>;
    /** The minimum stay shrinks to fit a shorter gap. */
    declare fillsGaps: CreationOptional<boolean>;
    declare maxStay: CreationOptional<number>;
    /** How far ahead check-in may be. */
    declare monthsAhead: CreationOptional<number>;
    declare checkinTime: string;
    declare checkoutTime: string;
    declare heroImagePublicId: string | null;
    declare heroImagePosition: HeroPosition;
    /** Per cent, 50 to 200. */
    declare heroImageScale: number;
    declare heroImagePositionMobile: HeroPosition;
    declare heroImageScaleMobile: number;
    declare updatedAt: Date;
  }
  const wholeNumber = () => ({ type: DataTypes.INTEGER, allowNull: false }) as const;
  const time = () => ({ type: DataTypes.STRING(5), allowNull: false }) as const;
  const position = () => ({ type: DataTypes.STRING(50), allowNull: false }) as const;
  VillaSettings.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      basePriceCents: centsColumn('basePriceCents'),
      highSeasonPriceCents: centsColumn('highSeasonPriceCents'),
      peakSeasonPriceCents: centsColumn('peakSeasonPriceCents'),
      baseCurrency: { type: DataTypes.STRING(3), allowNull: false },
      gbpRateE4: { ...wholeNumber(), field: 'gbp_rate_e4' },
      usdRateE4: { ...wholeNumber(), field: 'usd_rate_e4' },
      cleaningFeeCents: centsColumn('cleaningFeeCents'),
      extraGuestFeeCents: centsColumn('extraGuestFeeCents'),
      maxGuests: wholeNumber(),
      minStayRegular: wholeNumber(),
      minStayPeak: wholeNumber(),
      minDaysToNextBooking: wholeNumber(),
      gapNights: { ...wholeNumber(), defaultValue: STAY_RULE_DEFAULTS.gapNights },
      fillsGaps: {
        type: DataTypes.BOOLEAN,
        allowNull: false,
        defaultValue: STAY_RULE_DEFAULTS.fillsGaps,
      },
      maxStay: { ...wholeNumber(), defaultValue: STAY_RULE_DEFAULTS.maxStay },
      monthsAhead: { ...wholeNumber(), defaultValue: STAY_RULE_DEFAULTS.monthsAhead },
      checkinTime: time(),
      checkoutTime: time(),
      heroImagePublicId: DataTypes.STRING(255),
      heroImagePosition: position(),
      heroImageScale: wholeNumber(),
      heroImagePositionMobile: position(),
      heroImageScaleMobile: wholeNumber(),
      updatedAt: timestampColumn(),
    },
    { ...modelOptions, sequelize, tableName: 'villa_settings' },
  );
  trackChanges(VillaSettings, {
    event: 'settings',
    log: [
      {
        changed: 'settings_changed',
        shows: [
          'basePriceCents',
          'highSeasonPriceCents',
          'peakSeasonPriceCents',
          'baseCurrency',
          'gbpRateE4',
          'usdRateE4',
          'cleaningFeeCents',
          'extraGuestFeeCents',
          'maxGuests',
          'minStayRegular',
          'minStayPeak',
          'minDaysToNextBooking',
          'gapNights',
          'fillsGaps',
          'maxStay',
          'monthsAhead',
          'checkinTime',
          'checkoutTime',
          'heroImagePublicId',
          'heroImagePosition',
          'heroImageScale',
          'heroImagePositionMobile',
          'heroImageScaleMobile',
        ],
        isByAnyone: true,
      },
    ],
  });
  return VillaSettings;
}
export type VillaSettingsRow = InstanceType<ReturnType<typeof defineVillaSettings>>;
export type VillaSettings = Readonly<Attributes<VillaSettingsRow>>;
