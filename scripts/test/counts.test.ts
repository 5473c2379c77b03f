import { describe, expect, it } from 'vitest';
import { countCheck, countVitest, formatCounts, sumCounts } from '../lib/counts.mjs';

type FileStatus = 'passed' | 'failed';

function file(name: string, status: FileStatus, statuses: string[], message = '') {
  const assertionResults = statuses.map((one, index) => ({
    fullName: `test ${index + 1}`,
    status: one,
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

describe('the last line', () => {
  it('adds stages up and leaves skipped out when there is none', () => {
    const lint = countCheck('lint', true);
    const types = countCheck('types', false);
    expect(formatCounts(sumCounts([lint, types]))).toBe('1 passed, 1 failed');
    expect(sumCounts([lint, types]).failures).toEqual(['types']);
  });

  it('names the number of skipped tests when there are some', () => {
    const counts = { passed: 4, failed: 0, skipped: ['x: no keyring here'], failures: [] };
    expect(formatCounts(sumCounts([countCheck('lint', true), counts]))).toBe(
      '5 passed, 0 failed, 1 skipped',
    );
  });
});
