/**
 * @typedef {object} Counts what a stage of the test run came to
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} skipped the full names of the tests that did not run; a name ends with its reason
 * @property {string[]} failures one line for each failure
 * @property {string[]} flaky the tests that passed only when their file was run once more, with what went wrong first
 */

/** A busy machine may cost a file or two their first run; more than this says that something is wrong. */
const MOST_FLAKY = 4;

/**
 * @param {string} name of a check that has no tests of its own (lint, types)
 * @param {boolean} hasPassed
 * @returns {Counts}
 */
export function countCheck(name, hasPassed) {
  return {
    passed: hasPassed ? 1 : 0,
    failed: hasPassed ? 0 : 1,
    skipped: [],
    failures: hasPassed ? [] : [name],
    flaky: [],
  };
}

/**
 * Reads a vitest JSON report. What went wrong outside of any test counts as
 * well: a file that does not load, a failed set-up, a crash, a run of nothing.
 * @param {string} name of the stage
 * @param {any} report the parsed report; `null` when vitest wrote none
 * @param {number} exitCode vitest's
 * @returns {Counts}
 */
export function countVitest(name, report, exitCode) {
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, label: `${file.name}: ${test.fullName}` })),
  );
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  // Vitest gives none of its own to a test that passed: mergeRerun() left them.
  const flaky = tests.filter(
    ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
  );
  const failures = [
    ...tests.filter(({ status }) => status === 'failed').map(({ label }) => label),
    ...files
      .filter(failedOutsideItsTests)
      .map((file) => `${file.name}: ${firstLine(file.message)}`),
  ];
  if (failures.length === 0 && passed + skipped.length === 0) failures.push(`${name}: no test ran`);
  if (failures.length === 0 && exitCode !== 0) {
    failures.push(`${name}: vitest ended with ${exitCode} (an error outside the tests, see above)`);
  }
  return {
    passed,
    failed: failures.length,
    skipped: skipped.map(({ label }) => label),
    failures,
    flaky: flaky.map(({ label, failureMessages }) => `${label}: ${firstLine(failureMessages[0])}`),
  };
}

/**
 * The files to run once more. A file is one story, whose later tests need what the earlier ones
 * left: a single test cannot be repeated.
 * @param {any} report vitest's; `null` when it wrote none
 * @returns {string[]} none as well when more have failed than may be flaky
 */
export function filesToRerun(report) {
  const failed = (report?.testResults ?? []).filter(({ status }) => status === 'failed');
  return failed.length > MOST_FLAKY ? [] : failed.map(({ name }) => name);
}

/**
 * @param {any} report of the first run
 * @param {any} rerun of the files that had failed in it
 * @returns {any} the first with the results of the second in place of those files'; a test that
 *   passed only then keeps what went wrong first
 */
export function mergeRerun(report, rerun) {
  const testResults = report.testResults.map((first) => {
    const second = rerun?.testResults.find(({ name }) => name === first.name);
    if (!second) return first;
    const errorsBefore = new Map(
      first.assertionResults.map((test) => [test.fullName, test.failureMessages]),
    );
    const assertionResults = second.assertionResults.map((test, index) => {
      const outside = index === 0 && failedOutsideItsTests(first) ? [first.message] : [];
      const errors = [...(errorsBefore.get(test.fullName) ?? []), ...outside];
      return test.status === 'passed' ? { ...test, failureMessages: errors } : test;
    });
    return { ...second, assertionResults };
  });
  return { ...report, testResults };
}

/**
 * @param {Counts[]} list
 * @returns {Counts}
 */
export function sumCounts(list) {
  return {
    passed: list.reduce((sum, { passed }) => sum + passed, 0),
    failed: list.reduce((sum, { failed }) => sum + failed, 0),
    skipped: list.flatMap(({ skipped }) => skipped),
    failures: list.flatMap(({ failures }) => failures),
    flaky: list.flatMap(({ flaky }) => flaky),
  };
}

/**
 * @param {Counts} counts of the whole run
 * @returns {Counts} with one failure more when too many files were flaky
 */
export function limitFlaky(counts) {
  const number = new Set(counts.flaky.map((line) => line.split(': ')[0])).size;
  if (number <= MOST_FLAKY) return counts;
  return {
    ...counts,
    failed: counts.failed + 1,
    failures: [...counts.failures, `${number} flaky files: at most ${MOST_FLAKY} are let pass`],
  };
}

/**
 * @param {Counts} counts
 * @returns {string} `3 passed, 0 failed`, with `, 1 skipped` only when there is one
 */
export function formatCounts({ passed, failed, skipped }) {
  const base = `${passed} passed, ${failed} failed`;
  return skipped.length === 0 ? base : `${base}, ${skipped.length} skipped`;
}

function failedOutsideItsTests({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}

function firstLine(text) {
  return text.split('\n')[0] || 'failed before its tests ran';
}
