import { LIMITS } from '@shared/contract/common';
import { MAX_SEASON_RANGES, type SeasonJson } from '@shared/contract/prices/season';
import type { VillaSettings } from '@shared/contract/prices/settings';
import {
  SEASON_COLOURS,
  SEASON_TIERS,
  type SeasonColour,
  type SeasonTier,
} from '@shared/domain/prices/season';
import { useState } from 'react';
import styled from 'styled-components';
import { space } from '../../../styles/theme';
import { FailureText } from '../../components/tabStyles';
import { AddItem } from '../AddItem';
import { becomesFree, useFreeNightsQuestion } from '../useFreeNightsQuestion';
import { WeekdaysField } from '../WeekdaysField';
import { SEASON_SHADE_TEXTS, SEASON_SHADES } from './ownerRules';
import { RangeFields } from './RangeFields';
import { draftOf, NEW_RANGE, seasonFormSchema, type RangeDraft } from './seasonDraft';
import { FormDialog } from '../../components/FormDialog';
import { SelectField, TextField } from '../../components/fields';
import { useForm, type BoundField, type BoundList } from '../../components/useForm';
import { Choices } from '../../../components/Choices';
import { t } from '../../i18n/t';
import { translated } from '../../i18n/language';
import { moneyText } from '../../components/formats';

export function SeasonDialog({
  existing,
  settings,
  problemOf,
  onApply,
  onClose,
}: {
  existing: SeasonJson | null;
  settings: VillaSettings;
  problemOf: (season: SeasonJson) => string | null;
  onApply: (season: SeasonJson) => void;
  onClose: () => void;
}) {
  const freeNights = useFreeNightsQuestion();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    schema: seasonFormSchema,
    initial: draftOf(existing),
    onValid: (season) => {
      const found = problemOf(season);
      setProblem(found);
      if (found !== null) return;
      freeNights.askIf(becomesFree(season.ownPrice, existing?.ownPrice), () => onApply(season));
    },
  });
  const { tier } = form.values;
  const money = (amount: string) => moneyText(amount, settings.baseCurrency);
  const tierLabels: Record<SeasonTier, string> = {
    base: t('Base price ({basePrice})', { basePrice: money(settings.basePrice) }),
    high: t('High season price ({highSeasonPrice})', {
      highSeasonPrice: money(settings.highSeasonPrice),
    }),
    peak: t('Peak season price ({peakSeasonPrice})', {
      peakSeasonPrice: money(settings.peakSeasonPrice),
    }),
    own: t('A price of its own'),
  };
  const usual = tier === 'peak' ? settings.minStayPeak : settings.minStayRegular;

  return (
    <FormDialog
      title={existing ? t('Edit Season') : t('New Season')}
      description={t(
        'Days of every year, or of one year only. Dates of one year win over those of every year.',
      )}
      form={form}
      attempt={{ isBusy: false, failure: problem && translated(problem) }}
      submit={existing ? t('Change Season') : t('Add Season')}
      onClose={onClose}
    >
      <TextField label={t('Name')} {...form.field('name')} required maxLength={LIMITS.name} />
      <RangesField list={form.list('ranges')} />
      <Pair>
        <SelectField
          label={t('Price per night')}
          {...form.field('tier')}
          options={SEASON_TIERS.map((each) => [each, tierLabels[each]])}
        />
        {tier === 'own' && (
          <TextField
            label={t('Amount ({baseCurrency} per night)', {
              baseCurrency: settings.baseCurrency,
            })}
            {...form.field('ownPrice')}
            inputMode="decimal"
          />
        )}
      </Pair>
      <TextField
        label={t('Minimum stay (nights)')}
        hint={t('Empty: {usual}, as in Settings', { usual })}
        isOptional
        {...form.field('minStay')}
        inputMode="numeric"
      />
      <WeekdaysField
        label={t('Guests arrive on')}
        hint={t('None ticked: on any day')}
        {...form.field('arrivalDays')}
      />
      <WeekdaysField
        label={t('Guests leave on')}
        hint={t('None ticked: on any day')}
        {...form.field('departureDays')}
      />
      <ColourField {...form.field('colour')} />
      {freeNights.question}
    </FormDialog>
  );
}

function RangesField({ list }: { list: BoundList<RangeDraft> }) {
  return (
    <Ranges>
      <legend>{t('Dates')}</legend>
      {list.items.map((range, index) => (
        <RangeFields
          // Ranges have no id.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          number={index + 1}
          range={range}
          error={list.field(index, 'start').error ?? list.field(index, 'end').error}
          onChange={(next) => list.change(index, next)}
          onRemove={list.items.length > 1 ? () => list.remove(index) : null}
        />
      ))}
      {list.error && <FailureText role="alert">{translated(list.error)}</FailureText>}
      {list.items.length < MAX_SEASON_RANGES && (
        <AddItem onAdd={() => list.add(NEW_RANGE)}>{t('Add dates')}</AddItem>
      )}
    </Ranges>
  );
}

function ColourField({ name, value, onValue }: BoundField<SeasonColour>) {
  return (
    <Colours>
      <legend>{t('Colour')}</legend>
      {SEASON_COLOURS.map((colour) => (
        <label key={colour}>
          <input
            type="radio"
            name={name}
            checked={value === colour}
            onChange={() => onValue(colour)}
          />
          <Swatch $shade={SEASON_SHADES[colour]} aria-hidden />
          <span>{t(SEASON_SHADE_TEXTS[colour])}</span>
        </label>
      ))}
    </Colours>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  ${({ theme }) => theme.up.tablet} {
    grid-auto-columns: 1fr;
    /* Without an amount beside it the select takes the whole line. */
    & > :nth-child(2) {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;

const Ranges = styled(Choices)`
  > button {
    justify-self: start;
  }
`;

const Colours = styled(Ranges)`
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  label {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 44px;
    font-size: ${({ theme }) => theme.type.small};
    cursor: pointer;
  }
`;

const Swatch = styled.span<{ $shade: string }>`
  width: 20px;
  height: 20px;
  border-radius: 4px;
  background: ${({ $shade }) => $shade};
`;
