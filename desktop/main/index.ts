import path from 'node:path';
import { app } from 'electron';
import { registerAppScheme } from './appProtocol';
import { LINK_SCHEME } from './deepLink';
import { surviveFailures } from './failures';
import { keepLogIn } from './log';
import { startApp } from './startApp';

surviveFailures();

// Same id as in electron-builder.yml; Windows uses it to attribute notifications.
if (process.platform === 'win32') app.setAppUserModelId('pt.villaluz.admin');
// A separate folder for each profile, so that two can run side by side. A run from the sources never touches the
// installed app's data.
const profile = process.env['VILLA_ADMIN_PROFILE'];
const ownName = app.isPackaged ? 'Villa Admin' : 'Villa Admin (sources)';
app.setName('Villa Admin');
app.setPath('userData', profile || path.join(app.getPath('appData'), ownName));

keepLogIn(path.join(app.getPath('userData'), 'logs'));

// The lock is per profile, so it follows `setPath`, and precedes opening any file.
if (app.requestSingleInstanceLock()) {
  registerAppScheme();
  // Sandboxes every page, whatever its window requests. Root cannot use the sandbox and passes this switch.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
  // Links should not open a run from the sources.
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);
  startApp();
} else {
  app.quit();
}
