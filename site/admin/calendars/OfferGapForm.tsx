import { LIMITS, line } from '@shared/contract/common';
import { MAX_OVERRIDE_PRIORITY } from '@shared/contract/prices/override';
import type { PriceOverrideJson } from '@shared/contract/prices/override';
import { addDays } from '@shared/domain/date';
import {
  centsOfNumber,
  formatCents,
  parseCents,
  roundedQuotient,
  type Cents,
  type Currency,
} from '@shared/domain/prices/money';
import { weekdaysText } from '@shared/i18n/stayIssueText';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { TextField } from '../components/fields';
import { useSaveOverride } from '../../queries/overrides';
import { showToast } from '../../stores/toasts';
import { leaveSafely } from '../../stores/unsavedChanges';
import { space } from '../../styles/theme';
import { FormInDialog } from '../components/FormDialog';
import { Pair } from '../components/sectionStyles';
import { nightRangeText, nightRangeTitle } from '../components/dateRangeText';
import { typedPrice } from '../components/typedAmount';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { hasStay, issuesInGap, type GapBar, type GapDays } from './gaps';
import { useFirstField } from './useFirstField';
import { t } from '../i18n/t';
import { centsText, shortDayText } from '../components/formats';

type Props = { gap: GapBar; currency: Currency; onClose: () => void };

/**
 * Offers the nights of a gap with a price override for these nights and a minimum stay that fits. It explains
 * the effect before saving.
 */
export function OfferGapForm(props: Props) {
  const { gap, currency, onClose } = props;
  const { form, attempt, typed, offered, isOffer } = useGapOffer(props);
  useFirstField(form.props.ref);
  const nights = gap.days.length;
  const minimum = gap.days[0]?.minStay ?? 1;

  return (
    <FormInDialog
      label={t('Offer these nights')}
      form={form}
      attempt={attempt}
      submit={t('Offer these nights')}
      busy={t('Offering...')}
      isHeldBack={!isOffer}
      onCancel={() => leaveSafely(onClose)}
    >
      <p>
        {t(
          nights < minimum
            ? '{range}, between two stays. Guests have to stay {minimum} nights here, so that nobody can book {nights|it|them}.'
            : '{range}, between two stays. Guests can arrive and leave on some days of the week only, so that nobody can book {nights|it|them}.',
          {
            range: nightRangeTitle(gap.from, gap.to),
            minimum,
            nights,
          },
        )}
      </p>
      <Pair>
        <TextField
          label={t('Minimum stay, in nights')}
          {...form.field('minStay')}
          inputMode="numeric"
          required
        />
        <TextField
          label={t('Price per night ({currency})', { currency })}
          {...form.field('overridePrice')}
          inputMode="decimal"
          required
        />
      </Pair>
      <TextField
        label={t('Name')}
        hint={t('It stands under Pricing.')}
        {...form.field('name')}
        required
      />
      <Consequences aria-live="polite">
        <li>{typed.success ? offerText(gap, offered) : t('Please fill in the fields above.')}</li>
        <li>
          {typed.success &&
            priceText(parseCents(typed.data.overridePrice), pricesOf(gap), currency)}
        </li>
        {gap.overrides.length > 0 && (
          <li>
            {t('It takes the place of {overrides} on these nights.', {
              overrides: gap.overrides.map(({ name }) => `“${name}”`).join(', '),
            })}
          </li>
        )}
        <li>
          {t(
            'All other nights keep their price and minimum stay. Delete the override under Pricing to take it back.',
          )}
        </li>
      </Consequences>
    </FormInDialog>
  );
}

