import type { AuditAction } from '@shared/contract/audit/audit';
import { changesBetween } from '../../db/changes/auditChanges';
import { pendingChanges } from '../../db/write';
import type { WriteContext } from '../serviceContext';

export type Details = {
  /** Name of the changed object for people, for example a booking's reference. */
  subject?: string | null;
  /** Named values; equal ones are left out. */
  before?: object;
  after?: object;
};

/**
 * Adds an entry to the audit log, in the transaction of the change. Only for what no row shows, such as a download:
 * models say which of their changes are logged, see `trackChanges`. The user is the context's `actorId`.
 */
export function recordAudit(
  action: AuditAction,
  { subject = null, before = {}, after = {} }: Details,
  { now, actorId = null }: WriteContext,
): void {
  const changes = changesBetween(before, after);
  pendingChanges().log.push({ action, subject, changes, actorId, createdAt: now });
}
