import { pathToFileURL } from 'node:url';

// Entry of the local villa's process. Its argument is the built server, an ES module, which not every Electron can
// start directly.
process.argv.splice(1, 1);
void import(pathToFileURL(process.argv[1] ?? '').href);
