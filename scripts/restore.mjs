import { runBuilt } from './lib/command.mjs';

// Replaces the contents of DATA_DIR with a backup. The server must not be running.
process.argv.splice(2, 0, 'restore');
await runBuilt('backup.js', 'Checking the backup…');
