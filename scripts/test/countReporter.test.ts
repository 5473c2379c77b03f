import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { COUNTS_FILE } from '../lib/countReporter.mjs';
import { root as projectRoot } from '../lib/root.mjs';
import { makeTempProject } from './tempProject';

function countsOf(files: Record<string, string>): unknown {
  const root = makeTempProject({
    'vitest.config.mjs': 'export default { test: { globals: true, retry: 1 } };',
    ...files,
  });
  const countsFile = path.join(root, 'counts/counts.json');
  const reporter = path.join(projectRoot, 'scripts/lib/countReporter.mjs');
  const vitest = path.join(projectRoot, 'node_modules/vitest/vitest.mjs');
  spawnSync(process.execPath, [vitest, 'run', '--root', root, `--reporter=${reporter}`], {
    cwd: root,
    env: { ...process.env, [COUNTS_FILE]: countsFile },
  });
  return existsSync(countsFile) ? JSON.parse(readFileSync(countsFile, 'utf8')) : null;
}

describe('the counts of a run of vitest', () => {
  it('name failures, skipped tests, and tests that passed only when repeated', () => {
    const counts = countsOf({
      'story.test.js': `
        let isFirst = true;
        it('waits', () => { if (isFirst) { isFirst = false; throw new Error('too early\\nat x'); } });
        it('holds', () => {});
        it('never holds', () => { throw new Error('no'); });
        it.skip('a keyring (there is none here)', () => {});
      `,
      'set-up.test.js': `
        describe('a villa', () => {
          beforeAll(() => { throw new Error('no server'); });
          it('comes late', () => {});
        });
      `,
      'broken.test.js': "import './missing.js'; it('is never reached', () => {});",
    });
    expect(counts).toMatchObject({
      passed: 2,
      failed: 3,
      flaky: ['story.test.js: waits: too early'],
      skipped: [
        'set-up.test.js: a villa > comes late',
        'story.test.js: a keyring (there is none here)',
      ],
    });
    expect((counts as { failures: string[] }).failures.toSorted()).toEqual([
      expect.stringMatching(/^broken\.test\.js: .*missing\.js/),
      'set-up.test.js: no server',
      'story.test.js: never holds: no',
    ]);
  });

  it('have a failure for an error outside of all tests', () => {
    const counts = countsOf({
      'stray.test.js': `
        it('passes', async () => {
          void Promise.reject(new Error('nobody waits'));
          await new Promise((resolve) => setTimeout(resolve, 50));
        });
      `,
    });
    expect(counts).toMatchObject({ passed: 1, failed: 1, failures: ['nobody waits'] });
  });

  it('have a failure when no test ran', () => {
    expect(countsOf({ 'empty.test.js': '' })).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });
});
