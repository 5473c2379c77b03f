import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import { writeWhole } from './jsonFile';

export function startsAtLogin(): boolean {
  if (process.platform !== 'linux') return app.getLoginItemSettings().openAtLogin;
  const file = entryFile();
  // Desktops disable an entry with these lines.
  const isOff = /^(Hidden=true|X-GNOME-Autostart-enabled=false)\s*$/m;
  return existsSync(file) && !isOff.test(readFileSync(file, 'utf8'));
}

/** Electron only supports Windows and macOS. Linux desktops start the entries in this folder. */
export function setStartAtLogin(isOn: boolean): void {
  if (process.platform !== 'linux') app.setLoginItemSettings({ openAtLogin: isOn });
  else if (isOn) writeWhole(entryFile(), entryOf(commandLine()));
  else rmSync(entryFile(), { force: true });
}

export function entryOf(command: readonly string[]): string {
  return [
    '[Desktop Entry]',
    'Type=Application',
    'Version=1.0',
    'Name=Villa Admin',
    'Comment=The back office of a holiday villa',
    `Exec=${command.map(quoted).join(' ')}`,
    'Icon=villa-admin',
    'Terminal=false',
    'X-GNOME-Autostart-enabled=true',
    '',
  ].join('\n');
}

/**
 * An argument of `Exec`: quoted as in a shell, `%` doubled, and `\` escaped once more as in every string of the file.
 */
function quoted(argument: string): string {
  const inQuotes = argument.replaceAll(/["`$\\]/g, '\\$&').replaceAll('%', '%%');
  return `"${inQuotes}"`.replaceAll('\\', '\\\\');
}

function entryFile(): string {
  return path.join(app.getPath('appData'), 'autostart/villa-admin.desktop');
}

/** An AppImage runs from a temporary folder; its own file is in the environment. */
function commandLine(): string[] {
  const program = process.env['APPIMAGE'] ?? process.execPath;
  return app.isPackaged ? [program] : [program, app.getAppPath()];
}
