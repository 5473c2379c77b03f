import { referenceParams } from '@shared/contract/bookings/reference';

export const LINK_SCHEME = 'villa-admin';

/** Target of a link; `host` is the villa's, or `null` if the link names none. */
export type LinkTarget = { host: string | null; page: string };

/**
 * Parses `villa-admin://<host>/booking/<reference>`. Without a host the displayed villa is meant.
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

export function targetOfArguments(args: readonly string[]): LinkTarget | null {
  const link = args.find((text) => text.startsWith(`${LINK_SCHEME}://`));
  return link ? targetOfLink(link) : null;
}

export function pageOfBooking(reference: string): string {
  return `/admin?booking=${reference}`;
}
