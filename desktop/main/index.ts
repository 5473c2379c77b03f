import path from 'node:path';
import { app } from 'electron';
import { registerAppScheme } from './appProtocol';
import { LINK_SCHEME } from './deepLink';
import { surviveFailures } from './failures';
import { startApp } from './startApp';

surviveFailures();

// A place of its own for everything the app keeps, so that two profiles can run side by side.
const profile = process.env['VILLA_ADMIN_PROFILE'];
app.setName('Villa Admin');
app.setPath('userData', profile ?? path.join(app.getPath('appData'), 'Villa Admin'));

// The lock belongs to the profile: it comes after it, and before anything is opened.
if (app.requestSingleInstanceLock()) {
  registerAppScheme();
  // For every page, whatever its window asks for. Root cannot have a sandbox, and says so itself.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
  // A run from the sources is not what links should open.
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);
  startApp();
} else {
  app.quit();
}
