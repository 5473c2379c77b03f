import type Router from '@koa/router';
import { streamEvents } from '@shared/contract/eventEndpoints';
import { giveBackPlace } from '../admission';
import type { Deps } from '../appDependencies';
import { unauthenticated } from '../errors';
import { mount } from '../middleware/endpoint';

/** What changes, as it happens: server-sent events for the back office. */
export function mountEvents(router: Router, deps: Deps): void {
  mount(router, deps, streamEvents, async ({ ctx, session, can }) => {
    if (session.key === null) throw unauthenticated();
    ctx.type = 'text/event-stream; charset=utf-8';
    // Compression and nginx would keep an event back until there are many.
    ctx.compress = false;
    ctx.set('X-Accel-Buffering', 'no');
    const stream = await deps.liveEvents.subscribe({
      sessionKey: session.key,
      can,
      lastEventId: eventId(ctx.get('Last-Event-ID')),
    });
    giveBackPlace(ctx.res);
    return stream;
  });
}

/** The last event that the caller has seen; anything but a number is none. */
function eventId(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
