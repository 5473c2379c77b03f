import { runBuilt } from './lib/runBuilt.mjs';
import { runScript } from './lib/setupError.mjs';

// Puts a backup in place of what DATA_DIR holds; the server must not run.
process.argv.splice(2, 0, 'restore');
await runScript(() => runBuilt('dist/server/backup.js', 'Checking the backup…'));
