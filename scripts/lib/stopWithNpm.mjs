const CHECK_MS = 500;

/**
 * Stops this process when the npm that runs it is stopped. npm passes SIGTERM
 * only to the shell between them, and that shell dies without passing it on:
 * the server would live on, holding its port. Our parent then changes, which is
 * the sign taken here. Started without npm, nothing is watched.
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
