import { runBuilt } from './lib/runBuilt.mjs';
import { runScript } from './lib/setupError.mjs';

// Fills the database with a season of bookings to show the back office with.
await runScript(() => runBuilt('dist/server/demo.js', 'Filling in the demo data…'));
