import type { Content } from '@shared/domain/content/contentTypes';
import { showsSection } from './sections';

/** Whether the page shows the site's own pictures of golf course or beach, which are illustrations. */
export function showsPlacePictures(
  content: Content,
  photos: readonly { publicId: string }[],
): boolean {
  return (['golf', 'location'] as const).some(
    (section) =>
      showsSection(content, section) &&
      !photos.some(({ publicId }) => publicId === content[`${section}.image`]),
  );
}
