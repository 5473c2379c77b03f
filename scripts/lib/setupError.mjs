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
 * @param {unknown} error
 * @returns {string} the message of a SetupError, the stack of anything unexpected
 */
export function messageOf(error) {
  if (error instanceof SetupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
