import { runBuilt } from './lib/command.mjs';

// Writes one of each mail to HTML files.
await runBuilt('mailPreview.js', 'Writing the mails…');
