import { runBuilt } from './lib/command.mjs';

// Gives an owner who cannot sign in a new password. The server may be running.
await runBuilt('adminReset.js', 'Replacing the password…');
