import { runBuilt } from './lib/runBuilt.mjs';
import { runScript } from './lib/setupError.mjs';

// Writes the database and the images into one file in DATA_DIR/backups. The server may be running. `-- --with-key`
// includes the key of stored passwords, encrypted with a passphrase.
process.argv.splice(2, 0, 'backup');
await runScript(() => runBuilt('dist/server/backup.js', 'Saving…'));
