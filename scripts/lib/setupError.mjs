/** An error whose message is for the person at the terminal, without a stack. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';
}

/**
 * @param {unknown} error
 * @returns {string | undefined} the system's error code, such as `ENOENT`
 */
export function errorCode(error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/**
 * Runs a script's main function; a failure is printed and exits with 1.
 * @param {() => Promise<void>} main
 */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`\n${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * @param {unknown} error
 * @returns {string} the message of a SetupError, the stack of anything unexpected
 */
export function messageOf(error) {
  if (error instanceof SetupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
