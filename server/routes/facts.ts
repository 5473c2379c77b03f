import type Router from '@koa/router';
import { getHouseFacts, updateHouseFacts } from '@shared/contract/facts/factEndpoints';
import type { Deps } from '../appDependencies';
import { mount } from '../middleware/endpoint';
import { houseFacts } from '../services/facts/houseFacts';

export function mountFacts(router: Router, deps: Deps): void {
  mount(router, deps, getHouseFacts, ({ read }) => houseFacts.form(read));

  mount(router, deps, updateHouseFacts, ({ body: { updatedAt, ...facts }, write }) =>
    write(async (context) => {
      await houseFacts.save(facts, updatedAt, context);
      return houseFacts.form(context);
    }),
  );
}
