import { textOf } from '../i18n/textOf';

/** What the screens of this folder say, in English. */
export const backupsEn = {
  'backups.downloadBackupWithThe': 'Download backup with the key',
  'backups.backupDownloaded': 'Backup downloaded',
  'backups.backupFailed': 'Backup failed',
  'backups.backupWithTheKey': 'Backup with the key',
  'backups.theMailServersPassword':
    'The mail server’s password, addresses of calendars and authenticator apps are encrypted with a key that a backup leaves out. To move to another machine without entering them again, take it along, encrypted with a passphrase.',
  'backups.readyForTenMinutes':
    'Ready for ten minutes. Keep the passphrase apart from the file: restoring asks for it, and nobody can open the key without it.',
  'backups.close': 'Close',
  'backups.passphrase': 'Passphrase',
  'backups.passphraseHint':
    'At least {passphraseMin} characters: four or five words that nobody guesses',
  'backups.theSameAgain': 'The same again',
  'backups.repeatedPassphrase': 'Repeated passphrase',
  'backups.cancel': 'Cancel',
  'backups.encrypting': 'Encrypting…',
  'backups.encryptTheKey': 'Encrypt the key',
  'backups.downloadBackup': 'Download backup',
  'backups.backup': 'Backup',
  'backups.oneFileWithEvery':
    'One file with every booking, message, price and photograph. The server keeps one of each night as well; a copy in another place is the one that survives a broken machine. Stored passwords are in it encrypted, without the key.',
  'backups.withTheKey': 'With the key…',
} as const;

export const t = textOf(backupsEn);
