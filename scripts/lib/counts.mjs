/**
 * @typedef {object} Counts results of a test stage
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures one line for each failure
 * @property {string[]} skipped full names of the tests that did not run; a name ends with its reason
 * @property {string[]} flaky tests that only passed when repeated, with the first error
 */

/**
 * @param {string} name of a check without tests (lint, types)
 * @param {boolean} hasPassed
 * @returns {Counts}
 */
export function countCheck(name, hasPassed) {
  const failures = hasPassed ? [] : [name];
  return { passed: 1 - failures.length, failed: failures.length, failures, skipped: [], flaky: [] };
}

/**
 * @param {Counts[]} list
 * @returns {Counts}
 */
export function sumCounts(list) {
  return {
    passed: list.reduce((sum, { passed }) => sum + passed, 0),
    failed: list.reduce((sum, { failed }) => sum + failed, 0),
    failures: list.flatMap(({ failures }) => failures),
    skipped: list.flatMap(({ skipped }) => skipped),
    flaky: list.flatMap(({ flaky }) => flaky),
  };
}

/**
 * @param {Counts} counts
 * @returns {string} `3 passed, 0 failed`, plus `, 1 skipped` if any
 */
export function formatCounts({ passed, failed, skipped }) {
  const base = `${passed} passed, ${failed} failed`;
  return skipped.length === 0 ? base : `${base}, ${skipped.length} skipped`;
}
