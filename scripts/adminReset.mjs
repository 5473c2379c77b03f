import { runBuilt } from './lib/runBuilt.mjs';
import { runScript } from './lib/setupError.mjs';

// Gives an owner who cannot sign in a new password; the server may run.
await runScript(() => runBuilt('dist/server/adminReset.js', 'Replacing the password…'));
