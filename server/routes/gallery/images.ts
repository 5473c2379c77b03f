import type Router from '@koa/router';
import { OK } from '@shared/contract/common';
import {
  browseHostedImages,
  deleteHostedImage,
  deleteUploadedImage,
} from '@shared/contract/gallery/galleryEndpoints';
import type { Deps } from '../../appDependencies';
import { mount } from '../../middleware/endpoint';
import * as hostedImages from '../../services/gallery/hostedImages';

export function mountImages(router: Router, deps: Deps): void {
  mount(router, deps, browseHostedImages, async ({ query }) =>
    deps.imageHost.list({ showAll: query.showAll ?? false }),
  );

  for (const endpoint of [deleteHostedImage, deleteUploadedImage]) {
    mount(router, deps, endpoint, async ({ params, read, session }) => {
      await hostedImages.deleteHostedImage(params.publicId, deps.imageHost, read);
      await hostedImages.announceImages(deps, {
        publicId: params.publicId,
        actorId: session.userId,
      });
      return OK;
    });
  }
}
