import type Router from '@koa/router';
import { getLegal, updateLegal } from '@shared/contract/legal/legalEndpoints';
import type { Deps } from '../appDependencies';
import { mount } from '../middleware/endpoint';
import { readLegalForm } from '../services/legal/legalDetails';
import * as legal from '../services/legal/updateLegal';

export function mountLegal(router: Router, deps: Deps): void {
  mount(router, deps, getLegal, ({ read }) => readLegalForm(read));

  mount(router, deps, updateLegal, ({ body, write }) =>
    write(async (context) => {
      await legal.updateLegal(body, context);
      return readLegalForm(context);
    }),
  );
}