function useGapOffer({ gap, onClose }: Props) {
  const save = useSaveOverride();
  const nights = gap.days.length;
  const prices = pricesOf(gap);
  const sum = prices.reduce((total, cents) => total + cents, 0);
  const schema = offerSchema(nights);
  const form = useForm({
    schema,
    initial: {
      minStay: String(nights),
      overridePrice: formatCents(roundedQuotient(sum, prices.length)),
      name: t('Gap of {nights}', { nights: nightRangeText(gap.from, gap.to) }).slice(
        0,
        LIMITS.name,
      ),
    },
    onValid: (offer) =>
      void attempt.run(async () => {
        const input = {
          ...offer,
          description: null,
          startDate: gap.from,
          endDate: addDays(gap.to, -1),
          isActive: true,
          priority: winningPriority(gap.overrides),
          // Guests may arrive and leave on any day of a gap.
          arrivalDays: EVERY_DAY,
          departureDays: EVERY_DAY,
        };
        await save.mutateAsync({ existing: null, input });
        showToast({ title: t('Nights offered'), description: nightRangeTitle(gap.from, gap.to) });
        onClose();
      }),
  });
  const attempt = useAttempt({ failed: 'The nights could not be offered.' }, { form });
  useUnsavedChanges(form.isChanged);
  const typed = z.safeParse(schema, form.values);
  const offered = offeredDays(gap, typed.success ? typed.data.minStay : 1);
  const isOffer = hasStay(offeredDays(gap, 1)) && (!typed.success || hasStay(offered));
  return { form, attempt, typed, offered, isOffer };
}

function pricesOf({ days }: GapBar): Cents[] {
  return days.map(({ price }) => centsOfNumber(price));
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

function offerSchema(nights: number) {
  const message =
    nights === 1
      ? t('Only 1 night is free here')
      : t('Please enter a whole number of nights from 1 to {nights}, as many as are free here', {
          nights,
        });
  return z.object({
    minStay: z.pipe(
      z.pipe(
        z.string(),
        z.transform((typed) => Number(typed.trim() || Number.NaN)),
      ),
      z
        .number(message)
        .check(
          z.refine((value) => Number.isInteger(value) && value >= 1 && value <= nights, message),
        ),
    ),
    overridePrice: typedPrice('Price per night'),
    name: line(LIMITS.name, 'Name is required'),
  });
}

function offeredDays({ days, checkoutDay }: GapDays, minStay: number): GapDays {
  return {
    days: days.map((day) => ({
      ...day,
      minStay,
      arrivalDays: EVERY_DAY,
      departureDays: EVERY_DAY,
    })),
    checkoutDay,
  };
}

/** @param offered the gap with its override */
function offerText({ from, to }: GapBar, offered: GapDays): string {
  const minStay = offered.days[0]?.minStay ?? 1;
  const nights = offered.days.length;
  const departure = issuesInGap({ checkinDate: from, checkoutDate: to }, offered).find(
    (issue) => issue.code === 'no_departure',
  );
  if (!departure)
    return t(
      'Guests can book {nights|this night|these nights} at once, from {minStay} {minStay|night|nights} on, and arrive on any day.',
      { nights, minStay },
    );
  const barred = t(
    'Guests cannot leave on {day}: on that day’s rule they leave on {weekdays} only.',
    {
      day: shortDayText(to, { weekday: 'long', day: 'numeric', month: 'long' }),
      weekdays: weekdaysText(departure.weekdays, (day, options) => shortDayText(day, options)),
    },
  );
  return `${barred} ${
    hasStay(offered)
      ? t('They can book stays that end before it, from {minStay} {minStay|night|nights} on.', {
          minStay,
        })
      : t(
          'So nobody could book {nights|this night|these nights}. Change that day’s departure days under Pricing first.',
          { nights },
        )
  }`;
}

export function winningPriority(covering: readonly PriceOverrideJson[]): number {
  const highest = Math.max(-1, ...covering.map(({ priority }) => priority));
  // Of two equal priorities the newer override wins.
  return Math.min(highest + 1, MAX_OVERRIDE_PRIORITY);
}

function priceText(cents: number, prices: readonly number[], currency: Currency): string {
  const money = (amount: number) => centsText(amount, currency);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const price = money(cents);
  if (lowest !== highest) {
    return t('Each night costs {price}; now {lowest} to {highest}.', {
      price,
      lowest: money(lowest),
      highest: money(highest),
    });
  }
  return cents === lowest
    ? t('Each night costs {price}, as it does now.', { price })
    : t('Each night costs {price}; now {now}.', { price, now: money(lowest) });
}

const Consequences = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-left: ${space(5)};
  list-style: disc;
  font-size: ${({ theme }) => theme.type.small};
  li:empty {
    display: none;
  }
`;
