import { referenceParams } from '@shared/contract/ownerBooking';

export const LINK_SCHEME = 'villa-admin';

/**
 * The page that a `villa-admin://booking/<reference>` link opens.
 * @returns `null` for any other text
 */
export function pageOfLink(text: string): string | null {
  const [, reference] = /^villa-admin:\/\/booking\/([^/?#]+)\/?$/.exec(text) ?? [];
  if (!reference) return null;
  const parsed = referenceParams.safeParse({ reference });
  return parsed.success ? pageOfBooking(parsed.data.reference) : null;
}

/** The page of the link among the arguments of a start, if there is one. */
export function pageOfArguments(args: readonly string[]): string | null {
  const link = args.find((text) => text.startsWith(`${LINK_SCHEME}://`));
  return link ? pageOfLink(link) : null;
}

/** The back office with a booking opened. */
export function pageOfBooking(reference: string): string {
  return `/admin?tab=bookings&booking=${reference}`;
}
