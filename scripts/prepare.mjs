import { runCommand } from './lib/command.mjs';

// Installs and builds what is missing or outdated, without starting anything.
await runCommand({});
