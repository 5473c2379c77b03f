const CHECK_MS = 500;

/**
 * Stops this process when its npm is stopped. npm passes SIGTERM only to the shell in between, which dies without
 * passing it on, so the server would keep running and occupy its port. The changed parent process reveals this.
 * Does nothing without npm.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS);
  timer.unref();
}
