import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { root } from '../../vite.alias.ts';
import { LONG_FILES, LongestFirst } from '../lib/longestFirst.mjs';

/** As on a fresh clone: sizes are known, times are not. */
function sort(files: { project: string; file: string; size: number }[]): Promise<string[]> {
  const sizes = new Map(files.map(({ project, file, size }) => [`${project}:${file}`, { size }]));
  const cache = {
    getFileTestResults: () => undefined,
    getFileStats: (key: string) => sizes.get(key),
  };
  const specifications = files.map(({ project, file }) => ({
    project: { name: project, config: { isolate: true, sequence: { groupOrder: 0 } } },
    moduleId: path.join(root, file),
  }));
  // Only what the order depends on.
  const sequencer = new LongestFirst({ config: { root }, cache } as unknown as Vitest);
  return sequencer
    .sort(specifications as unknown as TestSpecification[])
    .then((sorted) => sorted.map(({ moduleId }) => path.relative(root, moduleId)));
}

describe('the order of test files', () => {
  it('names only files that exist', () => {
    expect(LONG_FILES.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('begins each project with its long files, and goes by size from there', async () => {
    const [first = '', second = ''] = LONG_FILES;
    const sorted = await sort([
      { project: 'a', file: 'small.test.ts', size: 1 },
      { project: 'a', file: 'large.test.ts', size: 9 },
      { project: 'a', file: second, size: 3 },
      { project: 'b', file: first, size: 2 },
      { project: 'b', file: 'other.test.ts', size: 5 },
    ]);
    expect(sorted).toEqual([second, 'large.test.ts', 'small.test.ts', first, 'other.test.ts']);
  });
});
