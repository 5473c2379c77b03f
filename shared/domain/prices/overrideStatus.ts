import type { PlainDate } from '../date';

export const OVERRIDE_STATUSES = ['Inactive', 'Upcoming', 'Active', 'Expired'] as const;
export type OverrideStatus = (typeof OVERRIDE_STATUSES)[number];

/** The status shown beside a price override. Both end days are included. @param today the villa's day */
export function overrideStatus(
  override: { isActive: boolean; startDate: PlainDate; endDate: PlainDate },
  today: PlainDate,
): OverrideStatus {
  if (!override.isActive) return 'Inactive';
  if (today < override.startDate) return 'Upcoming';
  if (today > override.endDate) return 'Expired';
  return 'Active';
}
