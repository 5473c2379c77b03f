import type Router from '@koa/router';
import { deleteDemoPhotos, getSetup, updateSetup } from '@shared/contract/setup/setupEndpoints';
import type { Context } from 'koa';
import type { Deps } from '../appDependencies';
import { mount } from '../middleware/endpoint';
import { removeDemoPhotos } from '../services/gallery/demoPhotos';
import * as setup from '../services/setup/setup';

export function mountSetup(router: Router, deps: Deps): void {
  const facts = async (ctx: Context): Promise<setup.SetupFacts> => ({
    env: deps.env,
    host: ctx.host,
    isMailSetUp: (await deps.mail.current()).kind === 'smtp',
  });

  mount(router, deps, getSetup, async ({ ctx, read }) => setup.loadSetup(await facts(ctx), read));

  mount(router, deps, updateSetup, async ({ body, ctx, read, write }) => {
    await write((context) => setup.updateSetup(body, context));
    return setup.loadSetup(await facts(ctx), read);
  });

  mount(router, deps, deleteDemoPhotos, async ({ ctx, read, write }) => {
    await write(removeDemoPhotos);
    return setup.loadSetup(await facts(ctx), read);
  });
}
