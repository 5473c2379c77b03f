import type { Content, SectionId } from '@shared/domain/content/contentTypes';

export function showsSection(content: Content, section: SectionId): boolean {
  return content['home.sections'].some(({ id }) => id === section);
}
