import { runBuilt } from './lib/command.mjs';

// From a fresh clone to a running site: installs, builds, migrates, serves.
await runBuilt('index.js', 'Starting the server…');
