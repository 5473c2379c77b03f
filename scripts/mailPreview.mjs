import { runBuilt } from './lib/runBuilt.mjs';
import { runScript } from './lib/setupError.mjs';

// Writes one of each mail to HTML files.
await runScript(() => runBuilt('dist/server/mailPreview.js', 'Writing the mails…'));
