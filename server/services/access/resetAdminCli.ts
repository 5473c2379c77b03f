import { DatabaseStartError } from '../../db/sqlite';
import { openDatabase } from '../../db/openDatabase';
import { EnvError, readEnv } from '../../env';
import { createLog } from '../../log';
import { ResetError, resetAdmin } from './resetAdmin';

/** `npm run admin:reset [NAME]`: sets a new password for an owner who cannot sign in. */
async function main([username]: string[]): Promise<void> {
  const env = readEnv(process.env);
  const db = await openDatabase(env, createLog('warn'));
  try {
    const reset = await resetAdmin(db, username, new Date());
    process.stdout.write(
      [
        '',
        'The password was replaced, all sessions were ended and second factors were removed. This is shown once; you choose your own when you sign in.',
        `  address:  ${env.publicUrl}/admin`,
        `  username: ${reset.username}`,
        `  password: ${reset.password}`,
        'If the sign-in page still says "Too many sign-in attempts", restart the server.',
        '',
        '',
      ].join('\n'),
    );
  } finally {
    await db.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isForReading =
    error instanceof EnvError || error instanceof DatabaseStartError || error instanceof ResetError;
  process.stderr.write(`${isForReading ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
