import type { Content, SectionId } from '@shared/domain/content/values';

/** Whether a section stands on the home page; the owner can hide each. */
export function showsSection(content: Content, section: SectionId): boolean {
  return content['home.sections'].some(({ id }) => id === section);
}
