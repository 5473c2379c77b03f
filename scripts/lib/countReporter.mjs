import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Environment variable: the file that {@link CountReporter} writes. */
export const COUNTS_FILE = 'TEST_COUNTS_FILE';

/**
 * Writes the counts of a vitest run as JSON, for the summary of several runs (`runTests.mjs`). Vitest's own JSON
 * report does not say which tests only passed when repeated.
 */
export default class CountReporter {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<import('vitest/node').SerializedError>} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const file = process.env[COUNTS_FILE];
    if (!file) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(countModules(modules, unhandledErrors)));
  }
}

/** @returns {import('./testStages.mjs').Counts} */
function countModules(modules, unhandledErrors) {
  const tests = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => ({
      label: `${module.relativeModuleId}: ${test.fullName}`,
      state: test.result().state,
      errors: test.result().errors ?? [],
      isFlaky: test.diagnostic()?.flaky ?? false,
    })),
  );
  const labelsOf = (state) => tests.filter((test) => test.state === state).map(withError);
  // A failing hook or an unloadable file is not counted as a test.
  const outsideTests = modules.flatMap((module) =>
    [module, ...module.children.allSuites()].flatMap((part) =>
      part.errors().map((error) => `${module.relativeModuleId}: ${firstLine(error)}`),
    ),
  );
  const failures = [...labelsOf('failed'), ...outsideTests, ...unhandledErrors.map(firstLine)];
  return {
    passed: labelsOf('passed').length,
    failed: failures.length,
    failures,
    skipped: tests.filter(({ state }) => state === 'skipped').map(({ label }) => label),
    flaky: tests.filter(({ isFlaky }) => isFlaky).map(withError),
  };
}

function withError({ label, errors: [error] }) {
  return error ? `${label}: ${firstLine(error)}` : label;
}

function firstLine({ message }) {
  return String(message).split('\n')[0];
}
