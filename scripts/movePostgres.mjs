import { runBuilt } from './lib/command.mjs';

// Copies the rows of DATA_DIR into the empty PostgreSQL database at DATABASE_URL.
await runBuilt('move.js', 'Copying the rows…');
