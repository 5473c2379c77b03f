import { runBuilt } from './lib/runBuilt.mjs';
import { runScript } from './lib/setupError.mjs';

// From a fresh clone to a running site: installs, builds, migrates, serves.
await runScript(() => runBuilt('dist/server/index.js', 'Starting the server…'));
