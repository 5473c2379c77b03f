import { readFileSync } from 'node:fs';

// Loaded into the server before anything else (`node --import`): its clock stands so many
// milliseconds beside the machine's as the file in CLOCK_FILE says, and moves when that changes.
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

/** Of the timers that run again and again those of jobs: not too often, and soon enough to be waited for. */
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

// When the clock is moved ahead by longer than their pause, their time has come: nobody has to wait for it.
let before = Number(readFileSync(file, 'utf8'));
startTimer(() => {
  const ahead = Number(readFileSync(file, 'utf8'));
  if (ahead - before > LONGEST_MS) for (const run of jobs.values()) run();
  before = ahead;
}, LOOK_MS).unref();
