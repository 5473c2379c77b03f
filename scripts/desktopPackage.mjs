import { runCommand } from './lib/command.mjs';
import { ensureDesktop } from './lib/desktopBuild.mjs';
import { packageDesktop } from './lib/packageDesktop.mjs';
import { sayDetail } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';

// Packages the desktop app for this machine's system; options go to electron-builder, for example `npm run
// desktop:package -- dir`. VILLA_UPDATE_FEED is the app's update feed.
await runCommand({ lastStep: 'Packaging the desktop app…' }, async () => {
  await ensureDesktop({ root, say: sayDetail });
  const system = { darwin: '--mac', win32: '--win' }[process.platform] ?? '--linux';
  const feed = process.env.VILLA_UPDATE_FEED;
  const publish = feed ? ['-c.publish.provider=generic', `-c.publish.url=${feed}`] : [];
  const args = [system, ...process.argv.slice(2), '--publish=never', ...publish];
  await packageDesktop({ root, args });
  sayDetail('It is in dist/package.');
});
