import { runBuilt } from './lib/runBuilt.mjs';
import { runScript } from './lib/setupError.mjs';

// Fills the database with a season of demo bookings.
await runScript(() => runBuilt('dist/server/demo.js', 'Filling in the demo data…'));
