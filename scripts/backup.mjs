import { runBuilt } from './lib/command.mjs';

// Writes the database and the images into one file in DATA_DIR/backups. The server may be running. `-- --with-key`
// includes the key of stored passwords, encrypted with a passphrase.
process.argv.splice(2, 0, 'backup');
await runBuilt('backup.js', 'Saving…');
