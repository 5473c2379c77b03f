import { BaseSequencer } from 'vitest/node';

/**
 * Test files that take long although they are short, in each project the longest first. Vitest goes
 * by their size where it has not measured them yet, and one of these at the end leaves a core idle.
 */
export const LONG_FILES = [
  'scripts/test/packageDesktop.test.ts',
  'server/services/mail/mailWorker.test.ts',
  'server/test/fuzz/e2e/fuzz.test.ts',
  'server/test/torture/e2e/torture.test.ts',
  'server/test/e2e/scheduledKill.test.ts',
  'site/test/e2e/focusInSight.test.ts',
  'site/test/e2e/ownerInPortuguese.test.ts',
  'site/test/e2e/adminLinks.test.ts',
  'server/test/e2e/offerRace.test.ts',
  'server/test/e2e/mailKill.test.ts',
  'site/test/e2e/guestLanguages.test.ts',
  'site/test/e2e/manyTabs.test.ts',
  'site/test/e2e/accessibility.test.ts',
];

/** Vitest's order, but for those files. */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const placeOf = ({ project, moduleId }) => {
      const rank = LONG_FILES.findIndex((file) => moduleId.endsWith(`/${file}`));
      return (
        projects.indexOf(project.name) * 2 * LONG_FILES.length +
        (rank < 0 ? LONG_FILES.length : rank)
      );
    };
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
