import { presentQuote } from '@shared/contract/prices/price';
import {
  priceSource,
  type Simulation,
  type SimulatePriceInput,
} from '@shared/contract/prices/simulate';
import { addDays, type PlainDate } from '@shared/domain/date';
import { convert, formatCents, numberOfCents, type Cents } from '@shared/domain/prices/money';
import type { DayRule } from '@shared/domain/prices/price';
import { countNights, MAX_NIGHTS, nightsOf, type Stay } from '@shared/domain/bookings/stayRules';
import type { Language } from '@shared/i18n/languages';
import { AppError, stayText } from '../../errors';
import type { ReadContext } from '../serviceContext';
import { loadStayRules, type StayRules } from './loadStayRules';
import { activeOverrideRows } from './overrides';
import { quoteByRules, refuseTooManyChildren, refuseTooManyGuests, stayIssuesOf } from './quote';

/**
 * What a guest would see for a stay on a day: its price, the source of each part, and every broken rule. Runs the same
 * checks as `calculate-price`; stores nothing.
 * @param language of the owner
 */
export async function simulatePrice(
  { bookingDate, ...input }: SimulatePriceInput,
  language: Language,
  context: ReadContext,
): Promise<Simulation> {
  const today = bookingDate ?? context.today;
  const nights = countNights(input);
  if (nights < 1 || nights > MAX_NIGHTS) {
    // Rules apply only to valid dates.
    const rules = await loadStayRules(
      { first: input.checkinDate, last: input.checkinDate },
      context,
    );
    return { quote: null, nights: [], issues: issuesOf(input, rules, today, language) };
  }
  const range = { first: input.checkinDate, last: addDays(input.checkoutDate, -1) };
  const rules = await loadStayRules(range, context);
  const names = new Map(
    (await activeOverrideRows(range, context)).map(({ id, name }) => [id, name]),
  );
  const { prices, ruleOf } = rules;
  const quote = quoteByRules({ ...input, bookingDate: today }, rules);
  const inCurrency = (cents: Cents) => convert(cents, prices.baseCurrency, input.currency, prices);
  return {
    quote: presentQuote(quote),
    nights: nightRuns(input, ruleOf).map(({ start, count, rule }) => {
      const rateCents = inCurrency(rule.priceCents);
      return {
        start,
        end: addDays(start, count),
        nights: count,
        basePrice: formatCents(rule.priceCents),
        rate: numberOfCents(rateCents),
        total: numberOfCents(rateCents * count),
        source: priceSource(rule, (id) => names.get(id) ?? ''),
      };
    }),
    issues: issuesOf(input, rules, today, language),
  };
}

/** Consecutive nights whose price comes from the same rule. */
function nightRuns(stay: Stay, ruleOf: (night: PlainDate) => DayRule) {
  const runs: { start: PlainDate; count: number; rule: DayRule }[] = [];
  for (const night of nightsOf(stay)) {
    const rule = ruleOf(night);
    const last = runs.at(-1);
    const isSame =
      last !== undefined &&
      last.rule.override?.id === rule.override?.id &&
      // An override hides the season's price.
      (rule.override !== null || last.rule.season === rule.season);
    if (isSame) last.count += 1;
    else runs.push({ start: night, count: 1, rule });
  }
  return runs;
}

function issuesOf(
  input: SimulatePriceInput,
  rules: StayRules,
  today: PlainDate,
  language: Language,
): Simulation['issues'] {
  const refusals = [
    () => refuseTooManyGuests(input.guestCount, rules.settings),
    () => refuseTooManyChildren(input),
  ].flatMap((refuse) => refusalOf(refuse, language));
  return [
    ...refusals,
    ...stayIssuesOf(input, rules, today).map((issue) => ({
      code: issue.code,
      message: stayText(issue, language),
    })),
  ];
}

function refusalOf(refuse: () => void, language: Language): Simulation['issues'] {
  try {
    refuse();
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [{ code: error.code, message: error.bodyIn(language).message }];
  }
}
