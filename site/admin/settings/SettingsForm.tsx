import type { VillaSettings } from '@shared/contract/prices/settings';
import { CURRENCIES } from '@shared/domain/prices/money';
import styled from 'styled-components';
import { Field, Select } from '../../components/Field';
import { keepFootSpace } from '../../components/footSpace';
import { space } from '../../styles/theme';
import { SaveNotice } from '../components/SaveNotice';
import { WriteButton } from '../components/WriteButton';
import { CurrencyWarning } from './CurrencyWarning';
import { HeroSection } from './HeroSection';
import { RateFields } from './RateFields';
import { SettingInput } from './SettingInput';
import { SettingsGroup } from './SettingsGroup';
import { SETTING_LABELS } from './settingsForm';
import { useSettingsForm } from './useSettingsForm';
import { t } from './texts.en';

/**
 * The 'Villa Pricing' form.
 * @param settings as read when the form was opened; later ones are ignored
 */
export function SettingsForm({ settings }: { settings: VillaSettings }) {
  const settingsForm = useSettingsForm(settings);
  const { form, isSaving, failure, stale, question } = settingsForm;
  const currency = form.values.baseCurrency;
  return (
    <form {...form.props} aria-labelledby="villa-pricing">
      <Title id="villa-pricing">{t('settings.villaPricing')}</Title>
      <SettingsGroup title={t('settings.prices')} hint={t('settings.whatANightCosts')}>
        <SettingInput
          form={form}
          name="basePrice"
          unit={t('settings.currencyPerNight', { currency })}
          hint={t('settings.nightsOutsideOfAll')}
          inputMode="decimal"
        />
        <SettingInput
          form={form}
          name="highSeasonPrice"
          unit={t('settings.currencyPerNight', { currency })}
          hint={t('settings.seasonsAtTheHigh')}
          inputMode="decimal"
        />
        <SettingInput
          form={form}
          name="peakSeasonPrice"
          unit={t('settings.currencyPerNight', { currency })}
          hint={t('settings.seasonsAtThePeak')}
          inputMode="decimal"
        />
      </SettingsGroup>
      <SettingsGroup
        title={t('settings.currencyExchangeRates')}
        hint={t('settings.ratesAreRelativeTo')}
      >
        <Field label={SETTING_LABELS.baseCurrency} error={form.issues.baseCurrency}>
          {(control) => (
            <Select
              {...control}
              name="baseCurrency"
              value={currency}
              onChange={(event) => form.setValue('baseCurrency', event.target.value)}
            >
              {CURRENCIES.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          )}
        </Field>
        <CurrencyWarning settingsForm={settingsForm} />
        <RateFields settingsForm={settingsForm} />
      </SettingsGroup>
      <SettingsGroup title={t('settings.feesGuests')} hint={t('settings.howManyGuestsAre')}>
        <SettingInput form={form} name="cleaningFee" unit={currency} inputMode="decimal" />
        <SettingInput
          form={form}
          name="extraGuestFee"
          unit={t('settings.currencyPerGuest', { currency })}
          hint={t('settings.forEachGuestAbove')}
          inputMode="decimal"
        />
        <SettingInput form={form} name="maxGuests" type="number" step={1} min={1} />
      </SettingsGroup>
      <SettingsGroup
        title={t('settings.bookingRules')}
        hint={t('settings.enquiriesThatBreakThese')}
      >
        <SettingInput
          form={form}
          name="minStayRegular"
          unit={t('settings.nights')}
          type="number"
          step={1}
          min={1}
        />
        <SettingInput
          form={form}
          name="minStayPeak"
          unit={t('settings.nights')}
          hint={t('settings.forArrivalsInSeasons')}
          type="number"
          step={1}
          min={1}
        />
        <SettingInput
          form={form}
          name="minDaysToNextBooking"
          hint={t('settings.theMinimumNumberOf')}
          type="number"
          step={1}
          min={0}
        />
        <SettingInput
          form={form}
          name="monthsAhead"
          unit={t('settings.months')}
          hint={t('settings.howFarAheadGuests')}
          type="number"
          step={1}
          min={1}
        />
        <SettingInput
          form={form}
          name="maxStay"
          unit={t('settings.nights')}
          hint={t('settings.theMostNightsOf')}
          type="number"
          step={1}
          min={1}
        />
        <SettingInput
          form={form}
          name="gapNights"
          unit={t('settings.nights')}
          hint={t('settings.nobodyCanBookThese')}
          type="number"
          step={1}
          min={0}
        />
        <Field label={SETTING_LABELS.fillsGaps} hint={t('settings.whetherAGapBetween')}>
          {(control) => (
            <Select
              {...control}
              name="fillsGaps"
              value={form.values.fillsGaps}
              onChange={({ target }) => form.setValue('fillsGaps', target.value)}
            >
              <option value="false">{t('settings.keepTheMinimumStay')}</option>
              <option value="true">{t('settings.letGuestsFillThem')}</option>
            </Select>
          )}
        </Field>
      </SettingsGroup>
      <SettingsGroup title={t('settings.checkInCheckOut')} hint={t('settings.theVillasOwnTime')}>
        <SettingInput
          form={form}
          name="checkinTime"
          hint={t('settings.fromThisTimeOn')}
          type="time"
        />
        <SettingInput
          form={form}
          name="checkoutTime"
          hint={t('settings.untilThisTime')}
          type="time"
        />
      </SettingsGroup>
      <HeroSection settingsForm={settingsForm} />
      <Foot ref={keepFootSpace}>
        <SaveNotice stale={stale} failure={failure} />
        {/* Not disabled: that would take the focus away from whoever pressed it. */}
        <WriteButton type="submit" aria-disabled={isSaving}>
          {isSaving ? t('settings.saving') : t('settings.saveSettings')}
        </WriteButton>
      </Foot>
      {question}
    </form>
  );
}

const Title = styled.h2`
  margin-bottom: ${space(5)};
  font-size: ${({ theme }) => theme.type.h4};
`;

/** Stays in sight: the form is longer than the window. */
const Foot = styled.div`
  position: sticky;
  z-index: 10;
  bottom: var(--bars-space);
  display: grid;
  justify-items: end;
  gap: ${space(3)};
  padding: ${space(4)} 0;
  background: ${({ theme }) => theme.colors.ground};
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
`;
