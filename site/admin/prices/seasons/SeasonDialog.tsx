import { LIMITS } from '@shared/contract/common';
import { MAX_SEASON_RANGES, type SeasonJson } from '@shared/contract/prices/season';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { formatMoney, parseCents } from '@shared/domain/prices/money';
import { SEASON_COLOURS, SEASON_TIERS, type SeasonTier } from '@shared/domain/prices/season';
import { useRef, useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../../components/Dialog';
import { Field, Select, TextInput } from '../../../components/Field';
import { space } from '../../../styles/theme';
import { FailureText } from '../../components/tabStyles';
import { AddItem } from '../AddItem';
import { becomesFree, useFreeNightsQuestion } from '../useFreeNightsQuestion';
import { WeekdaysField } from '../WeekdaysField';
import { SEASON_SHADE_TEXTS, SEASON_SHADES } from './ownerRules';
import { RangeFields } from './RangeFields';
import { draftOf, NEW_RANGE, seasonOfDraft, type SeasonDraft } from './seasonDraft';
import { useUnsavedChanges } from '../../components/useUnsavedChanges';
import { t } from '../../i18n/t';
import { currentLocale, translated } from '../../i18n/language';

/**
 * The form of a season. It changes the plan on the screen; what that means is shown there before
 * anything is saved.
 * @param existing `null` for a new one
 * @param problemOf why the plan cannot have this season, beside its others
 */
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
  const [initial] = useState(() => draftOf(existing));
  const [draft, setDraft] = useState(initial);
  const [issues, setIssues] = useState<Record<string, string>>({});
  const freeNights = useFreeNightsQuestion();
  const form = useRef<HTMLFormElement>(null);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(initial);
  const leave = useUnsavedChanges(isChanged);
  const dismiss = () => leave(onClose);
  const change = (part: Partial<SeasonDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    setIssues({});
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const result = seasonOfDraft(draft);
    const problem = 'season' in result ? problemOf(result.season) : null;
    if ('season' in result && problem === null) {
      const { season } = result;
      freeNights.askIf(becomesFree(season.ownPrice, existing?.ownPrice), () => onApply(season));
      return;
    }
    setIssues('season' in result ? { plan: problem ?? '' } : result.issues);
    const name = 'issues' in result ? Object.keys(result.issues)[0] : undefined;
    const field = form.current?.elements.namedItem(name ?? '');
    if (field instanceof HTMLElement) field.focus();
  };
  const rangeIssue = (index: number) =>
    issues[`ranges.${index}.start`] ?? issues[`ranges.${index}.end`];
  const money = (amount: string) =>
    formatMoney(parseCents(amount), settings.baseCurrency, currentLocale());
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
  const usual = draft.tier === 'peak' ? settings.minStayPeak : settings.minStayRegular;

  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={existing ? t('Edit Season') : t('New Season')}
      description={t(
        'Days of every year, or of one year only. Dates of one year win over those of every year.',
      )}
    >
      <DialogForm ref={form} noValidate onSubmit={handleSubmit}>
        <Field label={t('Name')} error={issues['name']}>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              required
              maxLength={LIMITS.name}
              value={draft.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
        </Field>
        <Ranges>
          <legend>{t('Dates')}</legend>
          {draft.ranges.map((range, index) => (
            <RangeFields
              // The rows have no identity but their place.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              number={index + 1}
              range={range}
              error={rangeIssue(index)}
              onChange={(next) => change({ ranges: draft.ranges.with(index, next) })}
              onRemove={
                draft.ranges.length > 1
                  ? () => change({ ranges: draft.ranges.toSpliced(index, 1) })
                  : null
              }
            />
          ))}
          {issues['ranges'] && (
            <FailureText role="alert">{translated(issues['ranges'])}</FailureText>
          )}
          {draft.ranges.length < MAX_SEASON_RANGES && (
            <AddItem onAdd={() => change({ ranges: [...draft.ranges, NEW_RANGE] })}>
              {t('Add dates')}
            </AddItem>
          )}
        </Ranges>
        <Pair>
          <Field label={t('Price per night')} error={issues['tier']}>
            {(control) => (
              <Select
                {...control}
                name="tier"
                value={draft.tier}
                onChange={({ target }) =>
                  change({ tier: SEASON_TIERS.find((tier) => tier === target.value) ?? 'base' })
                }
              >
                {SEASON_TIERS.map((tier) => (
                  <option key={tier} value={tier}>
                    {tierLabels[tier]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {draft.tier === 'own' && (
            <Field
              label={t('Amount ({baseCurrency} per night)', {
                baseCurrency: settings.baseCurrency,
              })}
              error={issues['ownPrice']}
            >
              {(control) => (
                <TextInput
                  {...control}
                  name="ownPrice"
                  inputMode="decimal"
                  autoComplete="off"
                  value={draft.ownPrice}
                  onChange={({ target }) => change({ ownPrice: target.value })}
                />
              )}
            </Field>
          )}
        </Pair>
        <Field
          label={t('Minimum stay (nights)')}
          hint={t('Empty: {usual}, as in Settings', { usual })}
          isOptional
          error={issues['minStay']}
        >
          {(control) => (
            <TextInput
              {...control}
              name="minStay"
              inputMode="numeric"
              value={draft.minStay}
              onChange={({ target }) => change({ minStay: target.value })}
            />
          )}
        </Field>
        <WeekdaysField
          label={t('Guests arrive on')}
          hint={t('None ticked: on any day')}
          value={draft.arrivalDays}
          onValue={(arrivalDays) => change({ arrivalDays })}
        />
        <WeekdaysField
          label={t('Guests leave on')}
          hint={t('None ticked: on any day')}
          value={draft.departureDays}
          onValue={(departureDays) => change({ departureDays })}
        />
        <Colours>
          <legend>{t('Colour')}</legend>
          {SEASON_COLOURS.map((colour) => (
            <label key={colour}>
              <input
                type="radio"
                name="colour"
                checked={draft.colour === colour}
                onChange={() => change({ colour })}
              />
              <Swatch $shade={SEASON_SHADES[colour]} aria-hidden />
              {t(SEASON_SHADE_TEXTS[colour])}
            </label>
          ))}
        </Colours>
        {issues['plan'] && <FailureText role="alert">{translated(issues['plan'])}</FailureText>}
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={dismiss}>
            {t('Cancel')}
          </Button>
          <Button type="submit">{existing ? t('Change Season') : t('Add Season')}</Button>
        </DialogActions>
        {freeNights.question}
      </DialogForm>
    </Dialog>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  ${({ theme }) => theme.up.tablet} {
    grid-auto-columns: 1fr;
    /* The price's name takes the whole line where no amount stands beside it. */
    & > :nth-child(2) {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;

const Ranges = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: ${space(1.5)};
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 600;
  }
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
