/**
 * @typedef {object} Counts what a stage of the test run came to
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} skipped the full names of the tests that did not run; a name ends with its reason
 * @property {string[]} failures one line for each failure
 * @property {string[]} flaky the tests that passed only when run once more, with what went wrong first
 */

/** A busy machine may cost a test or two their first attempt; more than this says that something is wrong. */
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
  // Vitest keeps the errors of the attempts before the one that passed.
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
 * @returns {Counts} with one failure more when too many tests were flaky
 */
export function limitFlaky(counts) {
  const number = counts.flaky.length;
  if (number <= MOST_FLAKY) return counts;
  return {
    ...counts,
    failed: counts.failed + 1,
    failures: [...counts.failures, `${number} flaky tests: at most ${MOST_FLAKY} are let pass`],
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
