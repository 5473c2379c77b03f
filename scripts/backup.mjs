import { runBuilt } from './lib/runBuilt.mjs';
import { runScript } from './lib/setupError.mjs';

// Writes the database and the pictures into one file in DATA_DIR/backups; the server may run. With
// `-- --with-key` the key of stored passwords goes along, encrypted with a passphrase.
process.argv.splice(2, 0, 'backup');
await runScript(() => runBuilt('dist/server/backup.js', 'Saving…'));
