import { adminSessionSchema } from '@shared/contract/access/auth';

/**
 * Compares two answers of `GET /api/admin/session`. The offline copy must be deleted if another user or role has
 * signed in, or if a guest who may be in it was erased.
 * @param before the stored answer; `null` for none
 */
export function mustDiscardCopy(before: string | null, now: string): boolean {
  const next = sessionOf(now);
  if (before === null || !next?.authenticated) return false;
  const last = sessionOf(before);
  return (
    last === undefined ||
    last.username !== next.username ||
    last.role !== next.role ||
    last.lastErasureAt !== next.lastErasureAt
  );
}

function sessionOf(body: string) {
  try {
    return adminSessionSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
