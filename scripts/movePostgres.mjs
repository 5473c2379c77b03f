import { runBuilt } from './lib/runBuilt.mjs';
import { runScript } from './lib/setupError.mjs';

// Copies the rows of DATA_DIR into the empty PostgreSQL database at DATABASE_URL.
await runScript(() => runBuilt('dist/server/move.js', 'Copying the rows…'));
