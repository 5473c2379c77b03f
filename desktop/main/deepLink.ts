import { referenceParams } from '@shared/contract/bookings/reference';

export const LINK_SCHEME = 'villa-admin';

/** What a link leads to; `host` is the villa's, or `null` where the link names none. */
export type LinkTarget = { host: string | null; page: string };

/**
 * What a link opens: `villa-admin://<host>/booking/<reference>`, or without the host a booking of
 * the villa on show.
 * @returns `null` for any other text
 */
export function targetOfLink(text: string): LinkTarget | null {
  const [, host, reference] =
    /^villa-admin:\/\/(?:([\w.:[\]-]+)\/)?booking\/([^/?#]+)\/?$/.exec(text) ?? [];
  if (!reference) return null;
  const parsed = referenceParams.safeParse({ reference });
  if (!parsed.success) return null;
  return { host: host?.toLowerCase() ?? null, page: pageOfBooking(parsed.data.reference) };
}

/** What the link among the arguments of a start opens, if there is one. */
export function targetOfArguments(args: readonly string[]): LinkTarget | null {
  const link = args.find((text) => text.startsWith(`${LINK_SCHEME}://`));
  return link ? targetOfLink(link) : null;
}

/** The back office with a booking opened. */
export function pageOfBooking(reference: string): string {
  return `/admin?booking=${reference}`;
}
