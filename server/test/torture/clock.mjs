import { readFileSync } from 'node:fs';

// Loaded into the server first (`node --import`): offsets its clock by the ms in CLOCK_FILE, and follows changes of
// that file.
const RealDate = Date;
const file = process.env.CLOCK_FILE;

function now() {
  return RealDate.now() + Number(readFileSync(file, 'utf8'));
}

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now()] : parts));
  }

  static now() {
    return now();
  }
};

/** Repeating timers at least this long are jobs: not too frequent, and short enough to wait for. */
const SHORTEST_MS = 1000;
const LONGEST_MS = 60_000;
const LOOK_MS = 50;

const { setInterval: startTimer, clearInterval: stopTimer } = globalThis;
const jobs = new Map();

globalThis.setInterval = (run, everyMs, ...args) => {
  const timer = startTimer(run, everyMs, ...args);
  if (everyMs >= SHORTEST_MS && everyMs <= LONGEST_MS) jobs.set(timer, () => run(...args));
  return timer;
};
globalThis.clearInterval = (timer) => {
  jobs.delete(timer);
  stopTimer(timer);
};

// When the clock is moved ahead past their interval, they are due and run at once.
let before = Number(readFileSync(file, 'utf8'));
startTimer(() => {
  const ahead = Number(readFileSync(file, 'utf8'));
  if (ahead - before > LONGEST_MS) for (const run of jobs.values()) run();
  before = ahead;
}, LOOK_MS).unref();
