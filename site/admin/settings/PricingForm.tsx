import type { VillaSettings } from '@shared/contract/prices/settings';
import { CURRENCIES } from '@shared/domain/prices/money';
import styled from 'styled-components';
import { keepFootSpace } from '../../components/footSpace';
import { space } from '../../styles/theme';
import { SaveNotice } from '../components/SaveNotice';
import { WriteButton } from '../components/WriteButton';
import { CurrencyWarning } from './CurrencyWarning';
import { HeroSection } from './HeroSection';
import { RateFields } from './RateFields';
import { SettingInput } from './SettingInput';
import { Folded, SettingsGroup } from './SettingsGroup';
import { SETTING_LABELS, type SettingsFields } from './settingsFields';
import { useSettingsForm } from './useSettingsForm';
import { SelectField } from '../components/fields';
import type { Form } from '../components/useForm';
import { t } from '../i18n/t';

/**
 * The 'Villa Pricing' form.
 * @param settings as read when the form was opened; later values are ignored
 * @param isPricesOnly without the fields that make no price
 */
export function PricingForm({
  settings,
  isPricesOnly,
}: {
  settings: VillaSettings;
  isPricesOnly: boolean;
}) {
  const settingsForm = useSettingsForm(settings);
  const { form, attempt, stale, question } = settingsForm;
  const currency = form.values.baseCurrency;
  const rates = (
    <SettingsGroup
      title={t('Currency Exchange Rates')}
      hint={t(
        'Rates are relative to the base currency, the one in which you set prices. Each rate says how much 1 EUR buys.',
      )}
    >
      <SelectField
        label={t(SETTING_LABELS.baseCurrency)}
        {...form.field('baseCurrency')}
        options={CURRENCIES.map((code) => [code, code])}
      />
      <CurrencyWarning settingsForm={settingsForm} />
      <RateFields settingsForm={settingsForm} />
    </SettingsGroup>
  );
  return (
    <form {...form.props} aria-labelledby="villa-pricing">
      <Title id="villa-pricing">{t('Villa Pricing')}</Title>
      <NightPrices form={form} />
      {!isPricesOnly && rates}
      <SettingsGroup
        title={t('Fees & Guests')}
        hint={t('How many guests are included is set under Pricing → Fees and extras.')}
      >
        <SettingInput form={form} name="cleaningFee" unit={currency} inputMode="decimal" />
        <SettingInput
          form={form}
          name="extraGuestFee"
          unit={t('{currency} per guest', { currency })}
          hint={t('For each guest above the included ones')}
          inputMode="decimal"
        />
        <SettingInput form={form} name="maxGuests" min={1} />
      </SettingsGroup>
      {isPricesOnly ? (
        <Folded>
          <summary>{t('Booking rules and currency')}</summary>
          <BookingRules form={form} />
          {rates}
        </Folded>
      ) : (
        <>
          <BookingRules form={form} />
          <SettingsGroup title={t('Check-in / Check-out Times')} hint={t('The villa’s own time.')}>
            <SettingInput
              form={form}
              name="checkinTime"
              hint={t('From this time on')}
              type="time"
            />
            <SettingInput form={form} name="checkoutTime" hint={t('Until this time')} type="time" />
          </SettingsGroup>
          <HeroSection settingsForm={settingsForm} />
        </>
      )}
      <Foot ref={keepFootSpace}>
        <SaveNotice stale={stale} failure={attempt.failure} />
        {/* Not `disabled`, which would lose the focus. */}
        <WriteButton type="submit" aria-disabled={attempt.isBusy}>
          {attempt.isBusy ? t('Saving...') : t('Save Settings')}
        </WriteButton>
      </Foot>
      {question}
    </form>
  );
}

type GroupProps = { form: Form<SettingsFields> };

function NightPrices({ form }: GroupProps) {
  const currency = form.values.baseCurrency;
  return (
    <SettingsGroup
      title={t('Prices')}
      hint={t('What a night costs. Seasons and price overrides say when.')}
    >
      <SettingInput
        form={form}
        name="basePrice"
        unit={t('{currency} per night', { currency })}
        hint={t('Nights outside of all seasons')}
        inputMode="decimal"
      />
      <SettingInput
        form={form}
        name="highSeasonPrice"
        unit={t('{currency} per night', { currency })}
        hint={t('Seasons at the high price; at first June and September')}
        inputMode="decimal"
      />
      <SettingInput
        form={form}
        name="peakSeasonPrice"
        unit={t('{currency} per night', { currency })}
        hint={t('Seasons at the peak price; at first July and August')}
        inputMode="decimal"
      />
    </SettingsGroup>
  );
}

function BookingRules({ form }: GroupProps) {
  return (
    <SettingsGroup title={t('Booking Rules')} hint={t('Enquiries that break these are refused.')}>
      <SettingInput form={form} name="minStayRegular" unit={t('nights')} min={1} />
      <SettingInput
        form={form}
        name="minStayPeak"
        unit={t('nights')}
        hint={t('For arrivals in seasons at the peak price; at first July and August')}
        min={1}
      />
      <SettingInput
        form={form}
        name="minDaysToNextBooking"
        hint={t('The minimum number of days from today that guests may book; 0 allows tonight')}
        min={0}
      />
      <SettingInput
        form={form}
        name="monthsAhead"
        unit={t('months')}
        hint={t('How far ahead guests may arrive')}
        min={1}
      />
      <SettingInput
        form={form}
        name="maxStay"
        unit={t('nights')}
        hint={t('The most nights of one stay')}
        min={1}
      />
      <SettingInput
        form={form}
        name="gapNights"
        unit={t('nights')}
        hint={t(
          'Nobody can book these before and after each stay; 0 lets guests come on the day others leave',
        )}
        min={0}
      />
      <SelectField
        label={t(SETTING_LABELS.fillsGaps)}
        hint={t(
          'Whether a gap between two stays that is shorter than the minimum stay can be booked as a whole',
        )}
        {...form.field('fillsGaps')}
        options={[
          ['false', t('Keep the minimum stay')],
          ['true', t('Let guests fill them')],
        ]}
      />
    </SettingsGroup>
  );
}

const Title = styled.h2`
  margin-bottom: ${space(5)};
  font-size: ${({ theme }) => theme.type.h4};
`;

/** Sticky, because the form is longer than the window. */
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
