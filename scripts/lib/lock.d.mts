export function withLock<T>(
  folder: string,
  work: () => Promise<T>,
  options?: { onWait?: (pid: number) => void },
): Promise<T>;
