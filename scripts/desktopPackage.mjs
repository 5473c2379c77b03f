import { stopChildrenOnSignals } from './lib/childProcess.mjs';
import { ensureDesktop } from './lib/desktopBuild.mjs';
import { packageDesktop } from './lib/packageDesktop.mjs';
import { announce, prepare, sayDetail } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { runScript } from './lib/setupError.mjs';
import { stopWithNpm } from './lib/stopWithNpm.mjs';

const STEPS = 4;

// Packages the desktop app for this machine's system; options go to electron-builder, for example `npm run
// desktop:package -- dir`. VILLA_UPDATE_FEED is the app's update feed.
stopChildrenOnSignals();
stopWithNpm();
await runScript(async () => {
  await prepare({ root, steps: STEPS });
  announce(STEPS, STEPS, 'Packaging the desktop app…');
  await ensureDesktop({ root, say: sayDetail });
  const system = { darwin: '--mac', win32: '--win' }[process.platform] ?? '--linux';
  const feed = process.env.VILLA_UPDATE_FEED;
  const publish = feed ? ['-c.publish.provider=generic', `-c.publish.url=${feed}`] : [];
  await packageDesktop({
    root,
    args: [system, ...process.argv.slice(2), '--publish=never', ...publish],
  });
  sayDetail('It is in dist/package.');
});
