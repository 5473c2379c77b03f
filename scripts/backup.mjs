import { runBuilt } from './lib/runBuilt.mjs';
import { runScript } from './lib/setupError.mjs';

// Writes the database and the pictures into one file in DATA_DIR/backups; the server may run.
process.argv.splice(2, Infinity, 'backup');
await runScript(() => runBuilt('dist/server/backup.js', 'Saving…'));
