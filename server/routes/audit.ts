import type Router from '@koa/router';
import { exportActivity, listActivity } from '@shared/contract/audit/auditEndpoints';
import type { Deps } from '../appDependencies';
import { mount } from '../middleware/endpoint';
import { redirectToLogin } from '../middleware/redirectToLogin';
import { fileTextsOfReader } from '../services/access/account';
import { auditCsv, listAudit, presentActivity } from '../services/audit/listAudit';
import { paginatedList } from './paginatedList';

/** The audit log, which is read-only. */
export function mountAudit(router: Router, deps: Deps): void {
  mount(router, deps, listActivity, async ({ query, ctx, read }) => {
    const page = await listAudit(query, read);
    const rows = await presentActivity(page.rows, read);
    return paginatedList(ctx, { ...page, rows }, (entry) => entry);
  });

  router.get(exportActivity.path, redirectToLogin);
  mount(router, deps, exportActivity, async ({ query, ctx, read, record }) => {
    await record('activity_exported');
    ctx.type = 'text/csv; charset=utf-8';
    ctx.attachment(`activity-${read.today}.csv`);
    const { language } = await fileTextsOfReader(read);
    return auditCsv(query, language, read);
  });
}
