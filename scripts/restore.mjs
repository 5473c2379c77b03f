import { runBuilt } from './lib/runBuilt.mjs';
import { runScript } from './lib/setupError.mjs';

// Replaces the contents of DATA_DIR with a backup. The server must not be running.
process.argv.splice(2, 0, 'restore');
await runScript(() => runBuilt('dist/server/backup.js', 'Checking the backup…'));
