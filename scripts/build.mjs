import { runCommand } from './lib/command.mjs';

// Installs and builds, whether or not anything changed.
await runCommand({ force: true });
