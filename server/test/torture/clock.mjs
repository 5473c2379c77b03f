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
