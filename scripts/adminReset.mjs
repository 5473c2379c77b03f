import { runBuilt } from './lib/runBuilt.mjs';
import { runScript } from './lib/setupError.mjs';

// Gives an owner who cannot sign in a new password. The server may be running.
await runScript(() => runBuilt('dist/server/adminReset.js', 'Replacing the password…'));
