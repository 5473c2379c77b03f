import { LIMITS } from '@shared/contract/common';
import { MAX_SEASON_RANGES, seasonsSchema, type SeasonJson } from '@shared/contract/prices/season';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { SEASON_TIERS, type SeasonTier } from '@shared/domain/prices/season';
import { useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { space } from '../../../styles/theme';
import { isStale } from '../../components/isStale';
import { FailureText } from '../../components/tabStyles';
import { useAttempt } from '../../components/useAttempt';
import { AddItem } from '../AddItem';
import { becomesFree, useFreeNightsQuestion } from '../useFreeNightsQuestion';
import { WeekdaysField } from '../WeekdaysField';
import { RangeFields } from './RangeFields';
import { draftOf, NEW_RANGE, seasonFormSchema, type RangeDraft } from './seasonDraft';
import { FormDialog } from '../../components/FormDialog';
import { SelectField, TextField } from '../../components/fields';
import { useForm, type BoundList } from '../../components/useForm';
import { Choices } from '../../../components/Choices';
import { t } from '../../i18n/t';
import { translated } from '../../i18n/language';
import { moneyText } from '../../components/formats';

export function SeasonDialog({
  existing,
  seasons,
  settings,
  onSave,
  onSaved,
  onClose,
}: {
  existing: SeasonJson | null;
  /** All stored ones. */
  seasons: readonly SeasonJson[];
  settings: VillaSettings;
  /** Stores all seasons. `isRetry` once the owner has read that another window has changed them. */
  onSave: (seasons: SeasonJson[], isRetry: boolean) => Promise<unknown>;
  onSaved: (season: SeasonJson) => void;
  onClose: () => void;
}) {
  const freeNights = useFreeNightsQuestion();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    schema: seasonFormSchema,
    initial: draftOf(existing, seasons),
    onValid: (season) => {
      const next = withSeason(seasons, existing, season);
      const checked = z.safeParse(seasonsSchema, next);
      setProblem(checked.error?.issues[0]?.message ?? null);
      if (!checked.success) return;
      const save = async () => {
        if (await attempt.run(() => onSave(next, isOutdated))) onSaved(season);
      };
      freeNights.askIf(becomesFree(season.ownPrice, existing?.ownPrice), () => void save());
    },
  });
  const attempt = useAttempt({
    done: existing ? 'Season changed' : 'Season added',
    failed: 'Failed to save the season',
  });
  const isOutdated = isStale(attempt.error);
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
      attempt={{
        isBusy: attempt.isBusy,
        failure: problem
          ? translated(problem)
          : isOutdated
            ? t('The seasons were changed in another window. Check them, then save again.')
            : attempt.failure,
      }}
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
        hint={t('Empty: {usual}', { usual })}
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

/** Replaces a season, or appends it if it is new or another window has deleted it. */
function withSeason(
  seasons: readonly SeasonJson[],
  before: SeasonJson | null,
  season: SeasonJson,
): SeasonJson[] {
  const index = seasons.findIndex(({ name }) => name === before?.name);
  return index === -1 ? [...seasons, season] : seasons.with(index, season);
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
