import type Router from '@koa/router';
import type { ReportBasis } from '@shared/contract/figures/figures';
import {
  exportFigures,
  exportReport,
  exportReportPdf,
  getFigures,
} from '@shared/contract/figures/figuresEndpoints';
import type { Deps } from '../appDependencies';
import { mount } from '../middleware/endpoint';
import { redirectToLogin } from '../middleware/redirectToLogin';
import { fileTextsOfReader } from '../services/access/account';
import { figuresCsv } from '../services/figures/exportFigures';
import { loadReport, reportCsv } from '../services/figures/report';
import { loadFigures } from '../services/figures/yearFigures';

const REPORT_FILES = {
  stay: 'stays',
  received: 'received',
  touristTax: 'tourist-tax',
} as const satisfies Record<ReportBasis, string>;

export function mountFigures(router: Router, deps: Deps): void {
  mount(router, deps, getFigures, async ({ query, read }) =>
    loadFigures(query.year ?? Number(read.today.slice(0, 4)), read),
  );

  router.get(exportFigures.path, redirectToLogin);
  mount(router, deps, exportFigures, async ({ query, ctx, read, record }) => {
    const figures = await loadFigures(query.year, read);
    const subject = `${query.table} ${query.year}`;
    await record('figures_exported', { subject });
    ctx.type = 'text/csv; charset=utf-8';
    ctx.attachment(`figures-${query.table}-${query.year}.csv`);
    return figuresCsv(query.table, figures, await fileTextsOfReader(read));
  });

  router.get(exportReport.path, redirectToLogin);
  mount(router, deps, exportReport, async ({ query, ctx, read, record }) => {
    const texts = await fileTextsOfReader(read);
    const report = await loadReport(query, texts, read);
    await record('figures_exported', { subject: `${query.from} to ${query.to}` });
    ctx.type = 'text/csv; charset=utf-8';
    ctx.attachment(`${REPORT_FILES[query.basis]}-${query.from}-to-${query.to}.csv`);
    return reportCsv(report, texts);
  });

  router.get(exportReportPdf.path, redirectToLogin);
  mount(router, deps, exportReportPdf, async ({ query, ctx, read, record }) => {
    const texts = await fileTextsOfReader(read);
    const report = await loadReport(query, texts, read);
    await record('figures_exported', { subject: `${query.from} to ${query.to}` });
    // Loaded on demand, to keep the server's start fast.
    const { reportPdf } = await import('../services/figures/reportPdf');
    ctx.type = 'application/pdf';
    ctx.attachment(`${REPORT_FILES[query.basis]}-${query.from}-to-${query.to}.pdf`);
    return reportPdf(report, texts, read.now);
  });
}
