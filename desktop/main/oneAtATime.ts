/**
 * Runs a task without overlap. A request during a run causes one more run, because the data may have changed since.
 * @returns requests a run
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
