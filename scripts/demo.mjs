import { runBuilt } from './lib/command.mjs';

// Fills the database with a season of demo bookings.
await runBuilt('demo.js', 'Filling in the demo data…');
