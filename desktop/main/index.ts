import path from 'node:path';
import { app, crashReporter } from 'electron';
import { registerAppScheme } from './appProtocol';
import { LINK_SCHEME } from './deepLink';
import { surviveFailures } from './failures';
import { keepLogIn } from './log';
import { startApp } from './startApp';

surviveFailures();

// The same as in electron-builder.yml: by it Windows knows whose notifications these are.
if (process.platform === 'win32') app.setAppUserModelId('pt.villaluz.admin');
// A place of its own for everything the app keeps, so that two profiles can run side by side. A
// run from the sources never touches what the installed app keeps.
const profile = process.env['VILLA_ADMIN_PROFILE'];
const ownName = app.isPackaged ? 'Villa Admin' : 'Villa Admin (sources)';
app.setName('Villa Admin');
app.setPath('userData', profile || path.join(app.getPath('appData'), ownName));

const folder = app.getPath('userData');
keepLogIn(path.join(folder, 'logs'));
// Kept in the profile for a report that the owner may make of them; sent to nobody.
app.setPath('crashDumps', path.join(folder, 'crashes'));
crashReporter.start({ uploadToServer: false });

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
