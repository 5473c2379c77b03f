import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { runScript } from './lib/setupError.mjs';

// The long version of a test: the server dies fifty times between an enquiry and its mails.
await runScript(async () => {
  await prepare({ root, steps: 3 });
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'e2e', 'server/test/e2e/mailKill.test.ts'],
    { cwd: root, stdio: 'inherit', env: { MAIL_ROUNDS: '50', ...process.env } },
  );
  process.exitCode = status ?? 1;
});
