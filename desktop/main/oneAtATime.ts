/**
 * Runs a task one at a time. Asked for while it runs, it runs once more afterwards: what it
 * looks at may have changed since it looked.
 * @returns asks for it
 */
export function oneAtATime(task: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async () => {
    isRunning = true;
    do {
      isWanted = false;
      await task();
    } while (isWanted);
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void run().catch(() => (isRunning = false));
  };
}
