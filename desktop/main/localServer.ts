import { pathToFileURL } from 'node:url';

// What the process of the villa on this computer begins with. Its argument is the built server,
// an ES module, which not every Electron starts by itself.
process.argv.splice(1, 1);
void import(pathToFileURL(process.argv[1] ?? '').href);
