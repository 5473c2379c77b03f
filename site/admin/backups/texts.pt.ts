import { translation } from '@shared/i18n/translation';
import type { backupsEn } from './texts.en';

/** `texts.en.ts` in Portuguese. */
export const backupsPt = translation<typeof backupsEn>()({
  'backups.downloadBackupWithThe': 'Transferir a cópia com a chave',
  'backups.backupDownloaded': 'Cópia de segurança transferida',
  'backups.backupFailed': 'Não foi possível fazer a cópia de segurança',
  'backups.backupWithTheKey': 'Cópia de segurança com a chave',
  'backups.theMailServersPassword':
    'A palavra-passe do servidor de e-mail, os endereços dos calendários e as aplicações de autenticação estão encriptados com uma chave que não vai na cópia de segurança. Para mudar para outra máquina sem os introduzir de novo, leve a chave consigo, encriptada com uma frase secreta.',
  'backups.readyForTenMinutes':
    'Pronta durante dez minutos. Guarde a frase secreta longe do ficheiro: será pedida ao restaurar e, sem ela, ninguém consegue abrir a chave.',
  'backups.close': 'Fechar',
  'backups.passphrase': 'Frase secreta',
  'backups.passphraseHint':
    'Pelo menos {passphraseMin} caracteres: quatro ou cinco palavras que ninguém adivinhe',
  'backups.theSameAgain': 'A mesma outra vez',
  'backups.repeatedPassphrase': 'Frase secreta repetida',
  'backups.cancel': 'Cancelar',
  'backups.encrypting': 'A encriptar…',
  'backups.encryptTheKey': 'Encriptar a chave',
  'backups.downloadBackup': 'Transferir a cópia',
  'backups.backup': 'Cópia de segurança',
  'backups.oneFileWithEvery':
    'Um único ficheiro com todas as reservas, mensagens, preços e fotografias. O servidor também guarda uma cópia de cada noite; é a que fica noutro lugar que sobrevive a uma máquina avariada. As palavras-passe guardadas vão lá encriptadas, sem a chave.',
  'backups.withTheKey': 'Com a chave…',
});
