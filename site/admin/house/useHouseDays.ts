import { housePlanQuerySchema, type HousePlanQuery } from '@shared/contract/bookings/housePlan';
import { useSearchParams } from 'react-router';

export type ChosenDays = {
  /** Empty for the next two weeks. */
  chosen: HousePlanQuery;
  choose: (days: HousePlanQuery) => void;
};

/** Kept in the address: `?from=2027-03-10&to=2027-04-10`. */
export function useHouseDays(): ChosenDays {
  const [params, setParams] = useSearchParams();
  const given = housePlanQuerySchema.safeParse({
    startDate: params.get('from') ?? undefined,
    endDate: params.get('to') ?? undefined,
  });
  const choose = ({ startDate, endDate }: HousePlanQuery) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('from');
        next.delete('to');
        if (startDate) next.set('from', startDate);
        if (endDate) next.set('to', endDate);
        return next;
      },
      { replace: true },
    );
  // Invalid days in the address are ignored.
  return { chosen: given.success ? given.data : {}, choose };
}
