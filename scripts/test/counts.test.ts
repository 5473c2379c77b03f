import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  countCheck,
  countVitest,
  filesToRerun,
  formatCounts,
  limitFlaky,
  mergeRerun,
  sumCounts,
} from '../lib/counts.mjs';
import { makeTempProject } from './tempProject';

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));

type FileStatus = 'passed' | 'failed';
type Report = { testResults: object[] };

function file(name: string, status: FileStatus, statuses: string[], message = '') {
  const assertionResults = statuses.map((one, index) => ({
    fullName: `test ${index + 1}`,
    status: one,
    failureMessages: one === 'failed' ? ['Error: wrong\nat x'] : [],
  }));
  return { name, status, message, assertionResults };
}

describe('counting a vitest run', () => {
  it('counts passed, failed and skipped tests and names the last two', () => {
    const report = {
      testResults: [
        file('a.test.ts', 'failed', ['passed', 'failed']),
        file('b.test.ts', 'passed', ['passed', 'skipped', 'todo']),
      ],
    };
    expect(countVitest('server', report, 1)).toEqual({
      passed: 2,
      failed: 1,
      skipped: ['b.test.ts: test 2', 'b.test.ts: test 3'],
      failures: ['a.test.ts: test 2'],
      flaky: [],
    });
  });

  it('counts a file that does not load as a failure', () => {
    const report = { testResults: [file('a.test.ts', 'failed', [], 'Cannot find module\nat x')] };
    const counts = countVitest('server', report, 1);
    expect(counts.failed).toBe(1);
    expect(counts.failures).toEqual(['a.test.ts: Cannot find module']);
  });

  it('counts a failed set-up whose tests never ran as a failure', () => {
    const report = { testResults: [file('a.test.ts', 'failed', ['skipped', 'skipped'], 'boom')] };
    const counts = countVitest('server', report, 1);
    expect(counts).toMatchObject({ passed: 0, failed: 1, failures: ['a.test.ts: boom'] });
    expect(counts.skipped).toHaveLength(2);
  });

  it.each([
    ['wrote no report', null, 137],
    ['ran no test', { testResults: [] }, 0],
    ['found no file', { testResults: [] }, 1],
  ])('counts a run that %s as one failure', (_what, report, exitCode) => {
    expect(countVitest('server', report, exitCode)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts an error outside of all tests, though every test passed', () => {
    const report = { testResults: [file('a.test.ts', 'passed', ['passed'])] };
    expect(countVitest('server', report, 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('takes a run in which every test was skipped for what it is', () => {
    const report = { testResults: [file('a.test.ts', 'passed', ['skipped'])] };
    expect(countVitest('desktop', report, 0)).toMatchObject({ passed: 0, failed: 0 });
  });
});

describe('flaky tests', () => {
  it('pass only when their file is run once more, and are told apart', () => {
    const root = makeTempProject({
      'vitest.config.mjs': 'export default { test: { globals: true } };',
      'story.test.js': `
        import { existsSync, writeFileSync } from 'node:fs';
        const isFirst = !existsSync('tried');
        writeFileSync('tried', '');
        it('waits', () => { if (isFirst) throw new Error('too early\\nat x'); });
        it('holds', () => {});
        it('never holds', () => { if (!isFirst) throw new Error('later'); });
        it.fails('is known', () => { throw new Error('as expected'); });
      `,
      'setup.test.js': `
        import { existsSync, writeFileSync } from 'node:fs';
        beforeAll(() => {
          if (existsSync('ready')) return;
          writeFileSync('ready', '');
          throw new Error('no server');
        });
        it('comes late', () => {});
      `,
      'other.test.js': "it('passes', () => {});",
    });
    const output = path.join(root, 'report.json');
    const run = (files: string[]) => {
      const args = [vitest, 'run', '--root', root, '--reporter=json', `--outputFile=${output}`];
      spawnSync(process.execPath, [...args, ...files], { cwd: root });
      return JSON.parse(readFileSync(output, 'utf8')) as Report;
    };
    const first = run([]);
    const files = filesToRerun(first);
    const [setup, story] = ['setup.test.js', 'story.test.js'].map((one) => path.join(root, one));
    expect(files.toSorted()).toEqual([setup, story]);
    const rerun = run(files);
    expect(rerun.testResults).toHaveLength(2);
    const counts = countVitest('browser', mergeRerun(first, rerun), 1);
    expect({ ...counts, flaky: counts.flaky.toSorted() }).toEqual({
      passed: 5,
      failed: 1,
      skipped: [],
      failures: [`${story}: never holds`],
      flaky: [`${setup}: comes late: no server`, `${story}: waits: Error: too early`],
    });
  });

  it('are not looked for when vitest wrote no report, or more files failed than may be flaky', () => {
    expect(filesToRerun(null)).toEqual([]);
    const failed = (number: number) => ({
      testResults: Array.from({ length: number }, (_, at) => file(`${at}`, 'failed', ['failed'])),
    });
    expect(filesToRerun(failed(4))).toHaveLength(4);
    expect(filesToRerun(failed(5))).toEqual([]);
  });

  it('keep their failure when the second run wrote no report', () => {
    const first = { testResults: [file('a.test.ts', 'failed', ['failed'])] };
    expect(countVitest('browser', mergeRerun(first, null), 137)).toMatchObject({ failed: 1 });
  });

  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [9, 1],
  ])('%i files with some make %i failure', (number, failed) => {
    const flaky = Array.from({ length: number }, (_, index) => [
      `${index}.test.ts: begins: Error: too early`,
      `${index}.test.ts: goes on: Error: nothing there`,
    ]).flat();
    const counts = { passed: 20, failed: 0, skipped: [], failures: [], flaky };
    const judged = limitFlaky(counts);
    expect(judged).toMatchObject({ passed: 20, failed });
    expect(judged.failures).toHaveLength(failed);
  });
});

describe('the last line', () => {
  it('adds stages up and leaves skipped out when there is none', () => {
    const lint = countCheck('lint', true);
    const types = countCheck('types', false);
    expect(formatCounts(sumCounts([lint, types]))).toBe('1 passed, 1 failed');
    expect(sumCounts([lint, types]).failures).toEqual(['types']);
  });

  it('names the number of skipped tests when there are some', () => {
    const counts = {
      passed: 4,
      failed: 0,
      skipped: ['x: no keyring here'],
      failures: [],
      flaky: [],
    };
    expect(formatCounts(sumCounts([countCheck('lint', true), counts]))).toBe(
      '5 passed, 0 failed, 1 skipped',
    );
  });
});
