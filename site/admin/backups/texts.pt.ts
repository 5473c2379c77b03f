import { sentences } from '@shared/i18n/translation';

export const backupsPt = sentences({
  'Download backup with the key': 'Transferir a cópia com a chave',
  'Backup downloaded': 'Cópia de segurança transferida',
  'Backup failed': 'Não foi possível fazer a cópia de segurança',
  'Backup with the key': 'Cópia de segurança com a chave',
  'The mail server’s password, addresses of calendars and authenticator apps are encrypted with a key that a backup leaves out. To move to another machine without entering them again, take it along, encrypted with a passphrase.':
    'A palavra-passe do servidor de e-mail, os endereços dos calendários e as aplicações de autenticação estão encriptados com uma chave que não vai na cópia de segurança. Para mudar para outra máquina sem os introduzir de novo, leve a chave consigo, encriptada com uma frase secreta.',
  'Ready for ten minutes. Keep the passphrase apart from the file: restoring asks for it, and nobody can open the key without it.':
    'Pronta durante dez minutos. Guarde a frase secreta longe do ficheiro: será pedida ao restaurar e, sem ela, ninguém consegue abrir a chave.',
  Passphrase: 'Frase secreta',
  'At least {passphraseMin} characters: four or five words that nobody guesses':
    'Pelo menos {passphraseMin} caracteres: quatro ou cinco palavras que ninguém adivinhe',
  'The same again': 'A mesma outra vez',
  'Repeated passphrase': 'Frase secreta repetida',
  'Encrypting…': 'A encriptar…',
  'Encrypt the key': 'Encriptar a chave',
  'Download backup': 'Transferir a cópia',
  Backup: 'Cópia de segurança',
  'A copy of everything': 'Uma cópia de tudo',
  'One file with every booking, message, price and photograph. Keep it on another machine. Stored passwords are in it encrypted, without the key.':
    'Um único ficheiro com todas as reservas, mensagens, preços e fotografias. Guarde-o noutra máquina. As palavras-passe guardadas vão lá encriptadas, sem a chave.',
  'The server makes one each night. Last: {at}.': 'O servidor faz uma por noite. Última: {at}.',
  'The server makes one each night. There is none yet.':
    'O servidor faz uma por noite. Ainda não há nenhuma.',
  'With the key…': 'Com a chave…',
});
