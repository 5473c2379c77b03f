import type Router from '@koa/router';
import { OK } from '@shared/contract/common';
import {
  createGalleryImage,
  deleteGalleryImage,
  listGalleryImages,
  reorderGallery,
  updateGalleryImage,
} from '@shared/contract/gallery/galleryEndpoints';
import type { Deps } from '../../appDependencies';
import { mount } from '../../middleware/endpoint';
import * as gallery from '../../services/gallery/gallery';

/** The gallery's rows; the files belong to the image host. */
export function mountGallery(router: Router, deps: Deps): void {
  mount(router, deps, listGalleryImages, async ({ read }) =>
    (await gallery.listGalleryImages(read)).map(gallery.presentGalleryImage),
  );

  mount(router, deps, createGalleryImage, async ({ body, write }) =>
    gallery.presentGalleryImage(await write((context) => gallery.addGalleryImage(body, context))),
  );

  mount(router, deps, reorderGallery, async ({ body, write }) =>
    (await write((context) => gallery.reorderGallery(body, context))).map(
      gallery.presentGalleryImage,
    ),
  );

  mount(router, deps, updateGalleryImage, async ({ params, body, write }) =>
    gallery.presentGalleryImage(
      await write((context) => gallery.updateGalleryImage(params.id, body, context)),
    ),
  );

  mount(router, deps, deleteGalleryImage, async ({ params, write }) => {
    await write((context) => gallery.removeGalleryImage(params.id, context));
    return OK;
  });
}
