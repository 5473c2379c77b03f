import type { RequestListener } from 'node:http';
import Router from '@koa/router';
import { villaDay } from '@shared/domain/date';
import conditionalGet from 'koa-conditional-get';
import compress from 'koa-compress';
import etag from '@koa/etag';
import Koa, { type Middleware } from 'koa';
import { isApiPath } from './apiPath';
import type { Deps } from './deps';
import { methodNotAllowed, notFound, notJson } from './errors';
import { inFrontOfPrices } from './middleware/askedBefore';
import { guard } from './middleware/endpoint';
import { UPLOAD_URL } from './integrations/imageHost/embedded';
import { errorHandler } from './middleware/errorHandler';
import { securityHeaders } from './middleware/headers';
import { originCheck } from './middleware/originCheck';
import { logRequests, noteRoute } from './middleware/requestLog';
import { createSharedAnswers, type SharedAnswers } from './middleware/sharedAnswers';
import { sessionMiddleware, type SessionState } from './middleware/session';
import { mountAuth } from './routes/access';
import { mountBackup } from './routes/backups';
import { mountBookings } from './routes/bookings/bookings';
import { mountCalendarSync, mountSharedCalendar } from './routes/calendars';
import { mountContact } from './routes/messages';
import { mountEnquiries } from './routes/bookings/enquiries';
import { mountEvents } from './routes/events';
import { mountGallery } from './routes/gallery/gallery';
import { mountHealth } from './routes/health';
import { mountImages } from './routes/gallery/images';
import { mountMail } from './routes/mail';
import { mountMedia, uploadHandler } from './routes/gallery/media';
import { mountOwnerBookings } from './routes/bookings/ownerBookings';
import { mountOverrides } from './routes/prices/overrides';
import { loadPageData } from './pages/pageData';
import { mountPages } from './routes/pages';
import { createRenderedPages } from './pages/renderedPages';
import { mountVilla } from './routes/publicReads';

/**
 * Answers requests: what is in memory at once, everything else through the application.
 */
export function createHandler(deps: Deps): RequestListener {
  const { db, now, metrics } = deps;
  const answers = createSharedAnswers(db.cache, () => villaDay(now()));
  const handle = createApp(deps, answers).callback();
  const application = logRequests(deps, (request, response) => void handle(request, response));
  return answers.inFrontOf(
    inFrontOfPrices(application, answers, deps),
    // What comes from memory cannot fail, so nobody will look for its request: it is only counted.
    (route) => metrics?.observeRequest({ method: 'GET', route, status: 200, seconds: 0 }),
  );
}

/** What an answer ends with when the reader goes away. */
const HUNG_UP = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'HPE_INVALID_EOF_STATE',
]);

/**
 * The application, not listening. Order matters: errors around everything, then headers,
 * then what answers; the session only where a call can need it.
 */
function createApp(deps: Deps, answers: SharedAnswers): Koa {
  const app = new Koa();
  app.proxy = deps.env.trustProxy > 0;
  app.maxIpsCount = deps.env.trustProxy;
  app.on('error', (error: Error & { expose?: boolean; code?: string }) => {
    // A guest who closes the page mid-answer is no fault of ours.
    if (HUNG_UP.has(error.code ?? '')) return;
    deps.log.error({ err: error }, 'response failed');
  });

  app.use(noteRoute);
  app.use(answers.rememberHeaders);
  app.use(securityHeaders(deps.env, deps.imageHost.browserConfig()));
  for (const middleware of [conditionalGet(), etag(), compress({ threshold: 1024 })]) {
    app.use(whenReading(middleware));
  }
  app.use(errorHandler(deps.log));
  app.use(originCheck(deps.env));
  for (const middleware of apiRoutes(app, deps, answers)) app.use(middleware);
  for (const middleware of pageRoutes(deps, answers)) app.use(middleware);
  return app;
}

/** Answers to writes are short, and nobody keeps them: they need neither tag nor packing. */
function whenReading(middleware: Middleware): Middleware {
  return (ctx, next) =>
    ctx.method === 'GET' || ctx.method === 'HEAD' ? middleware(ctx, next) : next();
}

/** `/api` and health: JSON in, JSON out, also for what does not exist. */
function apiRoutes(app: Koa, deps: Deps, answers: SharedAnswers): Middleware[] {
  // Strict and case-sensitive: `/API/x/` is no second name of `/api/x` to slip past a guard.
  const router = new Router({ strict: true, sensitive: true });
  mountVilla(router, deps, answers);
  mountEnquiries(router, deps);
  mountContact(router, deps);
  mountAuth(router, deps);
  mountBackup(router, deps);
  mountBookings(router, deps);
  mountOwnerBookings(router, deps);
  mountCalendarSync(router, deps);
  mountOverrides(router, deps);
  mountGallery(router, deps);
  mountImages(router, deps);
  mountMail(router, deps);
  mountEvents(router, deps);
  mountHealth(router, deps);
  if (deps.imageHost.kind === 'embedded') {
    router.post(UPLOAD_URL, adminOnly(deps), uploadHandler(deps));
  }
  const session = sessionMiddleware(app, { ...deps, keys: deps.sessionKeys });
  const inApi =
    (middleware: Middleware): Middleware =>
    (ctx, next) =>
      isApiPath(ctx.path) ? middleware(ctx, next) : next();
  const answerUnknown: Middleware = async (ctx) => {
    const methods = router.stack
      .filter((layer) => layer.match(ctx.path))
      .flatMap((layer) => layer.methods);
    if (methods.length === 0) throw notFound('This address');
    throw methodNotAllowed([...new Set(methods)].join(', '));
  };
  return [
    inApi(refuseForms),
    ...session.map(inApi),
    inApi(router.routes() as Middleware),
    inApi(answerUnknown),
  ];
}

function pageRoutes(deps: Deps, answers: SharedAnswers): Middleware[] {
  const {
    renderer,
    env: { publicUrl },
  } = deps;
  const router = new Router({ strict: true, sensitive: true });
  mountMedia(router, deps);
  mountSharedCalendar(router, deps);
  mountPages(router, {
    renderer,
    publicUrl,
    now: deps.now,
    renderPageAt: createRenderedPages({
      answers,
      loadPageData: (path) => loadPageData(path, deps),
      renderPage: (path, data) => renderer.render({ path, data, publicUrl }),
    }),
  });
  return [router.routes() as Middleware];
}

/** What a form of another site can post; calls without a body must not accept it either. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart', 'text/plain'];

const refuseForms: Middleware = async (ctx, next) => {
  const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
  if (!isRead && ctx.path !== UPLOAD_URL && ctx.is(...FORM_TYPES)) throw notJson();
  await next();
};

function adminOnly(deps: Deps): Middleware {
  return async (ctx, next) => {
    await guard({ access: 'admin' }, ctx.state['session'] as SessionState, {
      models: deps.db.models,
    });
    await next();
  };
}
