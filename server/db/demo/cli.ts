import { readEnv } from '../../env';
import { DatabaseStartError } from '../sqlite';
import { fillDemo } from './fillDemo';

/** `npm run demo`: adds a year of plausible bookings and messages, for trying out the back office. */
async function main(): Promise<void> {
  const { admin, added } = await fillDemo(readEnv(process.env));
  if (admin?.generatedPassword) {
    say(`First admin: ${admin.username}, password ${admin.generatedPassword}`);
  }
  say(
    added
      ? `Added ${added.bookings} bookings and ${added.messages} messages.`
      : 'There are bookings already, so nothing was added. Use an empty DATA_DIR to try the demo.',
  );
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main().catch((error: unknown) => {
  const text = error instanceof DatabaseStartError ? error.message : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});
