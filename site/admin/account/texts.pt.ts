import { sentences } from '@shared/i18n/translation';

/** What the screens of this folder say, in Portuguese. */
export const accountPt = sentences({
  'Loading your account...': 'A carregar a sua conta...',
  'Your account could not be loaded.': 'Não foi possível carregar a sua conta.',
  'Where you are signed in': 'Onde tem sessão iniciada',
  'If you do not recognise one of them, sign it out and change your password.':
    'Não reconhece algum destes dispositivos? Termine essa sessão e altere a sua palavra-passe.',
  'Sign out all others': 'Terminar todas as outras',
  'Loading your devices...': 'A carregar os seus dispositivos...',
  'Your devices could not be loaded.': 'Não foi possível carregar os seus dispositivos.',
  'This one, since {createdAt}': 'Este dispositivo, desde {createdAt}',
  'Last seen {lastUsedAt}, signed in {createdAt}':
    'Visto pela última vez a {lastUsedAt}, sessão iniciada a {createdAt}',
  'Sign out {session}, last seen {lastUsedAt}':
    'Terminar sessão em {session}, visto pela última vez a {lastUsedAt}',
  'Sign out everywhere else?': 'Terminar a sessão nos outros dispositivos?',
  'Only this browser stays signed in.': 'Só este navegador mantém a sessão iniciada.',
  'Sign out {task}?': 'Terminar a sessão em {task}?',
  'Whoever uses it has to sign in again.':
    'Quem o estiver a usar terá de iniciar sessão outra vez.',
  'A device from before this list': 'Um dispositivo anterior a esta lista',
  'Signed out{#devices}': 'Sessão terminada',
  'Failed to sign out': 'Não foi possível terminar a sessão',
  'For everybody': 'Para todos',
  'Anyone without a second step has to set one up first.':
    'Quem não tiver um segundo passo terá de o configurar antes de tudo o resto.',
  'Set up a second step for yourself first; then you can ask everybody for one.':
    'Configure primeiro um segundo passo para si; depois poderá exigi-lo a todos.',
  'Everybody needs a second step to sign in':
    'Todos precisam de um segundo passo para iniciar sessão',
  'Failed to save': 'Não foi possível guardar',
  'The authenticator app could not be set up':
    'Não foi possível configurar a aplicação de autenticação',
  'A second step': 'Um segundo passo',
  'Somebody who has your password cannot get in with it alone.':
    'Quem descobrir a sua palavra-passe não consegue entrar só com ela.',
  'With a second step, somebody who has your password cannot get in with it alone.':
    'Com um segundo passo, quem descobrir a sua palavra-passe não consegue entrar só com ela.',
  'Authenticator app': 'Aplicação de autenticação',
  'Set up. It shows a new code every half minute.':
    'Configurada. Mostra um novo código a cada meio minuto.',
  'An app on your phone that shows a code, for the browser and the desktop app':
    'Uma aplicação no telemóvel que mostra um código, para o navegador e a aplicação de computador',
  'Remove the authenticator app': 'Remover a aplicação de autenticação',
  'Set up an authenticator app{#title}': 'Configurar uma aplicação de autenticação',
  'Set up': 'Configurar',
  Passkeys: 'Chaves de acesso',
  'Fingerprint, face or a key: signs you in without a password':
    'Impressão digital, rosto ou chave de segurança: inicia sessão sem palavra-passe',
  'Passkeys are added and used in the browser':
    'As chaves de acesso são adicionadas e usadas no navegador',
  'Add a passkey': 'Adicionar uma chave de acesso',
  Add: 'Adicionar',
  'Added {createdAt}, not used yet': 'Adicionada a {createdAt}, ainda não usada',
  'Added {createdAt}, last used {lastUsedAt}':
    'Adicionada a {createdAt}, usada pela última vez a {lastUsedAt}',
  'Rename the passkey “{name}”': 'Mudar o nome da chave de acesso “{name}”',
  Rename: 'Mudar o nome',
  'Remove the passkey “{name}”': 'Remover a chave de acesso “{name}”',
  'Recovery codes': 'Códigos de recuperação',
  '{recoveryCodesLeft} of 10 left, for when you do not have your phone':
    'Restam {recoveryCodesLeft} de 10, para um dia sem telemóvel',
  'New codes': 'Novos códigos',
  'Remove the authenticator app?': 'Remover a aplicação de autenticação?',
  'Its codes stop working at once. Your passkeys stay.':
    'Os códigos deixam de funcionar de imediato. As suas chaves de acesso mantêm-se.',
  'Your password alone signs you in again, and the recovery codes stop working.':
    'Volta a iniciar sessão só com a palavra-passe, e os códigos de recuperação deixam de funcionar.',
  'Remove the passkey “{name}”?': 'Remover a chave de acesso “{name}”?',
  'You can no longer sign in with it. Remove it from the device as well, so that it is not offered there.':
    'Deixa de imediato de poder iniciar sessão com ela. Remova-a também do dispositivo, para que deixe de lhe ser proposta.',
  'Make new recovery codes?': 'Criar novos códigos de recuperação?',
  'The old codes stop working at once.': 'Os que guardou antes deixam de funcionar de imediato.',
  'Make new codes': 'Criar novos códigos',
  'Authenticator app removed': 'Aplicação de autenticação removida',
  'Failed to remove the authenticator app': 'Não foi possível remover a aplicação de autenticação',
  'Passkey removed': 'Chave de acesso removida',
  'Failed to remove the passkey': 'Não foi possível remover a chave de acesso',
  'New recovery codes made': 'Novos códigos de recuperação criados',
  'Failed to make new codes': 'Não foi possível criar novos códigos',
  'Passkey added': 'Chave de acesso adicionada',
  'Give it a name that tells you which device it is. Your browser then asks for your fingerprint, face or PIN.':
    'Dê-lhe um nome pelo qual reconheça o dispositivo. O navegador pede-lhe depois a impressão digital, o rosto ou o PIN.',
  'For example: my phone': 'Por exemplo: o meu telemóvel',
  'No passkey was made': 'Não foi criada nenhuma chave de acesso',
  'No passkey was made. You may have cancelled it, or this device has one already.':
    'Não foi criada nenhuma chave de acesso. O pedido pode ter sido cancelado, ou este dispositivo já tem uma.',
  'Waiting for your device...': 'À espera do seu dispositivo...',
  'Add passkey': 'Adicionar chave de acesso',
  'Keep these recovery codes': 'Guarde estes códigos de recuperação',
  'Each code signs you in once if you do not have your phone. They are shown only now: print them, or save them in a password manager.':
    'Cada um permite iniciar sessão uma vez, quando estiver sem o telemóvel. Só são mostrados agora: imprima-os ou guarde-os num gestor de palavras-passe.',
  '{villaName} recovery codes\n{join}': 'Códigos de recuperação de {villaName}\n{join}',
  'Copy codes': 'Copiar códigos',
  'Keep them where only you can read them.': 'Guarde-os onde mais ninguém os possa ler.',
  'I have kept them': 'Já os guardei',
  'Passkey renamed': 'Nome da chave de acesso alterado',
  'Failed to rename the passkey': 'Não foi possível mudar o nome da chave de acesso',
  'Rename the passkey': 'Mudar o nome da chave de acesso',
  'A name that tells you which device it is.': 'Um nome pelo qual reconheça o dispositivo.',
  'Set up a second step': 'Configurar um segundo passo',
  'The owner of this villa asks everybody for one. It takes a minute.':
    'O proprietário desta casa pede um a todos. Demora um minuto, e depois já pode entrar.',
  'You sign in as {username}.': 'Inicia sessão como {username}.',
  'For a link if you lose your password, and for news of sign-ins from new devices':
    'Para onde enviamos uma ligação se perder a palavra-passe, e os avisos de sessões iniciadas em novos dispositivos',
  'E-mail address': 'Endereço de e-mail',
  'Save the e-mail address': 'Guardar e-mail',
  'E-mail address saved': 'E-mail guardado',
  'The e-mail address was not saved': 'Não foi possível guardar o e-mail',
  'Open the app on your phone (1Password, Google Authenticator, Aegis or another) and scan this picture.':
    'Abra a aplicação no telemóvel (1Password, Google Authenticator, Aegis ou outra) e leia esta imagem.',
  'QR code for the authenticator app': 'Código QR para a aplicação de autenticação',
  'Open in the app on this phone': 'Abrir na aplicação neste telemóvel',
  'No camera? Type this key instead: {part}': 'Sem câmara? Escreva antes esta chave: {part}',
  'Paste it into the app.': 'Cole-a na aplicação.',
  'The six digits that the app shows': 'Os seis algarismos que a aplicação mostra',
  'Checking...': 'A verificar...',
  'Turn it on': 'Ativar',
  'Authenticator app set up': 'Aplicação de autenticação configurada',
  'The code was not right': 'O código não estava certo',
  'Used in the back office, in the desktop app and in e-mails to you.':
    'O idioma da área de gestão, da aplicação de computador e dos e-mails que lhe enviamos.',
  'Language of the back office': 'Idioma da área de gestão',
  'Language saved': 'Idioma guardado',
  key: 'chave',
  codes: 'códigos',
});
